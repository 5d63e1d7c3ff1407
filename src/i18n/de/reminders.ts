import type { reminders as french } from '#src/i18n/fr/reminders.ts'

/** The page that stops the reminders of « my scales ». */
export const reminders: Record<keyof typeof french, string> = {
  'reminders.title': 'Erinnerungen an Prüf- und Eichfristen',
  'reminders.description': 'Die Erinnerungen von {{company}} mit einem Klick abbestellen.',
  'reminders.keywords': 'Erinnerungen, wiederkehrende Prüfung, Eichfrist, abbestellen',
  'reminders.lead': 'Die Nachrichten, bevor eine Prüf- oder Eichfrist abläuft.',
  'reminders.ready': 'Keine Erinnerungen mehr erhalten',
  'reminders.ready-text':
    'Ein Klick genügt. Ihr Verzeichnis bleibt, wie es ist, und in Ihrem Kundenbereich können Sie die Erinnerungen wieder einschalten.',
  'reminders.invalid': 'Dieser Link ist unvollständig',
  'reminders.invalid-text':
    'Öffnen Sie ihn erneut aus der Nachricht, oder schreiben Sie an {{email}}: Wir stellen die Erinnerungen ab.',
  'reminders.stopped': 'Erinnerungen abbestellt',
  'reminders.stopped-text':
    'Sie erhalten keine Erinnerungen mehr. Die Pflicht, Ihre Waagen fristgerecht prüfen bzw. eichen zu lassen, bleibt bei Ihnen.',
  'reminders.stop': 'Erinnerungen abbestellen',
  'reminders.failed': 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  'reminders.sending': 'Wird gesendet\u00a0…',
}
