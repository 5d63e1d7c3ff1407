/** Newsletter: form in the footer, confirmation and unsubscription. */
export const newsletter = {
  'newsletter.title': 'Lettre d’information',
  'newsletter.meta-description':
    'La lettre d’information de {{company}} : s’inscrire, confirmer son inscription, se désinscrire en un clic.',
  'newsletter.keywords': 'lettre d’information, newsletter, pesage, métrologie',
  'newsletter.purpose':
    'Nouveaux instruments, conseils de pesage, rappels réglementaires : de temps en temps, par e-mail.',
  'newsletter.subscribe': 'S’inscrire',
  'newsletter.consent':
    'Votre adresse sert à l’envoi de la lettre et à rien d’autre. Désinscription en un clic, à tout moment.',
  'newsletter.failed': "Une erreur s'est produite",
  'newsletter.success': 'Inscription réussie !',
  'newsletter.success-text':
    'Il reste une étape : ouvrez le message envoyé à {{email}} et confirmez. Sans confirmation sous sept jours, l’adresse est effacée.',
  'newsletter.again': 'Inscrire une autre adresse',
  'newsletter.confirm': 'Confirmer mon inscription',
  'newsletter.confirm-ready': 'Confirmez votre inscription',
  'newsletter.confirm-ready-text':
    'Un clic suffit : la lettre sera ensuite envoyée à l’adresse qui a reçu ce lien, et nulle part ailleurs.',
  'newsletter.confirm-invalid': 'Ce lien n’est plus valable',
  'newsletter.confirm-invalid-text':
    'Il a plus de sept jours, il est incomplet, ou l’adresse a été désinscrite entre-temps. Inscrivez-vous à nouveau : un autre lien vous sera envoyé.',
  'newsletter.confirmed': 'Inscription confirmée',
  'newsletter.confirmed-text':
    'Merci. Un message avec votre lien de désinscription est envoyé à la même adresse : gardez-le.',
  'newsletter.already-confirmed': 'Inscription déjà confirmée',
  'newsletter.already-confirmed-text': 'Tout est en ordre, il n’y a rien d’autre à faire.',
  'newsletter.unsubscribe': 'Me désinscrire',
  'newsletter.unsubscribe-ready': 'Se désinscrire',
  'newsletter.unsubscribe-ready-text':
    'Un clic suffit : votre adresse est effacée et la lettre ne vous parvient plus.',
  'newsletter.unsubscribe-invalid': 'Ce lien est incomplet',
  'newsletter.unsubscribe-invalid-text':
    'Ouvrez-le à nouveau depuis le message, ou écrivez à {{email}} : nous vous désinscrirons.',
  'newsletter.unsubscribed': 'Désinscription effectuée',
  'newsletter.unsubscribed-text':
    'Votre adresse est effacée de la liste. Vous pouvez vous réinscrire quand vous voulez.',
}
