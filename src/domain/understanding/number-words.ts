import { foldText, isOneTypoApart } from '#domain/catalogue/search-words.ts'
import { unitPattern } from '#domain/metrology/mass-units.ts'
import { lexicons, type NumberRole } from './lexicon.ts'

type Word = { role: NumberRole; value: number }

/** « 1:un une 2:deux »: the words of a language in one role. */
function wordsIn(role: NumberRole, list: string): [string, Word][] {
  let value = 0
  return list.split(' ').map((entry) => {
    const [size, word] = entry.includes(':') ? entry.split(':') : [value, entry]
    value = Number(size)
    return [word ?? '', { role, value }]
  })
}

/** The words of every language: French with its Belgian and Swiss tens. */
const words: ReadonlyMap<string, Word> = new Map(
  Object.values(lexicons).flatMap(({ numberWords }) =>
    Object.entries(numberWords).flatMap(([role, list]) => wordsIn(role as NumberRole, list)),
  ),
)
const longest = Math.max(...[...words.keys()].map(({ length }) => length))
const shortestMistyped = 6

/** The parts of a word of a number; « zweihundertfünfzig » has three, a word that is none has none. */
function partsOf(word: string): Word[] {
  if (word === '') return []
  const whole = words.get(word)
  if (whole) return [whole]
  for (let length = Math.min(longest, word.length - 1); length > 2; length--) {
    const first = words.get(word.slice(0, length))
    if (!first || first.role === 'article' || first.role === 'of') continue
    // « zweieinhalb » is two and a half.
    const rest = word.slice(length)
    const others = rest === 'einhalb' ? [half.and, half.part] : partsOf(rest)
    if (others.length > 0) return [first, ...others]
  }
  return []
}
const half: Record<'and' | 'part', Word> = {
  and: { role: 'and', value: 0 },
  part: { role: 'part', value: 0.5 },
}

function wordOf(typed: string): Word[] {
  const word = foldText(typed)
  // « à » is no article.
  if (word === 'a' && typed !== 'a') return []
  if (/^\d{1,4}$/.test(word)) return [{ role: 'add', value: Number(word) }]
  const read = partsOf(word)
  if (read.length > 0 || word.length < shortestMistyped) return read
  const meant = [...words].find(
    ([candidate, { role }]) =>
      role !== 'part' && candidate.length >= shortestMistyped && isOneTypoApart(word, candidate),
  )
  return meant ? [meant[1]] : []
}

/** May a number below a hundred join what stands before it? Not « deux, trois », « 100 et 200 »: two numbers each. */
function joins(before: number, value: number, isGerman: boolean): boolean {
  const rest = before % 100
  if (rest === 0) return before === 0 || value < 100
  if (value === 20 && rest === 4) return true
  if (isGerman && rest < 10) return value >= 20 && value % 10 === 0
  return value < 10 ? rest >= 20 && rest % 10 === 0 : value < 20 && (rest === 60 || rest === 80)
}

/** The value of words that are one number; null where they are none. */
function numberOf(parts: readonly Word[]): number | null {
  let [total, current, decimals] = [0, 0, '']
  let before: Word | null = null
  let isDecimal = false
  for (const [i, word] of parts.entries()) {
    const { role, value } = word
    if (role === 'of') continue
    // « a few hundred grams » need an instrument for five hundred; « a few grams » say no number.
    if (role === 'few') {
      if (parts[i + 1]?.role !== 'times') return null
      current = value
      continue
    }
    if (role === 'article') {
      current ||= total > 0 ? 0 : 1
      continue
    }
    if (isDecimal && role === 'add') decimals += String(value)
    else if (role === 'add') {
      if (!joins(current, value, before?.role === 'and')) return null
      // « quatre-vingt » is four times twenty.
      current += value === 20 && current % 100 === 4 ? 76 : value
    } else if (role === 'times') {
      if (value === 1000) [total, current] = [total + 1000 * (current || 1), 0]
      else current = (current || 1) * value
    } else if (role === 'part') {
      // « ein halbes », « trois quarts » are parts; « zwei und ein halb », « et demi » come on top.
      if (before?.role === 'and' || current > 3 || total > 0) current += value
      else current = (current || 1) * value
    } else if (role === 'point') isDecimal = true
    before = word
  }
  const sum = total + current
  if (isDecimal && decimals === '') return null
  return decimals ? Number(`${sum}.${decimals}`) : sum > 0 ? sum : null
}

/** The number that digits or a word of numbers say by themselves: « 12 », « douze »; null for an article. */
export function wholeNumberOf(word: string): number | null {
  if (/^\d{1,6}$/.test(word)) return Number(word)
  const parts = wordOf(word)
  return parts.some(({ role }) => role === 'add' || role === 'times') ? numberOf(parts) : null
}

type Run = { from: number; to: number; parts: Word[]; isDigits: boolean }

/** Words that stand beside each other and are words of numbers, by their place. */
function tokensIn(text: string): Run[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    parts: wordOf(match[0]),
    isDigits: /^\d+$/.test(match[0]),
  }))
}

const unit = String.raw`(?:${unitPattern}|eur(?:os?)?(?!\p{L})|€)`
/** Behind a number: its unit, « of a » between them, or a joint and another number that has one. */
const unitBehind = new RegExp(
  String.raw`^[\s-]{0,2}(?:d['’]\s?|(?:de|of a|of an|of|a|an|von|einer)\s)?(${unit})`,
  'iu',
)
const numberBehind = /^\s?(?:[-–/]|à|a|to|bis|ou|or|oder|et|and|und)\s*(?=\d)/iu
/** « deux tonnes et demie », « a tonne and a half » */
const halfBehind = /^\s(?:et\sdemie?|and\s(?:a\s)?half|und\s(?:ein\s)?halb)(?!\p{L})/iu
const heavy = /^\s(?:tons?|tonnes?)(?!\p{L})/iu

/** A text whose number words are digits, in as many letters; and where words began that digits stand for. */
type InDigits = { text: string; begins: ReadonlyMap<number, number> }

/** Number words before a unit of mass or money as digits: « septante kilos », « half a tonne », « zwanzg Kilo ». */
export function inDigits(typed: string): InDigits {
  let text = typed
  const begins = new Map<number, number>()
  const tokens = tokensIn(typed)
  for (let last = tokens.length - 1; last >= 0; last--) {
    const run = runEndingAt(typed, text, tokens, last)
    if (!run) continue
    const digits = String(run.value)
    const from = tokens[run.first]?.from ?? 0
    const filled = `${digits}${run.unit}`.padStart(run.to - from)
    if (filled.length > run.to - from) continue
    text = text.slice(0, from) + filled + text.slice(run.to)
    begins.set(from + filled.length - filled.trimStart().length, from)
    last = run.first
  }
  return { text, begins }
}

function runEndingAt(typed: string, text: string, tokens: readonly Run[], last: number) {
  const end = tokens[last]
  if (!end || end.parts.length === 0) return null
  const behind = text.slice(end.to)
  const measured = behind.match(unitBehind)
  if (!measured && !numberBehind.test(behind)) return null
  let [first, value] = [last, null as number | null]
  for (let at = last, parts: Word[] = []; at >= 0; at--) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (!token || token.parts.length === 0) break
    if (next && at < last && !/^[\s-]{1,2}$/.test(typed.slice(token.to, next.from))) break
    parts = [...token.parts, ...parts]
    const sum = ['and', 'point', 'of'].includes(token.parts[0]?.role ?? '') ? null : numberOf(parts)
    if (sum !== null) [first, value] = [at, sum]
  }
  // « two euros a kilo »
  const isArticleOnly = first === last && end.parts[0]?.role === 'article'
  if (value === null || (isArticleOnly && !heavy.test(behind))) return null
  const halved = measured ? behind.slice(measured[0].length).match(halfBehind) : null
  const isWritten = halved !== null || tokens.slice(first, last + 1).some(({ isDigits }) => !isDigits)
  if (!isWritten) return null
  const spokenUnit = measured ? ` ${measured[1]}` : ''
  const to = measured ? end.to + measured[0].length + (halved?.[0].length ?? 0) : end.to
  return { first, value: halved ? value + 0.5 : value, unit: spokenUnit, to }
}
