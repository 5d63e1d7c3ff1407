/** Legal notice and privacy. */
export const legal = {
  'legal.meta-description':
    'Mentions légales du site de {{company}} : éditeur, hébergeur, accréditation, catalogue de démonstration, prix, équipements électriques, accessibilité.',
  'legal.keywords': 'mentions légales, éditeur, hébergeur, accréditation, accessibilité',
  'legal.examples':
    'Les numéros d’immatriculation, d’agrément et de marque ci-dessous sont des exemples : ce site est une démonstration.',
  'legal.publisher': 'Éditeur du site',
  'legal.name': 'Dénomination',
  'legal.form': 'Forme et capital',
  'legal.form-value': '{{form}} au capital de {{capital}}',
  'legal.seat': 'Siège social',
  'legal.register': 'Immatriculation',
  'legal.vat': 'TVA intracommunautaire',
  'legal.director': 'Directeur de la publication',
  'legal.contact': 'Contact',
  'legal.host': 'Hébergeur',
  'legal.accreditation': 'Accréditation',
  'legal.accreditation-text':
    'Vérification d’instruments de pesage à fonctionnement non automatique : accréditation n°\u00a0{{reference}}, portée disponible sur www.cofrac.fr. L’accréditation ne porte que sur la vérification, pas sur la vente ni sur la réparation.',
  'legal.catalogue': 'Catalogue',
  'legal.approval': 'Agrément et marque de réparateur',
  'legal.approval-text':
    'Vérification des instruments en service : organisme agréé par le préfet (arrêté du 26\u00a0mai 2004, article\u00a010), agrément n°\u00a0{{approval}}. Réparation : marque d’identification {{mark}} (arrêté du 31\u00a0décembre 2001, article\u00a044).',
  'legal.prices': 'Prix et devis',
  'legal.prices-text':
    'Les prix s’entendent hors taxes, en euros. Ils sont indicatifs : seul le devis écrit engage.',
  'legal.equipment': 'Équipements électriques',
  'legal.equipment-text':
    'Identifiant unique de producteur (article L.\u00a0541-10-13 du code de l’environnement) : {{producer}}. Un instrument en fin de vie ne se jette pas avec les déchets ordinaires ; demandez-nous sa reprise avec votre devis.',
  'legal.property': 'Contenus',
  'legal.property-text':
    'Les textes, les dessins et le code de ce site appartiennent à {{company}}. La carte de la page « À propos » est établie à partir de données ouvertes, dont les sources et les licences sont nommées sous la carte.',
  'legal.accessibility': 'Accessibilité',
  'legal.accessibility-text':
    'Ce site vise le niveau AA des WCAG 2.2 : il se parcourt au clavier et avec un lecteur d’écran, en clair comme en sombre. Si un obstacle vous arrête, écrivez à {{email}} : nous le corrigeons et, en attendant, vous répondons par un autre moyen.',
  'legal.security': 'Signaler une faille',
  'legal.security-text':
    'Vous avez trouvé une faille de sécurité dans ce site ? Écrivez à {{email}}, en français, en anglais ou en allemand, avec ce qu’il faut pour la reproduire. Merci de ne pas la rendre publique avant sa correction, de ne pas consulter les données d’autrui et de ne pas surcharger le site : nous vous répondons et vous prévenons quand elle est corrigée.',
  'privacy.meta-description':
    'Ce que ce site enregistre, où, combien de temps, et ce qu’il n’enregistre pas : aucun cookie de suivi, aucun tiers publicitaire.',
  'privacy.keywords': 'confidentialité, données personnelles, RGPD, cookies',
  'privacy.lead':
    'Ce que le site de {{company}} enregistre, où, combien de temps, et ce qu’il n’enregistre pas.',
  'privacy.none': 'Ce que le site ne fait pas',
  'privacy.none-text':
    'Aucun cookie de suivi, aucune publicité, aucun contenu ni script d’un tiers, aucun profil. C’est pourquoi aucun bandeau ne vous demande rien.',
  'privacy.controller': 'Responsable',
  'privacy.controller-text': '{{company}}, {{address}}. Pour toute question sur vos données : {{email}}.',
  'privacy.requests': 'Vos demandes',
  'privacy.requests-text':
    'Une demande de devis ou un message est conservé avec les coordonnées que vous y écrivez et, pour une demande de devis, avec nos échanges, nos devis et la signature que vous avez dessinée en acceptant, là où une version antérieure de ce site le proposait, pour y répondre et en garder la trace (mesures précontractuelles, article\u00a06.1.b du RGPD). Il est effacé automatiquement {{years}}\u00a0ans après son envoi, avec les fichiers que vous y joignez ; un fichier sans envoi l’est après un jour. Le lieu et l’appareil sont retirés des photos. Rien n’est transmis à des fins publicitaires.',
  'privacy.mail': 'Les e-mails',
  'privacy.mail-text':
    'Votre demande nous est envoyée par e-mail, et une confirmation, sans votre message, est envoyée à votre adresse. La trace de cet envoi est effacée après {{mailDays}}\u00a0jours.',
  'privacy.newsletter': 'La lettre d’information',
  'privacy.newsletter-text':
    'Sont enregistrés votre adresse, votre langue et deux instants, celui de la demande et celui de la confirmation, avec votre consentement (article\u00a06.1.a du RGPD). Non confirmée, la demande est effacée après sept jours ; confirmée, elle l’est dès que vous vous désinscrivez, par le lien de chaque lettre.',
  'privacy.account': 'Votre compte',
  'privacy.account-text':
    'Si vous créez un compte, sont enregistrés votre adresse, votre nom, ce que vous écrivez dans votre profil, votre liste et vos instruments, les instants d’inscription et de connexion, une empreinte de votre mot de passe (jamais le mot de passe) et, pour chaque appareil connecté, son navigateur et son réseau abrégé, pour fournir l’espace client (exécution du contrat, article\u00a06.1.b du RGPD). Deux cookies, strictement nécessaires : l’un vous garde connecté, {{idleDays}}\u00a0jours sans usage au plus, {{maxDays}} en tout ; l’autre reconnaît pendant {{deviceDays}}\u00a0jours l’appareil d’où vous vous êtes connecté, pour vous donner la priorité si le service est attaqué ; il n’ouvre rien et ne vous nomme pas. Le réseau abrégé de l’inscription est effacé après un an. Après {{accountYears}}\u00a0ans sans contact, le compte est effacé ; un e-mail vous prévient {{warningDays}}\u00a0jours avant, et une connexion suffit pour le garder. L’espace client vous permet de tout exporter et d’effacer le compte ; vos demandes de devis perdent alors votre nom et vos coordonnées.',
  'privacy.robots': 'Contrôle anti-robot',
  'privacy.robots-text':
    'Quand beaucoup de comptes sont créés le même jour, l’inscription demande un contrôle de Cloudflare (Turnstile). Cloudflare, notre hébergeur, reçoit alors votre adresse IP et des données techniques de votre navigateur, pour distinguer une personne d’un programme. Nous n’en conservons rien. Base légale : notre intérêt légitime à garder l’inscription ouverte à tous.',
  'privacy.browser': 'Dans votre navigateur',
  'privacy.browser-text':
    'Votre devis, votre comparaison, votre langue, le texte en cours de saisie et, tant que l’onglet est ouvert, le lien de suivi d’une demande et la conversation avec l’assistant restent dans le stockage de votre navigateur, parce que le service que vous demandez en a besoin. Vous les effacez en vidant le devis et la comparaison, ou avec les données du site. Une demande ou un message validés hors ligne y restent jusqu’au retour de la connexion ; vous pouvez les modifier ou les effacer d’ici là.',
  'privacy.measurement': 'Mesures et pannes',
  'privacy.measurement-text':
    'Le site mesure le temps de chargement des pages et reçoit les erreurs de programme, sans adresse, sans cookie, sans identifiant ; les paramètres d’URL, les adresses e-mail et les longs nombres sont retirés avant l’envoi. Ces mesures servent à réparer et à accélérer le site, et ne désignent personne.',
  'privacy.searches': 'Recherches sans résultat',
  'privacy.searches-text':
    'Une recherche du catalogue sans résultat est comptée par jour et par langue, sans rien de vous, et effacée après {{missDays}}\u00a0jours\u202f; ce qui ressemble à une adresse ou à un numéro n’est pas enregistré.',
  'privacy.network': 'Votre adresse réseau',
  'privacy.network-text':
    'Pour refuser les envois en masse et les essais de mots de passe, ils sont comptés par une empreinte de votre adresse IP, différente chaque jour et gardée deux jours au plus. L’adresse entière n’est pas conservée par ce site ; l’hébergeur la traite pour acheminer les pages.',
  'privacy.place': 'Où, et par qui',
  'privacy.place-text':
    'Les données se trouvent dans une base de notre hébergeur, {{host}}, qui agit comme sous-traitant et peut les traiter hors de l’Union européenne selon son accord de sous-traitance ; l’historique de la base, qui sert aux sauvegardes, remonte à 30\u00a0jours. Les e-mails passent par notre prestataire de messagerie. Personne d’autre n’y a accès.',
  'privacy.rights': 'Vos droits',
  'privacy.rights-text':
    'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur portabilité ou la limitation de leur traitement, ou vous y opposer : écrivez à {{email}}. Vous pouvez aussi saisir la CNIL (www.cnil.fr).',
}
