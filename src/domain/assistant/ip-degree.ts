import type { Localized } from '#config/locales.ts'
import type { Question } from './question.ts'

/** What the digits of IEC 60529 that scales carry stand for. */
const solids: Record<string, Localized> = {
  '2': { fr: 'protégé contre les doigts', en: 'protected against fingers', de: 'gegen Finger geschützt' },
  '3': { fr: 'protégé contre les outils', en: 'protected against tools', de: 'gegen Werkzeug geschützt' },
  '4': {
    fr: 'protégé contre les fils et petits objets',
    en: 'protected against wires and small objects',
    de: 'gegen Drähte und kleine Gegenstände geschützt',
  },
  '5': { fr: 'protégé contre la poussière', en: 'dust-protected', de: 'staubgeschützt' },
  '6': { fr: 'étanche à la poussière', en: 'dust-tight', de: 'staubdicht' },
}
const water: Record<string, Localized> = {
  '0': {
    fr: 'sans protection contre l’eau',
    en: 'not protected against water',
    de: 'kein Schutz gegen Wasser',
  },
  '1': { fr: 'gouttes d’eau', en: 'dripping water', de: 'gegen Tropfwasser geschützt' },
  '2': { fr: 'gouttes d’eau', en: 'dripping water', de: 'gegen Tropfwasser geschützt' },
  '3': { fr: 'eau en pluie', en: 'spraying water', de: 'gegen Sprühwasser geschützt' },
  '4': { fr: 'projections d’eau', en: 'splashing water', de: 'gegen Spritzwasser geschützt' },
  '5': { fr: 'jets d’eau', en: 'water jets', de: 'gegen Strahlwasser geschützt' },
  '6': { fr: 'jets d’eau puissants', en: 'powerful water jets', de: 'gegen starkes Strahlwasser geschützt' },
  '7': {
    fr: 'immersion temporaire',
    en: 'temporary immersion',
    de: 'bei zeitweiligem Untertauchen geschützt',
  },
  '8': { fr: 'immersion prolongée', en: 'continuous immersion', de: 'bei dauerndem Untertauchen geschützt' },
  '9': {
    fr: 'nettoyage à haute pression',
    en: 'high-pressure cleaning',
    de: 'gegen Hochdruckreinigung geschützt',
  },
}

/** « IP67: dust-tight; temporary immersion. », a line for each degree that is named. */
export function degreeLine({ text, locale }: Question): string[] {
  const colon = locale === 'fr' ? ' : ' : ': '
  return [...text.matchAll(/\bip\s?([0-6x])([0-9x])k?\b/gi)].flatMap(([degree, first = '', second = '']) => {
    const parts = [solids[first]?.[locale], water[second]?.[locale]].filter((part) => part !== undefined)
    return parts.length > 0 ? [`${degree.toUpperCase().replace(' ', '')}${colon}${parts.join(' ; ')}.`] : []
  })
}
