import type { faq as french } from '#src/i18n/fr/faq.ts'

/** Questions and answers. */
export const faq: Record<keyof typeof french, string> = {
  'faq.types': 'Welche Arten von Waagen bieten Sie an?',
  'faq.types-answer':
    'Waagen für den Handel (preisrechnend, Theke, Kasse), die Industrie (Tisch, Boden, Palette, Kran, Fahrzeug, Zählen), das Labor (Präzision, Analyse, Feuchtebestimmung) und die Medizin (Personen, Stuhl, Säuglinge, Apotheke): mehr als {{models}} Modelle, konformitätsbewertet oder nicht.',
  'faq.maintenance': 'Übernehmen Sie Wartung und Prüfung?',
  'faq.maintenance-answer':
    'Ja. Wir warten, justieren und reparieren Waagen, und wir prüfen nichtselbsttätige Waagen in Frankreich unter der Akkreditierung Nr. {{reference}}. In Deutschland eichen die Eichbehörden.',
  'faq.regions': 'In welchen Regionen arbeiten Sie?',
  'faq.regions-answer':
    'Im Umkreis von {{radius}} km um {{city}}: Elsass, Moselle, Teile von Meurthe-et-Moselle und der Vogesen, dazu Saarland, Pfalz und Baden für Verkauf und Wartung. Liegen Sie weiter weg, schreiben Sie uns: Wir helfen Ihnen weiter.',
  'faq.quote': 'Wie erhalte ich ein Angebot?',
  'faq.quote-answer':
    'Setzen Sie Produkte auf Ihre Anfrageliste oder beschreiben Sie einfach Ihren Bedarf, nennen Sie Name und E-Mail-Adresse und senden Sie ab: Das Angebot ist kostenlos und kommt innerhalb von {{hours}} Stunden an Arbeitstagen. Ein Konto ist nicht nötig.',
  'faq.frequency': 'Wie oft muss eine Waage geprüft werden?',
  'faq.frequency-answer':
    'In Frankreich alle zwei Jahre beim Direktverkauf mit einer Höchstlast bis 30 kg, sonst jedes Jahr; auch dieselbe Waage, wenn auf ihr in Abwesenheit des Käufers vorverpackt wird. In Deutschland gilt das Mess- und Eichrecht: in der Regel zwei Jahre, zuständig sind die Eichbehörden.',
  'faq.regulated': 'Ist meine Waage eichpflichtig?',
  'faq.regulated-answer':
    'In Frankreich ja, wenn sie dem geschäftlichen Verkehr, dem Direktverkauf oder der Vorverpackung, der Berechnung von Gebühren, Tarifen oder Steuern, Gutachten, der Heilkunde, der Herstellung in Apotheken oder medizinischen und pharmazeutischen Analysen dient. Auch gelegentliche Verwendung zählt. Interne Kontrollen und Inventuren sind nicht betroffen.',
  'faq.sticker': 'Was bedeuten die grüne und die rote Prüfmarke?',
  'faq.sticker-answer':
    'In Frankreich bestätigt die grüne Marke, dass die Waage angenommen wurde, und zeigt das Ende der Gültigkeit; danach darf sie nicht mehr eichpflichtig verwendet werden. Die rote Marke zeigt eine Ablehnung: keine Verwendung vor Reparatur und neuer Prüfung.',
  'faq.logbook': 'Was ist das metrologische Prüfbuch?',
  'faq.logbook-answer':
    'Das Heft der einzelnen Waage (carnet métrologique, Frankreich): Es hält Prüfungen und Reparaturen fest, wird spätestens einen Monat nach der Inbetriebnahme angelegt und bleibt am Ort der Verwendung.',
  'faq.calibration': 'Was unterscheidet Prüfung, Kalibrierung und Justierung?',
  'faq.calibration-answer':
    'Die gesetzliche Prüfung sagt, ob die Waage dem Recht genügt: angenommen oder abgelehnt. Die Kalibrierung vergleicht ihre Anzeigen mit bekannten Gewichten und ergibt einen Kalibrierschein für Ihr Qualitätssystem. Die Justierung stellt die Waage richtig. Keine ersetzt die andere.',
  'faq.later': 'Kann eine Waage ohne Konformitätsbewertung später geprüft werden?',
  'faq.later-answer':
    'In der Regel nicht: Die Konformitätsbewertung (Ersteichung) erfolgt nur ab Werk, bei der Bestellung. Wenn eine eichpflichtige Verwendung möglich ist, wählen Sie gleich ein Modell mit CE und M.',
  'faq.prices': 'Was ist in den angezeigten Preisen enthalten?',
  'faq.prices-answer':
    'Das Gerät, zuzüglich Mehrwertsteuer, in Euro. Lieferung, Inbetriebnahme, Prüfung und Zubehör stehen im Angebot; nur dieses ist verbindlich.',
  'faq.repair': 'Ist nach einer Reparatur eine neue Prüfung nötig?',
  'faq.repair-answer':
    'Ja: Nach einer Reparatur wird eine eichpflichtig verwendete Waage erneut geprüft, bevor sie wieder in Betrieb geht; in Deutschland ist dafür die Eichbehörde zuständig.',
}
