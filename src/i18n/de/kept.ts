import type { kept as french } from '#src/i18n/fr/kept.ts'

/** Requests that the device keeps until there is a network. */
export const kept: Record<keyof typeof french, string> = {
  'kept.title': 'Wartet auf den Versand',
  'kept.waiting-quote':
    'Keine Verbindung: Ihre Angebotsanfrage ist auf diesem Gerät gespeichert. Sie wird gesendet, sobald die Verbindung wieder da ist, und nur einmal.',
  'kept.waiting-message':
    'Keine Verbindung: Ihre Nachricht ist auf diesem Gerät gespeichert. Sie wird gesendet, sobald die Verbindung wieder da ist, und nur einmal.',
  'kept.sending': 'Wird gesendet\u00a0…',
  'kept.unsure-quote':
    'Ihre Angebotsanfrage wartet schon lange, und wir wissen nicht, ob sie uns erreicht hat. Falls Sie keine Bestätigung per E-Mail erhalten haben, senden Sie sie erneut.',
  'kept.unsure-message':
    'Ihre Nachricht wartet schon lange, und wir wissen nicht, ob sie uns erreicht hat. Falls Sie keine Bestätigung per E-Mail erhalten haben, senden Sie sie erneut.',
  'kept.refused-quote':
    'Ihre Angebotsanfrage konnte so nicht angenommen werden. Korrigieren Sie sie und senden Sie sie erneut.',
  'kept.refused-message':
    'Ihre Nachricht konnte so nicht angenommen werden. Korrigieren Sie sie und senden Sie sie erneut.',
  'kept.sent-quote': 'Ihre Angebotsanfrage wurde gesendet. Nummer: {{reference}}',
  'kept.sent-message': 'Ihre Nachricht wurde gesendet. Nummer: {{reference}}',
  'kept.send-now': 'Jetzt senden',
  'kept.edit': 'Bearbeiten',
  'kept.cancel': 'Nicht senden',
  'kept.confirm-cancel': 'Die noch nicht gesendeten Angaben von diesem Gerät löschen?',
  'kept.delete': 'Löschen',
  'kept.confirmation': 'Bestätigung ansehen',
}
