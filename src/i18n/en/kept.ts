import type { kept as french } from '#src/i18n/fr/kept.ts'

/** Requests that the device keeps until there is a network. */
export const kept: Record<keyof typeof french, string> = {
  'kept.title': 'Waiting to be sent',
  'kept.waiting-quote':
    'No connection: your quote request is kept on this device. It will be sent as soon as you are back online, and only once.',
  'kept.waiting-message':
    'No connection: your message is kept on this device. It will be sent as soon as you are back online, and only once.',
  'kept.sending': 'Sending…',
  'kept.unsure-quote':
    'Your quote request has been waiting for a long time, and we cannot tell whether it reached us. If you have had no confirmation email, send it again.',
  'kept.unsure-message':
    'Your message has been waiting for a long time, and we cannot tell whether it reached us. If you have had no confirmation email, send it again.',
  'kept.refused-quote': 'Your quote request could not be accepted as it is. Correct it, then send it again.',
  'kept.refused-message': 'Your message could not be accepted as it is. Correct it, then send it again.',
  'kept.sent-quote': 'Your quote request has been sent. Reference: {{reference}}',
  'kept.sent-message': 'Your message has been sent. Reference: {{reference}}',
  'kept.send-now': 'Send now',
  'kept.edit': 'Edit',
  'kept.cancel': 'Do not send',
  'kept.confirm-cancel': 'Delete from this device what has not been sent?',
  'kept.delete': 'Delete',
  'kept.confirmation': 'See the confirmation',
}
