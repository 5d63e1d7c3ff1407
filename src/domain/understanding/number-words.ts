import { foldText, isOneTypoApart } from '#domain/catalogue/search-words.ts'
import { unitPattern } from '#domain/metrology/mass-units.ts'

/** What a word does to the number before it: it is added, multiplies it, is a part of one, or only joins. */
type Role = 'add' | 'times' | 'part' | 'and' | 'point' | 'article' | 'of'
type Word = { role: Role; value: number }

/** Words of numbers without accents: French with its Belgian and Swiss tens, English, German with spoken forms. */
const table: readonly (readonly [role: Role, words: string])[] = [
  ['add', '1:un une one ein eine einen einem einer eins 2:deux two couple zwei zwo 3:trois three drei'],
  ['add', '4:quatre four vier 5:cinq five funf fuenf 6:six sechs 7:sept seven sieben 8:huit eight acht'],
  [
    'add',
    '9:neuf nine neun 10:dix ten zehn 11:onze eleven elf 12:douze twelve zwolf zwoelf 13:treize thirteen',
  ],
  ['add', '14:quatorze fourteen 15:quinze fifteen funfzehn fuenfzehn fuffzehn 16:seize sixteen sechzehn'],
  ['add', '17:seventeen siebzehn 18:eighteen 19:nineteen 20:vingt vingts twenty zwanzig 30:trente thirty'],
  ['add', '30:dreissig dreißig 40:quarante forty fourty vierzig 50:cinquante fifty funfzig fuenfzig fuffzig'],
  ['add', '60:soixante sixty sechzig 70:septante seventy siebzig 80:huitante octante eighty achtzig'],
  ['add', '90:nonante ninety neunzig'],
  ['times', '100:cent cents hundred hundert centaine centaines 1000:mille thousand tausend millier milliers'],
  ['times', '12:douzaine dozen dutzend 10:dizaine dizaines 15:quinzaine 20:vingtaine 30:trentaine'],
  ['times', '40:quarantaine 50:cinquantaine 60:soixantaine'],
  ['part', '0.5:demi demie half halb halbe halben halbes halber 0.25:quart quarts quarter quarters viertel'],
  ['part', '1.5:anderthalb anderthalbe eineinhalb'],
  ['and', '0:et and und einhalb'],
  ['point', '0:virgule point komma'],
  ['article', '1:a an'],
  ['of', '0:of'],
]

const words: ReadonlyMap<string, Word> = new Map(
  table.flatMap(([role, list]) => {
    let value = 0
    return list.split(' ').map((entry) => {
      const [size, word] = entry.includes(':') ? entry.split(':') : [value, entry]
      value = Number(size)
      return [word ?? '', { role, value }] as const
    })
  }),
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
  for (const word of parts) {
    const { role, value } = word
    if (role === 'of') continue
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
