import type { Locale } from '#config/locales.ts'
import { waterHolds } from '#domain/catalogue/protection.ts'
import type { Question } from './question.ts'
import { isSentenceName, say } from './say.ts'
import { saidOf } from './word-lists.ts'

/** What happens to a scale, the hardest first, with the digit (IEC 60529) that stands it. */
const occasions = {
  'ip-pressure': { digit: 'water', least: 9, needed: ['IPX9 (IP69K)'] },
  'ip-immersion': { digit: 'water', least: 7, needed: ['IPX7', 'IPX8'] },
  'ip-jet': { digit: 'water', least: 5, needed: ['IPX5', 'IPX6'] },
  'ip-splash': { digit: 'water', least: 4, needed: ['IPX4', 'IPX5', 'IPX6'] },
  'ip-dust': { digit: 'solid', least: 5, needed: ['IP5X', 'IP6X'] },
} as const

/** Jets are part of the tests up to this second digit. */
const lastOfJets = 6
const degrees = /\bip\s?([0-6x])([0-9x])k?\b/gi

const occasionIn = (question: Question) =>
  saidOf(question, Object.keys(occasions) as (keyof typeof occasions)[])[0]

/** Does a question say what an instrument shall stand: « quel IP sous la pluie ? », « does it cope with flour? » */
export const asksDegreeFor = (question: Question): boolean => occasionIn(question) !== undefined

/** The digits of IEC 60529 that what an instrument shall stand asks for; null where nothing is named. */
export function degreeNeeded(question: Question): { solids: number; water: number } | null {
  const occasion = occasionIn(question)
  if (!occasion) return null
  const { digit, least } = occasions[occasion]
  return digit === 'water' ? { solids: 0, water: least } : { solids: least, water: 0 }
}

/** The degree that what is asked needs, and whether each one that is named stands it; nothing where no occasion is. */
export function degreeFor(question: Question): { lines: string[]; verdict?: boolean } | null {
  const { text, locale } = question
  const occasion = occasionIn(question)
  if (!occasion) return null
  const { digit, least, needed } = occasions[occasion]
  const values = {
    name: say(`ip.${occasion.slice(3) as 'jet'}`, locale),
    needed: needed.join(` ${say('ip.or', locale)} `),
  }
  const judged = [...text.matchAll(degrees)].flatMap(([degree, solid, water]) => {
    const has = Number(digit === 'water' ? water : solid)
    if (Number.isNaN(has)) return []
    const holds = digit === 'water' ? waterHolds(has, least) : has >= least
    const isOtherTest = digit === 'water' && has > lastOfJets && least < lastOfJets
    const name = holds ? 'enough' : isOtherTest ? 'unproven' : 'short'
    const line = say(`ip.${name}`, locale, { ...values, degree: degree.toUpperCase().replace(' ', '') })
    return [{ line, holds, isOtherTest }]
  })
  // What stands outdoors meets dust as well.
  const usual = occasion === 'ip-splash' ? [say('ip.usual', locale)] : []
  if (judged.length === 0) return { lines: [say('ip.needed', locale, values), ...usual] }
  const isOther = least === 5 && judged.some(({ isOtherTest }) => isOtherTest)
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
