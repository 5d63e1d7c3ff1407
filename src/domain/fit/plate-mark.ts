/** What a plate says of its conformity assessment. */
export type PlateMark = 'new' | 'old-green-m' | 'mid' | 'ukca' | 'ce-only' | 'national'

/** The conformity mark of a data plate with its year and body; null where the text has none. */
export type ReadMark = {
  mark: PlateMark | null
  year: number | null
  body: string | null
  automatic: boolean
  /** A body for medical devices stands beside CE. */
  medical: boolean
  problem: 'ce-missing' | 'year-missing' | 'year-in-future' | null
}

/** Classes of automatic instruments (OIML R 51, R 61), and their annex of the MID (2014/32/EU). */
const automaticMark = /\bX(?:I{1,4}|IV)? ?\(|\bY ?\((?:[ab]|I{1,2})\)|\bY(?:I{1,4})\b|\bMI-? ?006/

/** Words between the signs of a mark: « CE 14 0126 GREEN M STICKER ». */
const colour = String.raw`(?<!\p{L})(?:gr[uü]n(?:e[sr]?)?|green|verte?s?|verde|groene?)(?!\p{L})`
const colours = new RegExp(colour, 'giu')
/** « CE 14 0103 and green M », « carré vert avec M »: told apart from the other signs, and not « kein grünes M ». */
const colouredM = new RegExp(
  String.raw`(?<!(?:kein\p{L}*|ohne|no|without|pas de|sans|aucun) )(?:${colour}[^\d.;,]{0,24}(?<!\p{L})M(?!\p{L})|(?<!\p{L})M(?!\p{L})[^\d.;,]{0,16}${colour})`,
  'iu',
)
/** « M12 connector », « Gewinde M8 x 1 ». */
const threads =
  /\bM ?\d{1,2}(?: ?[x×] ?\d[\d.,]*|[- ]?(?:connect|stecker|steckverb|buchse|screw|schraube|vis\b|gewinde)\p{L}*)|(?:connect|stecker|steckverb|buchse|screw|schraube|gewinde|filetage|vis\b)\p{L}* ?M ?\d{1,2}\b/giu
/** « pas de CE ni de M », « no M anywhere » */
const denied =
  /(?<!\p{L})(?:kein\p{L}*|ohne|no|without|pas de|sans|ni(?: de)?|nor|oder|or)(?: (?:gr[uü]n\p{L}*|green|vert))? (?:CE|M)(?![\p{L}\d])/giu
/** « un CE avec 08 et 0122 »: words between the signs. */
const joiners =
  /(?<=(?:CE|M|\d) )(?:(?:avec|et|with|and|mit|und|then|puis|dann)(?: (?:le|la|les|an?|the|ein|das))? )+(?=\d|(?:CE|M)(?!\p{L}))/giu
/** « 2014/31/EU » is no body. */
const directives = /\b\d{2,4}\/\d{1,4}\/(?:EU|UE|EG|EC|CE|EWG|EEC|CEE)\b|\b20\d\d\/\d{2,4}\b/gi

const sign = String.raw`UK ?CA|DE-?M|CE|M|\d{6}|20[0-4]\d|[012]\d{3}|\d{2}`
/** Signs of a mark in any order, parted by anything but letters and digits, or by nothing. */
const run = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,/-]|\p{L}-)(?:${sign})(?:[^\p{L}\d]{0,8}(?:${sign}))*(?![\p{L}\d]|[.,/-]\d)`,
  'giu',
)
const part = new RegExp(sign, 'giu')

/** Notified bodies whose number beside CE is that of the medical device, not of the scale in it (NANDO). */
const medicalBodies = ['0123', '0197', '0297', '0344', '0459', '0482', '0483', '2797']

/**
 * The signs of the runs with a letter, in capitals; six digits are year and body. M and two digits by themselves are a
 * mark on a plate with a class only.
 */
function signsIn(text: string, hasClass: boolean): string[] {
  const plain = [denied, directives, colours, threads, joiners].reduce(
    (all, noise) => all.replaceAll(noise, ' '),
    text,
  )
  return [...plain.matchAll(run)].flatMap(({ 0: markText, index }) => {
    const signs = (markText.match(part) ?? []).flatMap((sign) =>
      /^\d{6}$/.test(sign) ? [sign.slice(0, 2), sign.slice(2)] : [sign.toUpperCase().replace(/[ -]/, '')],
    )
    const hasNumber = signs.some((sign) => /\d/.test(sign))
    // « ce » and « m » are words, unless numbers stand beside them; « 60 m/min » is a speed.
    const isMark = hasNumber
      ? signs.some((sign) => /\D\D/.test(sign)) || /M/.test(markText)
      : /CE|UK ?CA|DE-M/.test(markText) ||
        (/^ce$/.test(markText) && isBeforeDigit.test(plain.slice(index + markText.length)))
    return isMark && (hasClass || !/^M[^\p{L}\d]*\d{2}$/iu.test(markText)) ? signs : []
  })
}

/** « class iii ce 220v »: in small letters it is a word where another one follows. */
const isBeforeDigit = /^[^\p{L}\d]*(?:\d|$)/u

const isYear = (sign: string | undefined) => sign !== undefined && /^(?:20)?\d{2}$/.test(sign)
const isBody = (sign: string) => /^\d{4}$/.test(sign)

type Signs = { year: number | null; body: string | null; isBoxed: boolean }

/** Year and body beside M: the year behind it, else before it, else the first; the body behind it, else before it. */
function besideM(signs: readonly string[], m: number): Signs {
  const at =
    [m + 1, m - 1, signs.findIndex((sign) => /^\d{2}$/.test(sign))].find((i) => isYear(signs[i])) ?? -1
  const isMetrological = (sign: string, i: number) =>
    isBody(sign) && i !== at && !medicalBodies.includes(sign)
  const behind = signs.find((sign, i) => i > m && isMetrological(sign, i))
  const before = signs.find((sign, i) => i < m && isMetrological(sign, i))
  const typed = at < 0 ? null : Number(signs[at])
  const isBoxed = at === m + 1 && before === undefined
  return { year: typed === null ? null : fullYear(typed, isBoxed), body: behind ?? before ?? null, isBoxed }
}

/** The green M began in 1993, the boxed one in 2006 (2004/22/EC). */
const fullYear = (typed: number, isBoxed: boolean) =>
  typed > 99 ? typed : typed >= 93 && !isBoxed ? 1900 + typed : 2000 + typed

/** « UKCA M23 8506 CE M23 0122 »: the part of CE, where each has its M. */
function ofEurope(signs: string[]): string[] {
  const [british, european] = [signs.indexOf('UKCA'), signs.indexOf('CE')]
  if (british < 0 || european < 0) return signs
  const markSigns = european > british ? signs.slice(european) : signs.slice(0, british)
  return markSigns.includes('M') ? markSigns : signs
}

/** Up to 19 April 2016 a non-automatic instrument bore the green M of 2009/23/EC, since then the boxed one. */
const lastGreenYear = 2016

/** A body that a word announces, apart from the mark. */
const namedBody =
  /(?:notifi\p{L}*|stelle|kenn-?nummer|body|organism[eo]|instantie|\bNB)[^\d]{0,12}([012]\d{3})(?!\d)/iu
/** Four digits that begin with zero are the number of a body (NANDO), wherever they stand. */
const bareBody = /(?<!\d|\d[.,/-])0\d{3}(?!\d|[.,/-]\d)/g

/**
 * `isClassed`: a class of a non-automatic instrument was read, so a boxed M before 2016 is the green one; else it is
 * that of the MID. `thisYear`: no mark is younger.
 */
export type MarkContext = { isClassed?: boolean; thisYear?: number }

/** The mark, its year and the number of its body, in any order and separation. */
export function readMark(
  text: string,
  { isClassed = false, thisYear = Infinity }: MarkContext = {},
): ReadMark {
  const automatic = automaticMark.test(text)
  const uncoloured = ofEurope(signsIn(text, isClassed || automatic))
  const signs = uncoloured.includes('M') || !colouredM.test(text) ? uncoloured : [...uncoloured, 'M']
  const has = (sign: string) => signs.includes(sign)
  const isNational = has('DEM') && !has('CE')
  const isBritish = has('UKCA') && !has('CE')
  const m = isNational ? signs.indexOf('DEM') : signs.indexOf('M')
  const read = besideM(signs, m)
  const { isBoxed } = read
  const isFuture = read.year !== null && read.year > thisYear
  const year = isFuture || m < 0 ? null : read.year
  const base = {
    year,
    body: m < 0 ? null : (read.body ?? text.match(namedBody)?.[1] ?? bodyIn(text)),
    automatic,
    medical: signs.some((sign) => medicalBodies.includes(sign)),
    problem: isFuture && m >= 0 ? ('year-in-future' as const) : null,
  }
  if (isNational) return { ...base, mark: 'national' }
  if (isBritish) return { ...base, mark: 'ukca' }
  // « M2200 » is a model: without CE and a year four digits are no body.
  if (!has('CE'))
    return year === null
      ? { ...base, mark: null, body: null }
      : { ...base, mark: null, problem: 'ce-missing' }
  if (m < 0) return { ...base, mark: 'ce-only' }
  if (base.problem) return { ...base, mark: automatic ? 'mid' : 'new' }
  if (year === null) return { ...base, mark: null, problem: 'year-missing' }
  const isOld = year < lastGreenYear || (year === lastGreenYear && !isYear(signs[m + 1]))
  if (automatic || (isBoxed && year < lastGreenYear && !isClassed))
    return { ...base, mark: 'mid', automatic: true }
  return { ...base, mark: isOld ? 'old-green-m' : 'new' }
}

const bodyIn = (text: string) => text.match(bareBody)?.find((body) => !medicalBodies.includes(body)) ?? null

const bodies: Record<string, string> = {
  '0071': 'LNE',
  '0102': 'PTB',
  '0122': 'NMi',
  '0126': 'NMO',
  '0200': 'FORCE',
}

/** The name of a notified body; null for one that is not known. */
export const bodyName = (body: string): string | null => bodies[body] ?? null
