import type { configure as french } from '#src/i18n/fr/configure.ts'

export const configure: Record<keyof typeof french, string> = {
  'configurator.title': 'Die richtige Waage finden',
  'configurator.meta-description':
    'Sagen Sie uns, was Sie wiegen: Der Konfigurator wendet die Vorschriften an, zeigt passende Waagen mit Begründung und bereitet Ihre Angebotsanfrage vor.',
  'configurator.keywords':
    'Waage auswählen, Waagenkonfigurator, konformitätsbewertete Waage, welche Waage, Angebot Waage',
}
