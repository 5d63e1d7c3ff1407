import type { faq as french } from '#src/i18n/fr/faq.ts'

/** Questions and answers. */
export const faq: Record<keyof typeof french, string> = {
  'faq.types': 'Welche Arten von Waagen bieten Sie an?',
  'faq.types-answer':
    'Waagen für den Handel (preisrechnende Waagen, Laden- und Kassenwaagen), die Industrie (Tisch-, Boden-, Paletten-, Kran-, Fahrzeug- und Zählwaagen), das Labor (Präzisions- und Analysenwaagen, Feuchtebestimmer) und die Medizin (Personen-, Stuhl-, Säuglings- und Apothekerwaagen): mehr als {{models}} Modelle, mit oder ohne Konformitätsbewertung.',
  'faq.maintenance': 'Übernehmen Sie Wartung und Prüfung?',
  'faq.maintenance-answer':
    'Ja. Wir warten, justieren und reparieren Waagen, und wir prüfen nichtselbsttätige Waagen in Frankreich unter der Akkreditierung Nr.\u00a0{{reference}}. In Deutschland nehmen die Eichbehörden die Eichung vor.',
  'faq.regions': 'In welchen Regionen arbeiten Sie?',
  'faq.regions-answer':
    'Im Umkreis von {{radius}}\u00a0km um {{city}}: der größte Teil des Elsass und des Départements Moselle, Teile von Meurthe-et-Moselle und Vosges, dazu Saarland, Südpfalz und Baden für Verkauf und Wartung. Liegt Ihr Standort weiter weg, schreiben Sie uns: Wir helfen Ihnen weiter.',
  'faq.quote': 'Wie erhalte ich ein Angebot?',
  'faq.quote-answer':
    'Setzen Sie Produkte auf Ihre Anfrageliste oder beschreiben Sie einfach Ihren Bedarf, nennen Sie Name und E-Mail-Adresse und senden Sie die Anfrage ab: Das Angebot ist kostenlos und kommt innerhalb von {{hours}}\u00a0Stunden an Arbeitstagen. Ein Konto ist nicht nötig.',
  'faq.frequency': 'Wie oft muss eine Waage geprüft werden?',
  'faq.frequency-answer':
    'In Frankreich alle zwei Jahre beim Direktverkauf an Verbraucher mit Waagen bis 30\u00a0kg Höchstlast; bei den übrigen geregelten Verwendungen jedes Jahr, auch bei derselben Waage, wenn auf ihr in Abwesenheit des Käufers vorverpackt wird. In Deutschland gilt das Mess- und Eichrecht: in der Regel zwei Jahre, zuständig sind die Eichbehörden.',
  'faq.regulated': 'Ist meine Waage eichpflichtig?',
  'faq.regulated-answer':
    'In Frankreich ja, wenn sie dem geschäftlichen Verkehr, dem Direktverkauf oder der Vorverpackung, der Berechnung von Gebühren, Tarifen oder Steuern, Gutachten, der Heilkunde, der Herstellung in Apotheken oder medizinischen und pharmazeutischen Analysen dient. Auch gelegentliche Verwendung zählt. Interne Kontrollen und Inventuren sind nicht betroffen. In Deutschland gilt das Mess- und Eichrecht; Auskunft geben die Eichbehörden.',
  'faq.sticker': 'Was bedeuten die grüne und die rote Prüfmarke?',
  'faq.sticker-answer':
    'In Frankreich bestätigt die grüne Marke, dass die Waage angenommen wurde, und zeigt das Ende der Gültigkeit; danach darf die Waage für geregelte Zwecke nicht mehr verwendet werden. Die rote Marke zeigt eine Ablehnung: keine Verwendung vor Reparatur und neuer Prüfung.',
  'faq.logbook': 'Was ist das metrologische Prüfbuch?',
  'faq.logbook-answer':
    'Das Heft, das zu jeder Waage gehört (carnet métrologique, Frankreich): Es hält Prüfungen und Reparaturen fest, wird spätestens einen Monat nach der Inbetriebnahme angelegt und bleibt am Ort der Verwendung, griffbereit für die Kontrollbehörden.',
  'faq.calibration': 'Was unterscheidet Prüfung, Kalibrierung und Justierung?',
  'faq.calibration-answer':
    'Die gesetzliche Prüfung sagt, ob die Waage dem Recht genügt: angenommen oder abgelehnt. Die Kalibrierung vergleicht ihre Anzeigen mit bekannten Gewichten und ergibt einen Kalibrierschein für Ihr Qualitätssystem. Die Justierung korrigiert die Waage. Keine ersetzt die anderen.',
  'faq.later': 'Kann eine Waage ohne Konformitätsbewertung später geprüft werden?',
  'faq.later-answer':
    'In der Regel nicht: Die Konformitätsbewertung (Ersteichung) erfolgt nur ab Werk, bei der Bestellung. Wenn eine eichpflichtige Verwendung möglich ist, wählen Sie gleich ein Modell mit CE und M.',
  'faq.which': 'Woher weiß ich, welche Waage ich brauche?',
  'faq.which-answer':
    'Der Konfigurator geht von Ihrer Anwendung aus: Er sagt, ob das Gesetz eine konformitätsbewertete Waage verlangt und welche Klasse und welcher Eichwert passen; er zeigt passende Modelle, solche, die knapp ausscheiden, und jeweils die Gründe. Die Angebotsanfrage senden Sie direkt von dort.',
  'faq.which-link': 'Meine Wägung beschreiben',
  'faq.prices': 'Was ist in den angezeigten Preisen enthalten?',
  'faq.prices-answer':
    'Der Preis der Waage in Euro, ohne Mehrwertsteuer. Lieferung, Inbetriebnahme, Prüfung und Zubehör stehen im Angebot; nur dieses ist verbindlich.',
  'faq.repair': 'Ist nach einer Reparatur eine neue Prüfung nötig?',
  'faq.repair-answer':
    'In Frankreich ja: Nach einer Reparatur wird eine Waage in geregelter Verwendung erneut geprüft, bevor sie wieder in Betrieb geht. In Deutschland wird sie neu geeicht, oder ein befugter Instandsetzer bringt sein Kennzeichen an (§\u00a054 MessEV).',
}
