export const files = {
  'files.title': 'Angehängte Dateien',
  'files.about-request': 'Foto des Aufstellorts oder des Typenschilds, Plan, Zertifikat.',
  'files.about-message': 'Foto, Plan oder Dokument, das uns bei der Antwort hilft.',
  'files.about-offer':
    'Plan, Datenblatt oder Zertifikat zu dieser Version; der Kunde lädt die Datei mit dem Angebot herunter.',
  'files.about-scale': 'Foto des Typenschilds, Prüf- oder Eichschein.',
  'files.limits_one': 'JPEG, PNG, WebP, HEIC oder PDF, höchstens 10\u00a0MB, eine Datei.',
  'files.limits_other':
    'JPEG, PNG, WebP, HEIC oder PDF, je höchstens 10\u00a0MB, höchstens {{count}}. Orts- und Kameradaten werden aus Fotos entfernt.',
  'files.choose': 'Dateien auswählen',
  'files.camera': 'Foto aufnehmen',
  'files.drop': 'oder hier ablegen oder ein Bild einfügen',
  'files.progress': '{{name}} wird hochgeladen',
  'files.stored': 'Bereit zum Senden',
  'files.waiting': 'Die Verbindung ist abgebrochen. Neuer Versuch\u00a0…',
  'files.retry': 'Erneut versuchen',
  'files.cancel': 'Hochladen von {{name}} abbrechen',
  'files.remove': '{{name}} entfernen',
  'files.too-large': 'Größer als 10\u00a0MB. Verkleinern Sie die Datei, oder senden Sie sie an {{email}}.',
  'files.unsupported':
    'Keine lesbare JPEG-, PNG-, WebP-, HEIC- oder PDF-Datei. Speichern Sie sie in einem dieser Formate.',
  'files.too-many': 'Es sind bereits genug Dateien. Entfernen Sie eine, oder senden Sie diese an {{email}}.',
  'files.limited': 'Zurzeit zu viele Dateien. Versuchen Sie es in einer Viertelstunde erneut.',
  'files.failed':
    'Das Hochladen ist fehlgeschlagen. Versuchen Sie es erneut, oder senden Sie das Formular ohne diese Datei und die Datei an {{email}}.',
  'files.announced-sending': '{{name}} wird hochgeladen.',
  'files.announced-waiting': '{{name}}: Verbindung verloren, neuer Versuch.',
  'files.announced-stored': '{{name}} ist bereit.',
  'files.announced-failed': '{{name}} konnte nicht hochgeladen werden.',
  'files.announced-removed': '{{name}} entfernt.',
}
