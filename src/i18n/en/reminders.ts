import type { reminders as french } from '#src/i18n/fr/reminders.ts'

/** The page that stops the reminders of « my scales ». */
export const reminders: Record<keyof typeof french, string> = {
  'reminders.title': 'Verification reminders',
  'reminders.description': 'Stop the due-date reminders of {{company}} with one click.',
  'reminders.keywords': 'reminders, periodic verification, unsubscribe',
  'reminders.lead': 'The messages that come before your instruments are due.',
  'reminders.ready': 'Receive no more reminders',
  'reminders.ready-text':
    'One click is enough. Your register stays as it is, and you can resume reminders in your customer area.',
  'reminders.invalid': 'This link is incomplete',
  'reminders.invalid-text':
    'Open it again from the message, or write to {{email}}: we will stop the reminders.',
  'reminders.stopped': 'Reminders stopped',
  'reminders.stopped-text':
    'You will receive no more reminders. The duty to have your instruments verified remains yours.',
  'reminders.stop': 'Stop reminders',
  'reminders.failed': 'Something went wrong. Please try again.',
  'reminders.sending': 'Sending…',
}
