import type { services as french } from '#src/i18n/fr/services.ts'

/** What the company offers and how it works: the lower half of the home page. */
export const services: Record<keyof typeof french, string> = {
  'accreditation.title': 'Prüfung durch eine akkreditierte Stelle',
  'accreditation.statement':
    'Akkreditierung Nr.\u00a0{{reference}} für die Prüfung nichtselbsttätiger Waagen in Frankreich. Geltungsbereich unter www.cofrac.fr.',
  'accreditation.mark': 'Akkreditierung',
  'accreditation.accredited': 'Akkreditierung',
  'accreditation.accredited-text':
    'Die wiederkehrende Prüfung und die Prüfmarke dazu, in dem Rahmen, den der französische Staat setzt.',
  'accreditation.team': 'Ein Team qualifizierter Fachleute',
  'accreditation.team-text': 'Geschult in Wägetechnik, im Umgang mit Prüfgewichten und in den Vorschriften.',
  'accreditation.tailored': 'Passende Lösungen',
  'accreditation.tailored-text':
    'Die Höchstlast, der Teilungswert und die Klasse, die Ihre Anwendung verlangt, nicht mehr und nicht weniger.',
  'expertise.title': 'Drei Leistungen aus einer Hand',
  'expertise.sales': 'Verkauf von Waagen',
  'expertise.sales-text':
    'Mehr als {{models}} Modelle für Handel, Industrie, Labor und Medizin, neu, geliefert und in Betrieb genommen.',
  'expertise.inspection': 'Prüfung',
  'expertise.inspection-text':
    'Wiederkehrende Prüfung von Waagen in gesetzlich geregelter Verwendung in Frankreich: alle zwei Jahre beim Direktverkauf an Verbraucher mit Waagen bis 30\u00a0kg, sonst jedes Jahr.',
  'expertise.maintenance': 'Wartung und Kundendienst',
  'expertise.maintenance-text':
    'Wartung, Justierung, Reparatur vor Ort oder in der Werkstatt, Ersatzteile und Überwachung der Termine.',
  'expertise.sales-link': 'Zum Katalog',
  'expertise.inspection-link': 'Prüfung vorbereiten',
  'expertise.maintenance-link': 'Einsatz anfragen',
  'expertise.sales-scene': 'Eine Ladenwaage, ihre Anzeige und das Brot darauf',
  'expertise.inspection-scene': 'Eine Hand im Handschuh setzt ein Prüfgewicht auf eine Waage',
  'expertise.maintenance-scene': 'Der Servicewagen, ein Prüfgewicht am Haken seines Krans',
  'services.title': 'Was wir für Sie tun',
  'services.advice': 'Beratung',
  'services.advice-text':
    'Besuch oder Gespräch, dann die richtige Höchstlast, der richtige Teilungswert und die richtige Klasse.',
  'services.commissioning': 'Inbetriebnahme',
  'services.commissioning-text': 'Aufstellung, Einstellung und Einweisung vor Ort.',
  'services.logbook': 'Metrologisches Prüfbuch',
  'services.logbook-text': 'Rechtzeitig angelegt und bei jedem Einsatz ergänzt (Frankreich).',
  'services.verification': 'Wiederkehrende Prüfung',
  'services.verification-text': 'Prüfgewichte, Messungen, Prüfmarke und Protokoll (Frankreich).',
  'services.repair': 'Reparatur',
  'services.repair-text': 'Fehlersuche, Instandsetzung und Wiederinbetriebnahme.',
  'services.maintenance': 'Wartungsvertrag',
  'services.maintenance-text': 'Geplante Besuche und Erinnerung an Fristen.',
  'process.title': 'So arbeiten wir',
  'process.diagnosis': 'Bedarfsanalyse',
  'process.diagnosis-text': 'Wir betrachten Verwendung, Last, Ort und die geltenden Vorschriften.',
  'process.proposal': 'Vorschlag',
  'process.proposal-text':
    'Ein ausführliches Angebot innerhalb von 24\u00a0Stunden an Arbeitstagen, mit begründeter Höchstlast und Ablesbarkeit.',
  'process.intervention': 'Einsatz',
  'process.intervention-text':
    'Lieferung, Inbetriebnahme und Einweisung. Eine neue Waage wird ab Werk konformitätsbewertet, eine Fahrzeugwaage vor Ort.',
  'process.follow-up': 'Betreuung',
  'process.follow-up-text': 'Wartung, Reparatur und Erinnerung an Prüffristen.',
  'teaser.title': 'Ein Elsässer Unternehmen seit {{year}}',
  'teaser.text':
    'Von {{city}} aus arbeiten wir im Umkreis von {{radius}}\u00a0km: Elsass, Moselle, Vogesen, Saarland und Baden. Mehr als zwanzig Jahre Waagen, von der Theke bis zur Fahrzeugwaage.',
  'teaser.link': 'Über uns',
  'teaser.scene':
    'Die Werkstatt: eine geöffnete Waage unter der Lampe, Werkzeug an der Wand, Gewichte im Regal',
  'testimonials.title': 'Das sagen die, die wiegen',
  'testimonials.example': 'Beispiel',
  'testimonials.note': 'Beispielstimmen, für diese Demonstration geschrieben.',
  'testimonials.bakery':
    'Die Prüfmarke war seit drei Wochen abgelaufen. Der Techniker kam vor Ladenöffnung, und um neun haben wir wieder gewogen.',
  'testimonials.bakery-who': 'Eine Bäckerin, Saverne',
  'testimonials.laboratory':
    'Von der teuersten Waage hat man uns abgeraten: Eine gröbere genügte, auf einem besseren Tisch.',
  'testimonials.laboratory-who': 'Ein Laborleiter, Straßburg',
  'testimonials.logistics':
    'Vier Bodenwaagen Zeile für Zeile verglichen, am nächsten Tag das Angebot, und die passende Rampe dazu.',
  'testimonials.logistics-who': 'Eine Einkäuferin in der Logistik, Sarrebourg',
  'home.contact-title': 'Unsicher, welche Waage passt?',
  'home.contact-text':
    'Beschreiben Sie Ihre Anwendung: Wir schlagen passende Werte für Höchstlast, Teilungswert und Klasse vor und arbeiten im Umkreis von {{radius}}\u00a0km um {{city}}.',
}
