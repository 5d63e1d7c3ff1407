/** The page that stops the reminders of « my scales ». */
export const reminders = {
  'reminders.title': 'Rappels de vérification',
  'reminders.description': 'Arrêter les rappels d’échéance de {{company}} en un clic.',
  'reminders.keywords': 'rappels, vérification périodique, désinscription',
  'reminders.lead': 'Les messages qui précèdent l’échéance de vos instruments.',
  'reminders.ready': 'Ne plus recevoir de rappels',
  'reminders.ready-text':
    'Un clic suffit. Votre registre reste tel quel, et vous pouvez reprendre les rappels depuis votre espace client.',
  'reminders.invalid': 'Ce lien est incomplet',
  'reminders.invalid-text':
    'Ouvrez-le à nouveau depuis le message, ou écrivez à {{email}} : nous arrêterons les rappels.',
  'reminders.stopped': 'Rappels arrêtés',
  'reminders.stopped-text':
    'Vous ne recevrez plus de rappels. L’obligation de faire vérifier vos instruments vous incombe toujours.',
  'reminders.stop': 'Arrêter les rappels',
  'reminders.failed': 'Une erreur s’est produite. Réessayez.',
  'reminders.sending': 'Envoi en cours…',
}
