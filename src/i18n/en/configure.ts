import type { configure as french } from '#src/i18n/fr/configure.ts'

export const configure: Record<keyof typeof french, string> = {
  'configurator.title': 'Find the right scale',
  'configurator.meta-description':
    'Say what you weigh: the configurator applies the law, shows the instruments that fit, explains why, and prepares your quote request.',
  'configurator.keywords':
    'choose a scale, scale configurator, legal for trade scale, which scale, weighing quote',
}
