import type { Locale } from '#config/locales.ts'
import { waterHolds } from '#domain/catalogue/protection.ts'
import type { Question } from './question.ts'
import { isSentenceName, say } from './say.ts'
import { saidOf } from './word-lists.ts'

/** What happens to a scale that gets wet, the hardest first, with the second digit (IEC 60529) that stands it. */
const occasions = {
  'ip-pressure': { water: 9, needed: ['IPX9 (IP69K)'] },
  'ip-immersion': { water: 7, needed: ['IPX7', 'IPX8'] },
  'ip-jet': { water: 5, needed: ['IPX5', 'IPX6'] },
  'ip-splash': { water: 4, needed: ['IPX4'] },
} as const

/** Jets are part of the tests up to this second digit. */
const lastOfJets = 6
const degrees = /\bip\s?([0-6x])([0-9x])k?\b/gi

const occasionIn = (question: Question) =>
  saidOf(question, Object.keys(occasions) as (keyof typeof occasions)[])[0]

/** Is a degree named with what it shall stand: « IP54, ça suffit pour laver au jet ? » */
export const asksDegreeFor = (question: Question): boolean =>
  question.text.search(degrees) >= 0 && occasionIn(question) !== undefined

/** Whether each degree that is named stands what is asked; nothing where no occasion is. */
export function degreeFor(question: Question): { lines: string[]; verdict: boolean } | null {
  const { text, locale } = question
  const occasion = occasionIn(question)
  const named = [...text.matchAll(degrees)].filter(([, , second]) => /\d/.test(second ?? ''))
  if (!occasion || named.length === 0) return null
  const { water, needed } = occasions[occasion]
  const isOther = named.some(([, , second]) => Number(second) > lastOfJets && water === 5)
  const judged = named.map(([degree, , second]) => {
    const holds = waterHolds(Number(second), water)
    const name = holds ? 'enough' : Number(second) > lastOfJets && water < lastOfJets ? 'unproven' : 'short'
    const values = {
      name: say(`ip.${occasion.slice(3) as 'jet'}`, locale),
      needed: needed.join(` ${say('ip.or', locale)} `),
      degree: degree.toUpperCase().replace(' ', ''),
    }
    return { line: say(`ip.${name}`, locale, values), holds }
  })
  const other = isOther ? [say('ip.other-test', locale, { from: `IPX${lastOfJets + 1}` })] : []
  return { lines: [...judged.map(({ line }) => line), ...other], verdict: judged.every(({ holds }) => holds) }
}

const digitText = (of: 'solid' | 'water', digit: string, locale: Locale) => {
  const name = `ip.${of}-${digit}`
  return isSentenceName(name) ? [say(name, locale)] : []
}

/** « IP67: dust-tight; temporary immersion. », a line for each degree that is named. */
export function degreeLines({ text, locale }: Question): string[] {
  const colon = locale === 'fr' ? ' : ' : ': '
  const lines = [...text.matchAll(degrees)].flatMap(([degree, solid = '', water = '']) => {
    const parts = [...digitText('solid', solid, locale), ...digitText('water', water, locale)]
    return parts.length > 0 ? [`${degree.toUpperCase().replace(' ', '')}${colon}${parts.join(' ; ')}.`] : []
  })
  return [...new Set(lines)]
}
