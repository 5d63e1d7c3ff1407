import type { Localized } from '#config/locales.ts'
import { waterHolds } from '#domain/catalogue/protection.ts'
import { fill } from './draft.ts'
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

/** What happens to a scale that gets wet, the hardest first, with the second digit that stands it. */
const occasions: readonly { water: number; needed: readonly string[]; words: RegExp; name: Localized }[] = [
  {
    water: 9,
    needed: ['IPX9 (IP69K)'],
    words:
      /\b(?:hautes? pressions?|karcher|(?:high )?pressure (?:clean|wash|jet|hos)\w*|high pressure|steam clean\w*|hochdruck\w*|dampfstrahl\w*|dampfreinig\w*)\b/,
    name: { fr: 'le nettoyage à haute pression', en: 'high-pressure cleaning', de: 'Hochdruckreinigung' },
  },
  {
    water: 7,
    needed: ['IPX7', 'IPX8'],
    words:
      /\b(?:immer[gs]\w*|plong\w*|(?:sous|dans) l eau|submer\w*|under ?water|dunk\w*|\w*untertauch\w*|eintauch\w*|unter wasser|ins wasser)\b/,
    name: { fr: 'l’immersion', en: 'immersion', de: 'Untertauchen' },
  },
  {
    water: 5,
    needed: ['IPX5', 'IPX6'],
    words:
      /\b(?:jets?(?: d eau)?|lance|tuyau|hos(?:e|ed|es|ing)|(?:wash|spray|hos)\w* (?:it )?down|water jets?|\w*spritz(?:en|t)|abspruh\w*|\w*schlauch\w*|strahlwasser|wasserstrahl)\b/,
    name: { fr: 'le lavage au jet', en: 'hosing down', de: 'das Abspritzen mit dem Schlauch' },
  },
  {
    water: 4,
    needed: ['IPX4'],
    words: /\b(?:eclaboussures?|projections?|splash\w*|spritzwasser|chiffon|eponge|wip\w+|abwisch\w*)\b/,
    name: { fr: 'les projections d’eau', en: 'splashing water', de: 'Spritzwasser' },
  },
]
const sufficient = {
  enough: {
    fr: 'Pour {name}, il faut {needed} : {degree} suffit.',
    en: 'For {name} you need {needed}: {degree} is enough.',
    de: 'Für {name} brauchen Sie {needed}: {degree} genügt.',
  },
  short: {
    fr: 'Pour {name}, il faut {needed} : {degree} ne suffit pas.',
    en: 'For {name} you need {needed}: {degree} is not enough.',
    de: 'Für {name} brauchen Sie {needed}: {degree} genügt nicht.',
  },
  unproven: {
    fr: 'Pour {name}, il faut {needed} : {degree} seul ne le garantit pas.',
    en: 'For {name} you need {needed}: {degree} alone does not guarantee it.',
    de: 'Für {name} brauchen Sie {needed}: {degree} allein garantiert das nicht.',
  },
  otherTest: {
    fr: 'À partir de {from}, un degré n’inclut plus les jets d’eau : un appareil qui supporte les deux porte les deux indices.',
    en: 'From {from} up a degree no longer includes water jets: an instrument that stands both is marked with both.',
    de: 'Ab {from} schließt eine Schutzart Strahlwasser nicht mehr ein: Was beides aushält, trägt beide Angaben.',
  },
} satisfies Record<string, Localized>

const or: Localized = { fr: ' ou ', en: ' or ', de: ' oder ' }

/** Jets were tested up to this second digit. */
const lastOfJets = 6
const degrees = /\bip\s?([0-6x])([0-9x])k?\b/gi

/** The hardest of what is to happen to the scale. */
const occasionIn = ({ folded }: Question) => occasions.find(({ words }) => words.test(folded))

/** Is a degree named with what it shall stand: « IP54, ça suffit pour laver au jet ? » */
export const asksDegreeFor = (question: Question): boolean =>
  question.text.search(degrees) >= 0 && occasionIn(question) !== undefined

/** Jets were not part of the tests of the higher degrees. */
function judged(has: number, asked: number): keyof typeof sufficient {
  if (waterHolds(has, asked)) return 'enough'
  return has > lastOfJets && asked < lastOfJets ? 'unproven' : 'short'
}

/** Whether each degree that is named stands what is asked; nothing where no occasion is. */
export function degreeFor(question: Question): string[] {
  const { text, locale } = question
  const occasion = occasionIn(question)
  if (!occasion) return []
  const { water: asked, needed, name } = occasion
  const named = [...text.matchAll(degrees)].filter(([, , second]) => /\d/.test(second ?? ''))
  const isOther = ([, , second]: RegExpMatchArray) => Number(second) > lastOfJets && asked === 5
  return [
    ...named.map(([degree, , second]) =>
      fill(sufficient[judged(Number(second), asked)], locale, {
        name: name[locale],
        needed: needed.join(or[locale]),
        degree: degree.toUpperCase().replace(' ', ''),
      }),
    ),
    ...(named.some(isOther) ? [fill(sufficient.otherTest, locale, { from: `IPX${lastOfJets + 1}` })] : []),
  ]
}

/** « IP67: dust-tight; temporary immersion. », a line for each degree that is named. */
export function degreeLine({ text, locale }: Question): string[] {
  const colon = locale === 'fr' ? ' : ' : ': '
  const lines = [...text.matchAll(degrees)].flatMap(([degree, first = '', second = '']) => {
    const parts = [solids[first]?.[locale], water[second]?.[locale]].filter((part) => part !== undefined)
    return parts.length > 0 ? [`${degree.toUpperCase().replace(' ', '')}${colon}${parts.join(' ; ')}.`] : []
  })
  return [...new Set(lines)]
}
