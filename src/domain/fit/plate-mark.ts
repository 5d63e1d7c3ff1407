/** What a plate says of its conformity assessment. */
export type PlateMark = 'new' | 'old-green-m' | 'mid' | 'ukca' | 'ce-only' | 'national'

/** The conformity mark of a data plate with its year and body; null where the text has none. */
export type ReadMark = {
  mark: PlateMark | null
  year: number | null
  body: string | null
  automatic: boolean
}

/** Boxed M behind CE, with or without a medical body between (Directive 2014/31/EU, Art. 16 and 17). */
const newMark = /\bCE\s*(?:\d{4}\s*)?\[?M\s?(\d{2})\]?(?!\d)\s*(\d{4})?(?!\d)/
/** The green M of 2009/23/EC, annex IV: year before or behind the body. */
const oldMark = /\bCE\s*(?:(\d{4})\s+(\d{2})\s*M|(\d{2})\s*M\s*(\d{4}))(?![\p{L}\d])/u
/** National German marking (MessEV § 14). */
const nationalMark = /\bDE-M\s?(\d{2})?\s*(\d{4})?/
/** Classes of automatic checkweighers and labellers, and their annex of the MID (2014/32/EU). */
const automaticMark = /\bX(?:I{1,4})?\s*\(|\bY\s*\([ab]\)|\bY(?:I{1,4})\b|MI-?006/

/** From this year on a boxed M on a non-automatic instrument is that of 2014/31/EU. */
const firstNewYear = 2016

/** The mark, its year and the number of its body. */
export function readMark(text: string): ReadMark {
  const automatic = automaticMark.test(text)
  const boxed = text.match(newMark)
  if (boxed) {
    const year = 2000 + Number(boxed[1])
    const mid = automatic || year < firstNewYear
    return { mark: mid ? 'mid' : 'new', year, body: boxed[2] ?? null, automatic: mid }
  }
  const old = text.match(oldMark)
  if (old) {
    const year = centuryOf(Number(old[2] ?? old[3]))
    return { mark: 'old-green-m', year, body: old[1] ?? old[4] ?? null, automatic }
  }
  return { ...otherMark(text), automatic }
}

function otherMark(text: string): Omit<ReadMark, 'automatic'> {
  const national = text.match(nationalMark)
  if (national) {
    const year = national[1] ? 2000 + Number(national[1]) : null
    return { mark: 'national', year, body: national[2] ?? null }
  }
  if (/\bUKCA\b|\bUK\s?CA\b/.test(text)) {
    const boxed = text.match(/\bUK\s?CA\s*\[?M\s?(\d{2})\]?\s*(\d{4})?/)
    return { mark: 'ukca', year: boxed ? 2000 + Number(boxed[1]) : null, body: boxed?.[2] ?? null }
  }
  return { mark: /\bCE\b/.test(text) ? 'ce-only' : null, year: null, body: null }
}

/** The green M began in 1993. */
const centuryOf = (year: number) => (year >= 90 ? 1900 + year : 2000 + year)

const bodies: Record<string, string> = {
  '0071': 'LNE',
  '0102': 'PTB',
  '0122': 'NMi',
  '0126': 'NMO',
  '0200': 'FORCE',
}

/** The name of a notified body; null for one that is not known. */
export const bodyName = (body: string): string | null => bodies[body] ?? null

const approvals: readonly (readonly [pattern: RegExp, body: string | null])[] = [
  [/\bDE-\d{2}-(?:NAWID|MI-?\d{3})-PTB\d+/, 'PTB'],
  [/\bD\d{2}-\d{2}-\d{3}\b/, 'PTB'],
  [/\bLNE-\d{4,6}\b/, 'LNE'],
  [/\bFR-\d{2}-A-\d+/, 'LNE'],
  [/\bDK-?0200-(?:NAWI|MI-?\d{3})-\d+/, 'FORCE'],
  [/\b0200-NAWI-\d+/, 'FORCE'],
  [/\bUK\/0126\/\d+/, 'NMO'],
  [/\bUK\s?\d{4}\b/, 'NMO'],
  [/\bR\s?76\/\d{4}-[AB]-[A-Z]{2}\d-\d{2}\.\d{2}/, 'OIML'],
  [/\b\d{2}\.\d{2}\.\d{3}\.\d{3}\.\d\b/, null],
  [/\bT\d{4,5}\b/, 'NMi'],
]

/** The number of the type approval and who issued it; null where nothing like one stands there. */
export function readApproval(text: string): { approval: string | null; approvalBody: string | null } {
  for (const [pattern, approvalBody] of approvals) {
    const approval = text.match(pattern)?.[0]
    if (approval) return { approval, approvalBody }
  }
  return { approval: null, approvalBody: null }
}
