/** Legal notice and privacy. */
export const legal = {
  'legal.meta-description':
    'Mentions légales du site de {{company}} : éditeur, accréditation, catalogue de démonstration, prix.',
  'legal.keywords': 'mentions légales, éditeur, accréditation',
  'legal.publisher': 'Éditeur',
  'legal.accreditation': 'Accréditation',
  'legal.accreditation-text':
    'Vérification d’instruments de pesage à fonctionnement non automatique : accréditation n° {{reference}}. L’accréditation porte sur la vérification seulement, ni sur la vente ni sur la réparation.',
  'legal.catalogue': 'Catalogue',
  'legal.prices': 'Prix',
  'legal.prices-text': 'Les prix s’entendent hors taxes, en euros. Seul le devis écrit engage.',
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
