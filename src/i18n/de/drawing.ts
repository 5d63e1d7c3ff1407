import type { drawing as french } from '#src/i18n/fr/drawing.ts'

export const drawing: Record<keyof typeof french, string> = {
  'reading.load': 'Legen Sie eine Last auf',
  'reading.example': 'Zum Beispiel 250\u00a0g',
  'drawing.show': 'Dieses Modell zeigen',
  'reading.show': 'Wiegen',
  'reading.shown': 'Bei {{load}} zeigt die Anzeige {{shown}}, in Schritten von {{interval}}.',
  'reading.below-min':
    'Unter Min {{min}}: für den Verkauf und jede andere eichpflichtige Verwendung nicht zulässig.',
  'reading.overload': 'Überlast: über Max {{max}} zeigt die Waage keine Masse an.',
  'reading.nothing': 'Keine Last aufgelegt.',
  'to-scale.title': 'Maßstäblich',
  'to-scale.lead':
    'Die Waage und Ihr Gegenstand auf einem gemeinsamen Millimeterraster. Die Lage der Plattform auf dem Gehäuse ist nur ungefähr dargestellt.',
  'to-scale.object': 'Zum Vergleich',
  'to-scale.length': 'Länge (mm)',
  'to-scale.width': 'Breite (mm)',
  'to-scale.own-hint': 'Eigene Maße haben Vorrang vor dem gewählten Gegenstand.',
  'to-scale.fault':
    'Geben Sie eine Länge zwischen 1\u00a0mm und 30\u00a0m an, zum Beispiel 400 oder 40\u00a0cm',
  'to-scale.show': 'Zeichnen',
  'to-scale.hand': 'Hand',
  'to-scale.a4': 'DIN-A4-Blatt',
  'to-scale.box-400': 'Eurobehälter, klein',
  'to-scale.gn-1-1': 'GN-Behälter 1/1',
  'to-scale.box-600': 'Eurobehälter',
  'to-scale.baguette': 'Baguette',
  'to-scale.half-pallet': 'Halbpalette',
  'to-scale.pallet': 'Europalette',
  'to-scale.bed': 'Bett',
  'to-scale.own': 'Ihr Gegenstand',
  'to-scale.named': '{{object}}, {{size}}',
  'to-scale.platform': 'Plattform {{size}}',
  'to-scale.outer': 'Außenmaße {{size}}',
  'to-scale.holds': '{{object}} ({{size}}): liegt ganz auf der Plattform von {{platform}}.',
  'to-scale.overhangs':
    '{{object}} ({{size}}): ragt insgesamt {{over}} über die Plattform von {{platform}} hinaus, mittig aufgelegt also auf jeder Seite um die Hälfte davon.',
  'to-scale.no-platform':
    '{{object}} ({{size}}) neben der Waage: Ihre Plattform ist nicht bekannt, oder sie hat keine.',
  'to-scale.from-above': 'Von oben',
  'to-scale.from-front': 'Von vorn, Höhe {{height}}',
  'to-scale.grid': 'Maßbalken und Rasterquadrate: {{step}}',
  'to-scale.compared': 'Grundflächen übereinander',
  'to-scale.compared-lead': 'Von oben, im selben Maßstab, an der vorderen linken Ecke ausgerichtet.',
  'to-scale.model': '{{model}}: {{size}}',
  'to-scale.unknown': 'Maße nicht angegeben',
}
