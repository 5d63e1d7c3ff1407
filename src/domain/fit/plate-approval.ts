import type { PlateCountry } from '#src/i18n/server-texts.ts'
import type { FitCountry } from './fit-use.ts'

const approvals: readonly (readonly [form: RegExp, issuer: string | null])[] = [
  [/\bDE-\d{2}-(?:NAWID|MI-?\d{3})-PTB\d+/, 'PTB'],
  [/\bD\d{2}-\d{2}[-.]\d{2,3}\b/, 'PTB'],
  [/\bLNE-\d{4,6}\b/, 'LNE'],
  [/\bFR-\d{2}-A-\d+/, 'LNE'],
  [/\bDK-?0200-(?:NAWI|MI-?\d{3})-\d+/, 'FORCE'],
  [/\b0200-NAWI-\d+/, 'FORCE'],
  [/\bUK\/0126\/\d+/, 'NMO'],
  [/\bUK ?\d{4}\b/, 'NMO'],
  [/\bR ?76\/\d{4}-[AB]-[A-Z]{2}\d-\d{2}\.\d{2}/, 'OIML'],
  [/\bTC?\d{4,5}\b/, 'NMi'],
]

/** National type approvals of before the directives (up to 2002), by the forms of their numbers. */
const oldApprovals: readonly (readonly [form: RegExp, country: FitCountry])[] = [
  [/\b\d{2}\.\d{1,2}\.\d{2,3}\.\d{3}\.\d(?:\.\d)?\b/, 'FR'],
  [/\b\d\.\d{3}\/\d{2}\.\d{2,3}\b/, 'DE'],
]

/** Approvals of other countries by their words and forms of numbers; no mark of the European Union. */
const foreignApprovals: readonly (readonly [form: RegExp, issuer: string, country: PlateCountry])[] = [
  [/\bNTEP\b|\bCo?C(?: ?(?:No|Nr|Number|#))?[.:]? ?#?\d{2}-\d{3}(?!\d)|\bIII ?L\b/i, 'NTEP', 'us'],
  [
    /\bMeasurement Canada\b|\bMesures Canada\b|\bAM(?:-| (?!20))?\d{4}\b|\bIII ?HD\b/i,
    'Measurement Canada',
    'ca',
  ],
  [
    /\b(?:NMI|NSC) (?:Australia )?(?:No\.? ?)?(?:S ?\d{2,4}|\d{1,2}\/\d)|\b6\/\d{1,2}[A-Z]?\/\d+\b/i,
    'NMI Australia',
    'au',
  ],
  [/\bNew Zealand\b|\bMAPSS\b|\bNZ ?(?:approv\w*|\d{3,})/i, 'New Zealand', 'nz'],
  [/\b(?:CPA|CMC)\b|型式批准/i, 'China', 'cn'],
  [/\bJapan\b.{0,30}\bapprov|\bapprov\w*.{0,20}\bJapan\b|型式承認|検定|計量法/i, 'Japan', 'jp'],
  [/\bNRCS\b|\bSouth Africa\b|\bSA ?(?:No\.? ?|-)?(?!(?:19|20)\d\d\b)\d{3,4}\b/, 'South Africa', 'za'],
  [/\bGOST\b|ГОСТ|\bEAC\b|\bRU\.C\./, 'GOST', 'ru'],
  [/\bIND\/\d{2}\/\d/i, 'India', 'in'],
]

/** The number of the type approval and who issued it; null where nothing like one stands there. */
export function readApproval(text: string): { approval: string | null; approvalBody: string | null } {
  for (const [form, approvalBody] of approvals) {
    const approval = text.match(form)?.[0]
    if (approval) return { approval, approvalBody }
  }
  return { approval: readOldApproval(text)?.approval ?? null, approvalBody: null }
}

/** The number of a national approval of before the directives, and its country; null where nothing like one stands. */
export function readOldApproval(text: string): { approval: string; country: FitCountry } | null {
  for (const [form, country] of oldApprovals) {
    const approval = text.match(form)?.[0]
    if (approval) return { approval, country }
  }
  return null
}

/** Who approved an instrument outside the European Union, and the country; null where nobody did. */
export function readForeignApproval(text: string): { issuer: string; country: PlateCountry } | null {
  const [, issuer, country] = foreignApprovals.find(([form]) => form.test(text)) ?? []
  return issuer && country ? { issuer, country } : null
}
