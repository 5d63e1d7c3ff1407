import type { about as french } from '#src/i18n/fr/about.ts'

/** The page about the company: what it does, who it is, since when. */
export const about: Record<keyof typeof french, string> = {
  'about.title': 'Über uns',
  'about.meta-title': 'Über uns: Wägetechnik aus {{city}} | {{company}}',
  'about.meta-description':
    '{{company}}, Wägetechnik aus {{city}} seit {{year}}: Auftrag, Team, Geschichte und ein Einsatzgebiet von {{radius}}\u00a0km, das Sie per Postleitzahl prüfen können.',
  'about.keywords': 'Wägetechnik Elsass, Team, Geschichte, Einsatzgebiet, Monswiller, Postleitzahl',
  'about.heading': 'Wiegen ist seit {{year}} unser Handwerk.',
  'about.lead':
    'Von {{city}} bei Zabern (Saverne) aus arbeiten wir für Handel, Werkstätten, Labore und das Gesundheitswesen im Elsass und in den Nachbarregionen.',
  'about.fact-founded-text': 'Gründung des Unternehmens',
  'about.fact-experience': '20+\u00a0Jahre',
  'about.fact-experience-text': 'Erfahrung',
  'about.fact-models': '{{models}}+',
  'about.fact-models-text': 'Modelle im Sortiment',
  'about.fact-hours': '{{from}}–{{to}}',
  'about.fact-hours-text': 'Montag bis Freitag',
  'about.mission': 'Unser Auftrag',
  'about.mission-lead': 'Auf ein angezeigtes Gewicht soll Verlass sein.',
  'about.mission-text':
    'Eine Waage bestimmt einen Preis, eine Dosis, die Ladung eines Lkw: Wer sie abliest, muss ihr vertrauen können. Wir helfen bei der Wahl, nehmen die Waage in Betrieb und sorgen dafür, dass sie Jahr für Jahr richtig anzeigt.',
  'about.mission-second':
    'Handel, Industrie, Labor und Gesundheitswesen wiegen weder dasselbe noch nach denselben Vorschriften. Deshalb beginnen wir bei der Verwendung: was gewogen wird, wo, von wem, und was die Vorschriften verlangen.',
  'about.values': 'Unsere Werte',
  'about.value-exactness': 'Genauigkeit',
  'about.value-exactness-text':
    'Eine Höchstlast, ein Teilungswert, eine Klasse: Wir nennen Zahlen, mit Einheit und Fehlergrenze.',
  'about.value-clarity': 'Klarheit',
  'about.value-clarity-text': 'Ein Angebot sagt, was nötig ist, was nützt und worauf Sie verzichten können.',
  'about.value-nearness': 'Nähe',
  'about.value-nearness-text':
    'Ein Umkreis von {{radius}}\u00a0km: Wir kennen Ihre Standorte und sind ohne lange Wege dort.',
  'about.value-care': 'Betreuung',
  'about.value-care-text':
    'Wir begleiten eine Waage über Jahre, erinnern an Fristen und halten ihre Geschichte fest.',
  'about.team': 'Unser Team',
  'about.team-advice': 'Beratung',
  'about.team-advice-text':
    'Klärt die Verwendung, wählt Höchstlast, Teilungswert und Klasse, erstellt das Angebot.',
  'about.team-workshop': 'Werkstatt',
  'about.team-workshop-text':
    'Bereitet Waagen vor, justiert und repariert sie, von der Ladenwaage bis zur Bodenwaage.',
  'about.team-verification': 'Prüfung',
  'about.team-verification-text':
    'Prüft Waagen im Betrieb mit Prüfgewichten und trägt die Prüfung in das metrologische Prüfbuch ein (Frankreich).',
  'about.team-office': 'Verwaltung',
  'about.team-office-text': 'Plant die Termine, erinnert an Fristen und ist am Telefon für Sie da.',
  'about.team-note': 'Demonstrationsseite: Diese Aufteilung des Teams ist ein Beispiel.',
  'about.history': 'Unsere Geschichte und die des Fachs',
  'about.history-house': 'Unternehmen',
  'about.history-trade': 'Fach',
  'about.history-2001': 'Das Unternehmen wird in {{city}} gegründet.',
  'about.history-2001-law': 'In Frankreich regelt das Dekret Nr.\u00a02001-387 die Kontrolle der Messgeräte.',
  'about.history-2004':
    'Der französische Erlass vom 26.\u00a0Mai 2004 regelt die Prüfung von Waagen im Betrieb und das metrologische Prüfbuch.',
  'about.history-2015':
    'In Deutschland treten das Mess- und Eichgesetz (MessEG) und die Mess- und Eichverordnung (MessEV) in Kraft.',
  'about.history-2016':
    'Seit dem 20.\u00a0April gilt die Richtlinie 2014/31/EU: CE-Kennzeichnung und Metrologie-Kennzeichnung M auf neuen Waagen.',
  'about.history-today': 'Heute',
  'about.history-today-text':
    'Mehr als 20\u00a0Jahre Erfahrung, mehr als 500 Modelle und {{radius}}\u00a0km rund um {{city}}.',
  'about.accreditation': 'Akkreditierung',
  'about.accreditation-number':
    'Französische Akkreditierung Nr.\u00a0{{reference}}, Geltungsbereich unter www.cofrac.fr',
  'about.scene':
    'Die Werkstatt: eine geöffnete Waage unter der Lampe, Werkzeug an der Wand, Gewichte im Regal',
  'about.certificate-note':
    'Zeichnung zur Demonstration: Sie nennt Nummer und Gegenstand der Akkreditierung und ist keine Urkunde.',
  'about.accreditation-text':
    'Sie umfasst die Prüfung nichtselbsttätiger Waagen im gesetzlichen Messwesen Frankreichs und nichts anderes. Sie gilt für die Prüfungen, die das französische Recht verlangt; in Deutschland nehmen die Eichbehörden die Eichung vor.',
  'about.verification-guide': 'Die wiederkehrende Prüfung erklärt',
  'about.partners': 'Unsere Marken',
  'about.partners-text':
    'Die Hersteller in unserem Katalog, ausgewählt nach der Langlebigkeit ihrer Waagen und der Verfügbarkeit von Ersatzteilen.',
  'about.partners-note': 'Demonstrationsseite: Diese Marken sind fiktiv.',
  'about.closing': 'Sprechen wir über das, was Sie wiegen.',
  'about.closing-text':
    'Ein Anruf oder ein paar Zeilen genügen: Das Angebot ist kostenlos und kommt innerhalb von {{hours}}\u00a0Stunden an Arbeitstagen.',
}
