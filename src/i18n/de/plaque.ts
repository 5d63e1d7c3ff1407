import type { plaque as french } from '#src/i18n/fr/plaque.ts'

/** The page that reads a data plate. */
export const plaque: Record<keyof typeof french, string> = {
  'plaque.title': 'Ein Typenschild lesen',
  'plaque.meta-description':
    'Geben Sie das Typenschild Ihrer Waage ein: Höchstlast, Eichwert, Klasse, Kennzeichnung, rechtlicher Stand und nächste Frist in Frankreich und Deutschland.',
  'plaque.keywords': 'Typenschild, Waage, Klasse III, Max, Min, Eichwert, Eichung',
  'plaque.lead':
    'Schreiben Sie ab, was auf der Waage steht. Sie sehen sofort, was es bedeutet, ob sie zum Verkauf verwendet werden darf und wann die nächste Prüfung bzw. Eichung fällig ist.',
  'plaque.text': 'Text des Typenschilds',
  'plaque.text-hint':
    'In beliebiger Reihenfolge, mit den Kennzeichen: Klasse, Max, Min, e, d, CE M und Jahr.',
  'plaque.country': 'Land der Verwendung',
  'plaque.FR': 'Frankreich',
  'plaque.DE': 'Deutschland',
  'plaque.read': 'Schild lesen',
  'plaque.example': 'Beispiel ansehen',
  'plaque.photo': 'Foto daneben anzeigen',
  'plaque.photo-hint': 'Das Foto bleibt auf Ihrem Gerät: Es wird weder gesendet noch gespeichert.',
  'plaque.photo-alt': 'Ihr Foto des Typenschilds',
  'plaque.photo-remove': 'Foto entfernen',
  'plaque.photo-failed': 'Dieses Bild lässt sich nicht anzeigen. Versuchen Sie ein JPEG- oder PNG-Foto.',
  'plaque.result': 'Was das Schild sagt',
  'plaque.nothing': 'Noch nichts eingegeben.',
  'plaque.unread': 'Keine Angabe eines Typenschilds erkannt. Geben Sie mindestens Max, e und die Klasse ein.',
  'plaque.failed':
    'Das Schild konnte im Moment nicht gelesen werden. Ihr Text bleibt erhalten, versuchen Sie es erneut.',
  'plaque.n': 'Anzahl der Eichwerte (n)',
  'plaque.mark-year': 'Jahr der Kennzeichnung',
  'plaque.body': 'Notifizierte Stelle',
  'plaque.approval': 'Bescheinigung',
  'plaque.temperature': 'Temperatur',
  'plaque.tare': 'Tara',
  'plaque.problems': 'Zu ergänzen oder zu korrigieren',
  'plaque.max-missing': 'Max fehlt: die größte Last, zum Beispiel „Max 15 kg“.',
  'plaque.class-missing': 'Die Klasse fehlt: eine römische Zahl im Oval, von I bis IIII.',
  'plaque.e-missing': 'Der Eichwert e fehlt, zum Beispiel „e = 5 g“.',
  'plaque.n-too-large': 'Max und e passen in dieser Klasse nicht zusammen: Prüfen Sie beide.',
  'plaque.min-error': 'Min passt weder zur Klasse noch zu e: Prüfen Sie es.',
  'plaque.legal': 'Darf eichpflichtig verwendet werden ({{country}})',
  'plaque.not-legal': 'Belegt keine Eignung für eichpflichtige Verwendung ({{country}})',
  'plaque.sale': 'Direktverkauf möglich',
  'plaque.conclusions': 'Was daraus folgt',
  'plaque.due': 'Erste Frist nach der Kennzeichnung',
  'plaque.due-FR': 'Frankreich, spätestens',
  'plaque.due-DE': 'Deutschland',
  'plaque.due-year': 'im Jahr {{year}}',
  'plaque.due-until': 'bis {{day}}',
  'plaque.due-unknown': 'ohne Jahr der Kennzeichnung unbekannt',
  'plaque.later': 'Eine spätere Prüfung bzw. Eichung (Prüfmarke, Prüfbuch) ersetzt diese Frist.',
  'plaque.indicative':
    'Unverbindliche Auskunft: Maßgeblich sind die Vorschriften und die zuständige Stelle, in Deutschland die Eichbehörde.',
  'plaque.next': 'Wie geht es weiter?',
  'plaque.add': 'Zu meinen Waagen hinzufügen',
  'plaque.add-hint':
    'Im Kundenbereich: Das Schild wird ins Formular übernommen, und an Fristen wird erinnert.',
  'plaque.ask': 'Prüfung anfragen',
  'plaque.ask-subject': 'Prüfung einer Waage',
  'plaque.ask-message': 'Ich möchte diese Waage prüfen lassen. Ihr Typenschild:',
  'plaque.advice': 'Beratung anfragen',
  'plaque.advice-subject': 'Waage in Deutschland',
  'plaque.advice-message':
    'Ich bitte um Beratung zu dieser Waage, die in Deutschland verwendet wird. Ihr Typenschild:',
  'plaque.signed-out':
    'Melden Sie sich im Kundenbereich an und wählen Sie „Waage hinzufügen“: Das Typenschild ist dort schon eingetragen.',
}
