/** Legal notice and privacy. */
export const legal = {
  'legal.meta-description':
    'Mentions légales du site de {{company}} : éditeur, hébergeur, accréditation, catalogue de démonstration, prix, équipements électriques, accessibilité.',
  'legal.keywords': 'mentions légales, éditeur, hébergeur, accréditation, accessibilité',
  'legal.examples':
    'Les numéros d’immatriculation ci-dessous sont des exemples : ce site est une démonstration.',
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
    'Vérification d’instruments de pesage à fonctionnement non automatique : accréditation n° {{reference}}, portée disponible sur www.cofrac.fr. L’accréditation porte sur la vérification seulement, ni sur la vente ni sur la réparation.',
  'legal.catalogue': 'Catalogue',
  'legal.prices': 'Prix et devis',
  'legal.prices-text':
    'Les prix s’entendent hors taxes, en euros. Ils sont indicatifs : seul le devis écrit engage.',
  'legal.equipment': 'Équipements électriques',
  'legal.equipment-text':
    'Identifiant unique de producteur (article L541-10-13 du code de l’environnement) : {{producer}}. Un instrument en fin de vie ne se jette pas avec les déchets ordinaires ; demandez-nous sa reprise avec votre devis.',
  'legal.property': 'Contenus',
  'legal.property-text':
    'Les textes, les dessins et le code de ce site appartiennent à {{company}}. La carte de la page « À propos » est faite de données ouvertes, dont les sources et les licences sont nommées sous la carte.',
  'legal.accessibility': 'Accessibilité',
  'legal.accessibility-text':
    'Ce site vise le niveau AA des WCAG 2.2 : il se parcourt au clavier et avec un lecteur d’écran, en clair comme en sombre. Si quelque chose vous arrête, écrivez à {{email}} : nous corrigeons et vous répondons autrement en attendant.',
  'privacy.meta-description':
    'Ce que ce site enregistre, où, combien de temps, et ce qu’il n’enregistre pas : aucun traceur, aucun tiers publicitaire.',
  'privacy.keywords': 'confidentialité, données personnelles, RGPD',
  'privacy.lead': 'Ce que le site de {{company}} enregistre, et ce qu’il n’enregistre pas.',
  'privacy.requests': 'Vos demandes',
  'privacy.requests-text':
    'Une demande de devis ou un message est conservé avec les coordonnées que vous y écrivez, pour y répondre et en garder la trace. Rien n’est transmis à des fins publicitaires.',
  'privacy.mail': 'Les e-mails',
  'privacy.mail-text':
    'Votre demande nous est envoyée par e-mail, et une confirmation sans votre message part à votre adresse.',
  'privacy.browser': 'Dans votre navigateur',
  'privacy.browser-text':
    'Votre liste de devis, le texte en cours de saisie et votre langue restent dans votre navigateur. Le site ne dépose aucun cookie de suivi.',
  'privacy.network': 'Votre adresse réseau',
  'privacy.network-text':
    'Pour refuser les envois en masse, une empreinte de votre adresse IP, différente chaque jour, est comptée pendant moins d’une heure. L’adresse elle-même n’est pas conservée.',
  'privacy.rights': 'Vos droits',
  'privacy.rights-text': 'Pour consulter, corriger ou faire effacer vos données, écrivez à {{email}}.',
}
