import type { dashboard as french } from '#src/i18n/fr/dashboard.ts'

/** The customer area: overview, profile, requests, saved list, mails, password, sessions, own data. */
export const dashboard: Record<keyof typeof french, string> = {
  'dashboard.title': 'Mein Kundenbereich',
  'dashboard.meta-description':
    'Kundenbereich von {{company}}: Ihre Angaben, Ihre Angebotsanfragen und Ihre Liste an einem Ort.',
  'dashboard.keywords': 'Kundenbereich, Konto, Angebotsanfragen, Wägetechnik',
  'dashboard.hello': 'Guten Tag, {{name}}',
  'dashboard.contents': 'Rubriken des Kundenbereichs',
  'dashboard.unreachable': 'Ihr Kundenbereich ist im Moment nicht erreichbar',
  'dashboard.unreachable-text':
    'Wir konnten Ihre Anmeldung nicht prüfen. Sie sind nicht abgemeldet: Versuchen Sie es gleich noch einmal.',
  'dashboard.overview': 'Übersicht',
  'dashboard.requests': 'Meine Angebotsanfragen',
  'dashboard.list': 'Meine gespeicherte Liste',
  'dashboard.scales': 'Meine Waagen',
  'dashboard.details': 'Meine Angaben',
  'dashboard.mails': 'Meine E-Mails',
  'dashboard.security': 'Passwort',
  'dashboard.sessions': 'Angemeldete Geräte',
  'dashboard.data': 'Meine Daten',
  'dashboard.requests-lead':
    'Auch Anfragen, die Sie ohne Anmeldung gesendet haben, stehen hier, sobald Ihre Adresse bestätigt ist.',
  'dashboard.list-lead':
    'Ihre Anfrageliste, in Ihrem Konto aufbewahrt: Wenn Sie sich auf einem anderen Gerät anmelden, kommt sie zu der dortigen Liste hinzu.',
  'dashboard.details-lead':
    'Mit ihnen sind die Formulare für Angebot und Kontakt schon ausgefüllt. Nichts wird weitergegeben.',
  'dashboard.security-lead': 'Das neue Passwort gilt sofort; alle Ihre anderen Geräte werden abgemeldet.',
  'dashboard.sessions-lead':
    'Wo Ihr Konto geöffnet ist. Ein Gerät, das Sie nicht kennen? Melden Sie es ab und ändern Sie Ihr Passwort.',
  'dashboard.completeness': 'Profil ausgefüllt zu',
  'dashboard.percent': '{{percent}}\u00a0%',
  'dashboard.missing': 'Es fehlen noch:',
  'dashboard.complete': 'Ihr Profil ist vollständig.',
  'dashboard.address': 'E-Mail-Adresse',
  'dashboard.verified': 'Bestätigt',
  'dashboard.unverified':
    'Noch nicht bestätigt: Öffnen Sie den Link aus der Nachricht, die Sie bei der Registrierung erhalten haben. Danach erscheinen hier auch Anfragen, die Sie ohne Konto gesendet haben.',
  'dashboard.verify-again': 'Link erneut senden',
  'dashboard.verify-sent': 'Der Link ist unterwegs und kommt in wenigen Minuten an.',
  'dashboard.verify-often':
    'Es wurden schon mehrere Links gesendet: Sehen Sie im Spam-Ordner nach, oder versuchen Sie es in einer Stunde erneut.',
  'dashboard.since': 'Konto eröffnet am',
  'dashboard.field-firstName': 'Vorname',
  'dashboard.field-lastName': 'Nachname',
  'dashboard.field-company': 'Firma',
  'dashboard.field-position': 'Funktion',
  'dashboard.field-phone': 'Telefon',
  'dashboard.field-siret': 'SIRET (französische Firmennummer)',
  'dashboard.field-address': 'Adresse',
  'dashboard.field-postalCode': 'Postleitzahl',
  'dashboard.field-city': 'Ort',
  'dashboard.field-country': 'Land',
  'dashboard.save': 'Speichern',
  'dashboard.saving': 'Wird gespeichert\u00a0…',
  'dashboard.saved': 'Gespeichert',
  'dashboard.mail-language': 'Sprache unserer E-Mails',
  'dashboard.mail-language-hint':
    'Die Sprache der Nachrichten, die wir Ihnen senden. Die Sprache der Seiten wählen Sie oben auf dem Bildschirm.',
  'dashboard.newsletter': 'Newsletter',
  'dashboard.newsletter-label': 'Newsletter erhalten',
  'dashboard.newsletter-none': 'Sie haben den Newsletter nicht abonniert.',
  'dashboard.newsletter-unknown':
    'Ihre Adresse ist noch nicht bestätigt: Die Anmeldung erfolgt über den Link in einer Nachricht.',
  'dashboard.newsletter-pending':
    'Ein Schritt fehlt noch: Bestätigen Sie die Anmeldung über den Link, den wir an {{email}} gesendet haben.',
  'dashboard.newsletter-confirmed': 'Sie erhalten ihn an {{email}}.',
  'dashboard.no-requests': 'Sie haben noch keine Angebotsanfrage gesendet.',
  'dashboard.more': 'Ältere Anfragen anzeigen',
  'dashboard.more-items_one': 'und {{count}} weiteres Modell',
  'dashboard.more-items_other': 'und {{count}} weitere Modelle',
  'dashboard.open-request': 'Anfrage ansehen',
  'dashboard.back': 'Zurück zum Kundenbereich',
  'dashboard.logbook': 'Waagenbuch',
  'dashboard.request': 'Angebotsanfrage',
  'dashboard.unknown-request':
    'Diese Anfrage gibt es nicht, oder sie wurde nicht mit Ihrer Adresse gesendet. Anfragen werden nach drei Jahren gelöscht.',
  'dashboard.currentPassword': 'Aktuelles Passwort',
  'dashboard.password': 'Neues Passwort',
  'dashboard.change-password': 'Passwort ändern',
  'dashboard.password-changed': 'Passwort geändert',
  'dashboard.device': '{{browser}} auf {{system}}',
  'dashboard.unknown-device': 'Unbekanntes Gerät',
  'dashboard.since-when': 'angemeldet seit {{when}}',
  'dashboard.network': 'Netz {{network}}',
  'dashboard.this-device': 'Dieses Gerät',
  'dashboard.end-session': 'Abmelden',
  'dashboard.end-others': 'Alle anderen Geräte abmelden',
  'dashboard.ended': 'Abgemeldet.',
  'dashboard.export': 'Meine Daten mitnehmen',
  'dashboard.export-text':
    'Alles, was wir über Sie aufbewahren, in einer JSON-Datei: Profil, Anfragen, Liste, Geräte, Einstellungen.',
  'dashboard.export-link': 'Meine Daten herunterladen',
  'dashboard.delete': 'Mein Konto löschen',
  'dashboard.delete-text':
    'Die Löschung erfolgt sofort und endgültig. Bevor Sie bestätigen, sehen Sie, was gelöscht wird und was bleibt.',
  'dashboard.gone': 'Sofort gelöscht werden:',
  'dashboard.gone-profile':
    'Ihr Profil, Ihre gespeicherte Liste, Ihre Waagen, die Nachrichten aus dem Kontaktformular, unsere Nachrichten und Angebote;',
  'dashboard.gone-access': 'Ihr Passwort und der Zugang von allen Ihren Geräten;',
  'dashboard.gone-newsletter': 'Ihre Anmeldung zum Newsletter.',
  'dashboard.kept': 'Was bleibt, und warum:',
  'dashboard.kept-requests':
    'Ihre Angebotsanfragen, anonymisiert: Produkte, Leistungen und Mengen ohne Namen, Adresse oder Nachricht, für unsere Statistik, höchstens {{years}}\u00a0Jahre;',
  'dashboard.kept-mails':
    'E-Mails, die schon in unserem Postfach liegen: Geschäftskorrespondenz müssen wir für die gesetzliche Dauer aufbewahren.',
  'dashboard.delete-now': 'Endgültig löschen',
  'dashboard.deleting': 'Wird gelöscht\u00a0…',
  'quote.here_one': 'Die Liste in diesem Browser enthält {{count}} Produkt.',
  'quote.here_other': 'Die Liste in diesem Browser enthält {{count}} Produkte.',
  'quote.kept_one': '{{count}} Produkt in Ihrem Konto, gespeichert am {{when}}.',
  'quote.kept_other': '{{count}} Produkte in Ihrem Konto, gespeichert am {{when}}.',
  'quote.nothing-kept':
    'Noch ist nichts gespeichert: Fügen Sie Ihrer Anfrage Produkte hinzu und speichern Sie die Liste dann hier.',
  'quote.take-kept': 'Zu meiner Anfrage hinzufügen',
  'quote.forget-kept': 'Aus dem Konto löschen',
}
