import type { legal as french } from '#src/i18n/fr/legal.ts'

/** Legal notice and privacy. */
export const legal: Record<keyof typeof french, string> = {
  'legal.meta-description':
    'Impressum der Website von {{company}}: Herausgeber, Hosting, Akkreditierung, Demonstrationskatalog, Preise, Elektrogeräte, Barrierefreiheit.',
  'legal.keywords': 'Impressum, Herausgeber, Hosting, Akkreditierung, Barrierefreiheit',
  'legal.examples':
    'Die folgenden Register-, Zulassungs- und Kennzeichennummern sind Beispiele: Diese Website ist eine Demonstration.',
  'legal.publisher': 'Herausgeber',
  'legal.name': 'Firma',
  'legal.form': 'Rechtsform und Kapital',
  'legal.form-value': '{{form}} mit einem Stammkapital von {{capital}}',
  'legal.seat': 'Sitz',
  'legal.register': 'Register',
  'legal.vat': 'Umsatzsteuer-Identifikationsnummer',
  'legal.director': 'Verantwortlich für den Inhalt',
  'legal.contact': 'Kontakt',
  'legal.host': 'Hosting',
  'legal.accreditation': 'Akkreditierung',
  'legal.accreditation-text':
    'Prüfung nichtselbsttätiger Waagen in Frankreich: Akkreditierung Nr.\u00a0{{reference}}, Geltungsbereich unter www.cofrac.fr. Die Akkreditierung gilt nur für die Prüfung, weder für den Verkauf noch für die Reparatur. Eichungen in Deutschland nehmen die Eichbehörden vor.',
  'legal.catalogue': 'Katalog',
  'legal.approval': 'Zulassung und Instandsetzerkennzeichen (Frankreich)',
  'legal.approval-text':
    'Prüfung von Waagen im Betrieb in Frankreich: vom Präfekten zugelassene Stelle (Erlass vom 26.\u00a0Mai 2004, Artikel\u00a010), Zulassung Nr.\u00a0{{approval}}. Reparatur: Kennzeichen {{mark}} (Erlass vom 31.\u00a0Dezember 2001, Artikel\u00a044).',
  'legal.prices': 'Preise und Angebote',
  'legal.prices-text':
    'Preise in Euro, zuzüglich Mehrwertsteuer. Sie sind unverbindlich: Verbindlich ist nur das schriftliche Angebot.',
  'legal.equipment': 'Elektrogeräte',
  'legal.equipment-text':
    'Herstellerkennung (Artikel L541-10-13 des französischen Umweltgesetzbuchs): {{producer}}. Ein ausgedientes Gerät gehört nicht in den Hausmüll; fragen Sie bei Ihrer Angebotsanfrage nach der Rücknahme.',
  'legal.property': 'Inhalte',
  'legal.property-text':
    'Texte, Zeichnungen und Code dieser Website gehören {{company}}. Die Karte auf der Seite „Über uns“ beruht auf offenen Daten; Quellen und Lizenzen stehen unter der Karte.',
  'legal.accessibility': 'Barrierefreiheit',
  'legal.accessibility-text':
    'Diese Website strebt die Stufe AA der WCAG 2.2 an: Sie ist mit Tastatur und Screenreader bedienbar, in heller wie in dunkler Darstellung. Wenn Sie auf ein Hindernis stoßen, schreiben Sie an {{email}}: Wir beheben es und antworten Ihnen bis dahin auf anderem Weg.',
  'legal.security': 'Sicherheitslücke melden',
  'legal.security-text':
    'Sie haben eine Sicherheitslücke auf dieser Website gefunden? Schreiben Sie auf Französisch, Englisch oder Deutsch an {{email}}, mit allem, was nötig ist, um sie nachzuvollziehen. Bitte veröffentlichen Sie sie nicht vor der Behebung, sehen Sie keine Daten anderer ein und überlasten Sie die Website nicht: Wir antworten Ihnen und geben Bescheid, wenn sie behoben ist.',
  'privacy.meta-description':
    'Was diese Website speichert, wo, wie lange, und was sie nicht speichert: keine Tracking-Cookies, keine Werbung Dritter.',
  'privacy.keywords': 'Datenschutz, personenbezogene Daten, DSGVO, Cookies',
  'privacy.lead': 'Was die Website von {{company}} speichert, wo und wie lange, und was sie nicht speichert.',
  'privacy.none': 'Was die Website nicht tut',
  'privacy.none-text':
    'Keine Tracking-Cookies, keine Werbung, keine Inhalte oder Skripte Dritter, keine Profile. Deshalb gibt es auch kein Banner.',
  'privacy.controller': 'Verantwortlicher',
  'privacy.controller-text': '{{company}}, {{address}}. Fragen zu Ihren Daten: {{email}}.',
  'privacy.requests': 'Ihre Anfragen',
  'privacy.requests-text':
    'Eine Angebotsanfrage oder Nachricht wird mit den Kontaktdaten, die Sie angeben, und bei Anfragen mit unseren Nachrichten, Angeboten und gegebenenfalls der Unterschrift, die Sie in einer früheren Fassung dieser Website bei der Annahme geleistet haben, aufbewahrt, um sie zu beantworten und nachvollziehen zu können (vorvertragliche Maßnahmen, Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO). {{years}}\u00a0Jahre nach dem Absenden wird sie automatisch gelöscht, samt den Dateien, die Sie anhängen; eine hochgeladene, aber nicht abgesendete Datei nach einem Tag. Orts- und Kameradaten werden aus Fotos entfernt. Nichts wird zu Werbezwecken weitergegeben.',
  'privacy.mail': 'E-Mails',
  'privacy.mail-text':
    'Ihre Anfrage wird uns per E-Mail geschickt, und eine Bestätigung ohne Ihre Nachricht geht an Ihre Adresse. Der Vermerk über diesen Versand wird nach {{mailDays}}\u00a0Tagen gelöscht.',
  'privacy.newsletter': 'Der Newsletter',
  'privacy.newsletter-text':
    'Gespeichert werden Ihre Adresse, Ihre Sprache und die Zeitpunkte der Anmeldung und der Bestätigung, mit Ihrer Einwilligung (Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO). Unbestätigt wird der Eintrag nach sieben Tagen gelöscht, bestätigt, sobald Sie sich über den Link in jedem Newsletter abmelden.',
  'privacy.account': 'Ihr Konto',
  'privacy.account-text':
    'Wenn Sie ein Konto anlegen, werden gespeichert: Ihre Adresse, Ihr Name, Ihre Profilangaben, Ihre Liste und Ihre Waagen, die Zeitpunkte von Registrierung und Anmeldung, ein Hash Ihres Passworts (nie das Passwort selbst) und je angemeldetem Gerät dessen Browser und gekürzte Netzwerkadresse, um den Kundenbereich bereitzustellen (Vertragserfüllung, Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO). Es gibt zwei Cookies, beide unbedingt erforderlich: Eines hält Sie angemeldet, höchstens {{idleDays}}\u00a0Tage ohne Nutzung, insgesamt {{maxDays}}; das andere erkennt {{deviceDays}}\u00a0Tage lang das Gerät wieder, von dem aus Sie sich angemeldet haben, damit Sie bei einem Angriff auf die Website Vorrang vor Unbekannten haben; es gewährt keinen Zugang und nennt Ihren Namen nicht. Die gekürzte Netzwerkadresse der Registrierung wird nach einem Jahr gelöscht. Nach {{accountYears}}\u00a0Jahren ohne Kontakt wird das Konto gelöscht; eine E-Mail kündigt es {{warningDays}}\u00a0Tage vorher an, und eine Anmeldung genügt, um es zu behalten. Im Kundenbereich können Sie alles exportieren und das Konto löschen; Ihre Angebotsanfragen verlieren dann Namen und Kontaktdaten.',
  'privacy.robots': 'Roboterprüfung',
  'privacy.robots-text':
    'Wenn an einem Tag viele Konten angelegt werden, verlangt die Registrierung eine Prüfung durch Cloudflare (Turnstile). Cloudflare, unser Hoster, erhält dann Ihre IP-Adresse und technische Daten Ihres Browsers, um eine Person von einem Programm zu unterscheiden. Wir speichern davon nichts. Rechtsgrundlage: unser berechtigtes Interesse, die Registrierung für alle offen zu halten.',
  'privacy.browser': 'In Ihrem Browser',
  'privacy.browser-text':
    'Ihre Anfrageliste, Ihr Vergleich, Ihre Sprache, begonnene Eingaben und, solange der Tab offen ist, der Link zu einer Anfrage und das Gespräch mit dem Assistenten bleiben im Speicher Ihres Browsers, weil der gewünschte Dienst sie braucht. Sie löschen sie, indem Sie Liste und Vergleich leeren oder die Websitedaten entfernen. Eine Anfrage oder Nachricht, die Sie ohne Verbindung absenden, bleibt dort, bis die Verbindung wieder da ist; bis dahin können Sie sie bearbeiten oder löschen.',
  'privacy.measurement': 'Messungen und Fehler',
  'privacy.measurement-text':
    'Die Website misst, wie lange Seiten laden, und empfängt Meldungen über Programmfehler, ohne Adresse, Cookie oder Kennung; URL-Parameter, E-Mail-Adressen und lange Zahlen werden vor dem Senden entfernt. Damit wird die Website repariert und beschleunigt; Rückschlüsse auf Personen erlaubt das nicht.',
  'privacy.searches': 'Suchen ohne Treffer',
  'privacy.searches-text':
    'Eine Suche im Katalog ohne Treffer wird je Tag und Sprache gezählt, ohne Angaben zu Ihnen, und nach {{missDays}}\u00a0Tagen gelöscht; was nach einer Adresse oder Nummer aussieht, wird nicht gespeichert.',
  'privacy.network': 'Ihre Netzwerkadresse',
  'privacy.network-text':
    'Um Massensendungen und das Erraten von Passwörtern abzuwehren, werden solche Versuche über einen Fingerabdruck Ihrer IP-Adresse gezählt, der täglich wechselt und höchstens zwei Tage gespeichert wird. Die vollständige Adresse speichert diese Website nicht; der Hosting-Anbieter verarbeitet sie, um Seiten auszuliefern.',
  'privacy.place': 'Wo und durch wen',
  'privacy.place-text':
    'Die Daten liegen in einer Datenbank unseres Hosting-Anbieters {{host}}, der als Auftragsverarbeiter handelt und sie nach seinem Auftragsverarbeitungsvertrag auch außerhalb der Europäischen Union verarbeiten kann; die Historie der Datenbank, die der Sicherung dient, reicht 30\u00a0Tage zurück. E-Mails gehen über unseren Mail-Anbieter. Sonst hat niemand Zugriff.',
  'privacy.rights': 'Ihre Rechte',
  'privacy.rights-text':
    'Sie können Auskunft, Berichtigung, Löschung, Übertragung Ihrer Daten oder die Einschränkung ihrer Verarbeitung verlangen oder der Verarbeitung widersprechen: Schreiben Sie an {{email}}. Sie können sich auch bei der CNIL (www.cnil.fr) oder Ihrer eigenen Aufsichtsbehörde beschweren.',
}
