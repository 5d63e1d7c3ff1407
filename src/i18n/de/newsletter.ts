import type { newsletter as french } from '#src/i18n/fr/newsletter.ts'

/** Newsletter: form in the footer, confirmation and unsubscription. */
export const newsletter: Record<keyof typeof french, string> = {
  'newsletter.title': 'Newsletter',
  'newsletter.meta-description':
    'Der Newsletter von {{company}}: anmelden, Anmeldung bestätigen, mit einem Klick abmelden.',
  'newsletter.keywords': 'Newsletter, Wägetechnik, Messwesen',
  'newsletter.purpose':
    'Neue Waagen, Tipps rund ums Wiegen, Hinweise zu Vorschriften: von Zeit zu Zeit per E-Mail.',
  'newsletter.subscribe': 'Abonnieren',
  'newsletter.consent':
    'Ihre Adresse dient nur dem Versand des Newsletters. Abmeldung jederzeit mit einem Klick.',
  'newsletter.failed': 'Es ist ein Fehler aufgetreten',
  'newsletter.success': 'Anmeldung erfolgreich!',
  'newsletter.success-text':
    'Ein Schritt fehlt noch: Öffnen Sie die Nachricht an {{email}} und bestätigen Sie die Anmeldung. Ohne Bestätigung innerhalb von sieben Tagen wird die Adresse gelöscht.',
  'newsletter.again': 'Weitere Adresse anmelden',
  'newsletter.confirm': 'Anmeldung bestätigen',
  'newsletter.confirm-ready': 'Bestätigen Sie Ihre Anmeldung',
  'newsletter.confirm-ready-text':
    'Ein Klick genügt: Der Newsletter geht dann an die Adresse, an die dieser Link geschickt wurde, und an keine andere.',
  'newsletter.confirm-invalid': 'Dieser Link ist nicht mehr gültig',
  'newsletter.confirm-invalid-text':
    'Er ist älter als sieben Tage oder unvollständig, oder die Adresse wurde inzwischen abgemeldet. Melden Sie sich erneut an, dann senden wir Ihnen einen neuen Link.',
  'newsletter.confirmed': 'Anmeldung bestätigt',
  'newsletter.confirmed-text':
    'Vielen Dank. Eine Nachricht mit Ihrem Abmeldelink geht an dieselbe Adresse: Bitte bewahren Sie sie auf.',
  'newsletter.already-confirmed': 'Anmeldung bereits bestätigt',
  'newsletter.already-confirmed-text': 'Alles ist in Ordnung, Sie brauchen nichts weiter zu tun.',
  'newsletter.unsubscribe': 'Newsletter abbestellen',
  'newsletter.unsubscribe-ready': 'Newsletter abbestellen',
  'newsletter.unsubscribe-ready-text':
    'Ein Klick genügt: Ihre Adresse wird gelöscht und Sie erhalten den Newsletter nicht mehr.',
  'newsletter.unsubscribe-invalid': 'Dieser Link ist unvollständig',
  'newsletter.unsubscribe-invalid-text':
    'Öffnen Sie ihn erneut aus der Nachricht oder schreiben Sie an {{email}}: Wir melden Sie ab.',
  'newsletter.unsubscribed': 'Sie sind abgemeldet',
  'newsletter.unsubscribed-text':
    'Ihre Adresse ist aus der Liste gelöscht. Sie können sich jederzeit wieder anmelden.',
}
