import type { PlateCountry } from '#src/i18n/server-texts.ts'
import type { FitCountry } from './fit-use.ts'

/** Numbers whose form tells who issued them. */
const approvals: readonly (readonly [form: RegExp, issuer: string])[] = [
  [/\bDE-\d{2}-[A-Z]+-?\d*-PTB-?\d+/, 'PTB'],
  [/\bD\d{2}-\d{2}[-.]\d{2,3}\b/, 'PTB'],
  [/\bLNE ?[-–] ?\d{4,6}\b/, 'LNE'],
  [/\bFR-\d{2}-A-\d+/, 'LNE'],
  [/\bDK-?0200-(?:NAWI|MI-?\d{3})-\d+/, 'FORCE'],
  [/\b0200-NAWI-\d+/, 'FORCE'],
  [/\bUK\/0126\/\d+/, 'NMO'],
  [/\bUK ?\d{4}\b/, 'NMO'],
  [/\bR ?76\/\d{4}-[AB]-[A-Z]{2}\d-\d{2}\.\d{2}/, 'OIML'],
  [/\bTC?\d{4,5}\b/, 'NMi'],
]

const state =
  'AT?|BE?|BG|CH?|CY|CZ|DE?|DK|EE?|ES|FI?|FR|GB|GR|HR|HU|IE|IT?|LT|LU?|LV|MT|NL?|NO|PL?|PT|RO|SE?|SI|SK|TR|UK'
/** « Typ D12-30 » */
const ofType = String.raw`(?<!(?:t[yi]pe?o?|mod\p{L}*\.?|[Cc]ert\p{L}*|CERT\.?)[ .:-]{0,3})`
/** « ES-13-006-CEM004 », « E-16.02.C04 », « DK 0199.417 »: a European state and groups of digits. */
const approvalOfState = new RegExp(
  String.raw`${ofType}(?<![\p{L}\d/-])(?:${state})(?:-?\d{2}[-.]\d{2}(?:[-.][A-Z]?\d{2,4}){1,2}|-\d{2}-[A-Z\d]+(?:-[A-Z\d]+)*|[ -]?\d{3,4}[.-]\d{2,5})(?![\p{L}\d])`,
  'u',
)

/** National type approvals of before the directives (up to 2002), by the forms of their numbers. */
const oldApprovals: readonly (readonly [form: RegExp, country: FitCountry])[] = [
  [/\b\d{2}\.\d{1,2}\.\d{2,3}\.\d{3}\.\d(?:\.\d)?\b/, 'FR'],
  [/\b\d\.\d{3}\/\d{2}\.\d{2,3}\b/, 'DE'],
]

const approvalWords =
  "(?:type|model|pattern)[- ]?approval|\\p{L}*zulassung|(?:model|type)goedkeuring|(?:d[ée]cision d['’])?approbation(?: de mod[èe]le)?|approvazione|omologazione|D\\.? ?M\\.?(?= ?n[°.]| ?\\d)|aprob\\p{L}*\\.?(?: CE)?(?: de modelo)?|zatwierdzeni\\p{L}*(?: typu)?|znak typu|RP ?T"
/** « Modelgoedkeuring NL 78.114 », « Bauartzulassung ε D 81 1.12.36 »: a number behind the word for it. */
const namedApproval = new RegExp(
  String.raw`(?<!\p{L})(?:${approvalWords})(?:[ :.,-]|n[°ro.]\.?|(?<!\p{L})CE(?!\p{L})|ε)*(?<number>(?:[A-Z]{1,3}[ -]?)?\d[\d./-]*(?: (?!(?:19|20)\d\d(?!\d))\d[\d./-]*)*)`,
  'iu',
)

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
    if (approval) return { approval: approval.replaceAll(/ ?[-–] ?/g, '-'), approvalBody }
  }
  const approval = text.match(approvalOfState)?.[0] ?? readOldApproval(text)?.approval ?? null
  return { approval, approvalBody: null }
}

/** « other »: a country whose rules this site does not state. */
export type OldApprovalCountry = FitCountry | 'other'

/**
 * The number of a national approval of before the directives, and its country: by its form, or by the word before it
 * where no mark and no newer number stands; null where there is none.
 */
export function readOldApproval(text: string): { approval: string; country: OldApprovalCountry } | null {
  for (const [form, country] of oldApprovals) {
    const approval = text.match(form)?.[0]
    if (approval) return { approval, country }
  }
  const approval = text.match(namedApproval)?.groups?.number?.trim()
  return approval === undefined ? null : { approval, country: 'other' }
}

/** Who approved an instrument outside the European Union, and the country; null where nobody did. */
export function readForeignApproval(text: string): { issuer: string; country: PlateCountry } | null {
  const [, issuer, country] = foreignApprovals.find(([form]) => form.test(text)) ?? []
  return issuer && country ? { issuer, country } : null
}
