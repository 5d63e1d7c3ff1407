import type { contact as french } from '#src/i18n/fr/contact.ts'

/** The contact page. */
export const contact: Record<keyof typeof french, string> = {
  'contact.title': 'Contact',
  'contact.meta-description':
    'A question about a scale, a verification or a repair? Write to us or call us: we work within {{radius}}\u00a0km of {{city}}.',
  'contact.keywords': 'weighing contact, scale repair Alsace, scale verification, phone',
  'contact.lead':
    'A question, a breakdown, a verification coming up: write to us and we will reply within 24\u00a0hours on working days.',
  'contact.quote-subject': 'Quote request',
  'contact.direct': 'Get in touch',
  'contact.hours': 'Opening hours',
  'contact.open': 'Open now, until {{until}} (Paris time)',
  'contact.closed': 'Closed; opens {{opening}} (Paris time)',
  'contact.holiday': 'Closed on {{day}} (public holiday in Alsace)',
  'contact.area': 'Service area',
  'contact.area-text': '{{radius}}\u00a0km around {{city}}: Alsace and neighbouring regions.',
  'contact.send': 'Send message',
  'contact.sent': 'Message sent',
  'contact.sent-text':
    'Your message has the reference {{reference}}. We reply within 24\u00a0hours on working days.',
  'contact.again': 'Write another message',
}
