import * as v from 'valibot'
import { ListedFile } from '#domain/files/file.ts'
import { QuoteItem } from '#domain/quote-list/quote-stored.ts'

/** States of one version of an offer; only the `sent` one can be accepted or declined. */
export const offerStates = ['sent', 'superseded', 'withdrawn', 'accepted', 'declined', 'expired'] as const

/** The numbers of a line: money in integer cents excl. VAT, the VAT rate in thousandths (20 % is 200, 5.5 % is 55). */
export type OfferAmounts = { quantity: number; unitCents: number; discountCents: number; vatPermille: number }
/** An optional line counts once the customer has chosen it; every other line counts anyway. */
type Choice = { optional?: boolean; chosen?: boolean }

/** True for a line that belongs to the sums. */
export const isCounted = ({ optional = false, chosen = false }: Choice): boolean => !optional || chosen

/** Sums of an offer in integer cents. */
const OfferTotals = v.object({ netCents: v.number(), vatCents: v.number(), grossCents: v.number() })
type OfferTotals = v.InferOutput<typeof OfferTotals>

/** Amount of a line excl. VAT, in cents; negative for a discount or a take-back. */
export const lineNetCents = ({ quantity, unitCents, discountCents }: Omit<OfferAmounts, 'vatPermille'>) =>
  quantity * unitCents - discountCents

/** Rounds halves away from zero, as merchants do. */
const rounded = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount))

/**
 * Sums of an offer, without options that are not chosen: VAT is worked out once per rate on the sum of its lines and
 * rounded to the cent (EN 16931, BR-CO-17), so that it equals the invoice.
 */
export function offerTotals(lines: readonly (OfferAmounts & Choice)[]): OfferTotals {
  const netByRate = new Map<number, number>()
  for (const line of lines.filter(isCounted))
    netByRate.set(line.vatPermille, (netByRate.get(line.vatPermille) ?? 0) + lineNetCents(line))
  let netCents = 0
  let vatCents = 0
  for (const [vatPermille, net] of netByRate) {
    netCents += net
    vatCents += rounded((net * vatPermille) / 1000)
  }
  return { netCents, vatCents, grossCents: netCents + vatCents }
}

/** The instrument that a line offers, with its picture and its data plate. */
export const OfferedInstrument = v.pick(QuoteItem, ['productId', 'productName', 'productImage', 'variant'])
export type OfferedInstrument = v.InferOutput<typeof OfferedInstrument>

/** A line of an offer as it is shown. */
export const OfferLine = v.object({
  text: v.string(),
  /** Null where the line offers none. */
  instrument: v.nullable(OfferedInstrument),
  quantity: v.number(),
  unitCents: v.number(),
  discountCents: v.number(),
  netCents: v.number(),
  vatPercent: v.number(),
  /** An option, and whether it was chosen with the acceptance. */
  optional: v.boolean(),
  chosen: v.boolean(),
})
export type OfferLine = v.InferOutput<typeof OfferLine>

/** Who accepted or declined a version, as typed, and when (ISO instant). */
const OfferDecision = v.object({
  at: v.string(),
  by: v.string(),
  orderNumber: v.string(),
})

/** One version of an offer as the customer sees it. */
export const Offer = v.object({
  version: v.number(),
  /** ISO instant. */
  sentAt: v.string(),
  /** Name of the member of staff who sent it; empty where none is said. */
  by: v.string(),
  /** The last day (ISO, in Paris) on which it can be accepted. */
  validUntil: v.string(),
  state: v.picklist(offerStates),
  lines: v.array(OfferLine),
  totals: OfferTotals,
  /** Delivery time, conditions and a note, in the language of the request; empty where there is nothing to say. */
  delivery: v.string(),
  conditions: v.string(),
  note: v.string(),
  /** Address of the document as PDF, good for ten minutes; null where none can be given. */
  pdf: v.nullable(v.string()),
  /** Likewise the document of what was accepted, with the chosen options in its sums; null before. */
  acceptedPdf: v.nullable(v.string()),
  /** Files that came with this version, beside its document. */
  attachments: v.array(ListedFile),
  /** Null while nobody has decided about this version. */
  decision: v.nullable(OfferDecision),
  /** The general terms that it names; null before it is sent. */
  termsVersion: v.nullable(v.string()),
})
export type Offer = v.InferOutput<typeof Offer>

/** A line with its numbers, as it is stored and sent. */
type StoredLine = OfferAmounts & Choice & { text: string; instrument?: OfferedInstrument | null }

const shownLine = ({
  text,
  instrument = null,
  vatPermille,
  optional = false,
  chosen = false,
  ...amounts
}: StoredLine): OfferLine => {
  const { quantity, unitCents, discountCents } = amounts
  return {
    ...{ text, instrument, quantity, unitCents, discountCents, optional, chosen },
    netCents: lineNetCents(amounts),
    vatPercent: vatPermille / 10,
  }
}

/** A version of an offer as the customer sees it, with what follows from its lines. */
export const offerOf = (
  {
    by = '',
    ...version
  }: Omit<
    Offer,
    'by' | 'lines' | 'totals' | 'pdf' | 'acceptedPdf' | 'attachments' | 'decision' | 'termsVersion'
  > & {
    by?: string
  },
  lines: readonly StoredLine[],
): Offer => ({
  ...version,
  by,
  termsVersion: null,
  lines: lines.map(shownLine),
  totals: offerTotals(lines),
  pdf: null,
  acceptedPdf: null,
  attachments: [],
  decision: null,
})

/** An offer as the customer would accept it with these options, by position. */
export function offerWith<Shown extends Pick<Offer, 'lines' | 'totals'>>(
  offer: Shown,
  options: readonly number[],
): Shown {
  const lines = offer.lines.map((line, position) => ({
    ...line,
    chosen: line.optional && options.includes(position),
  }))
  const totals = offerTotals(
    lines.map((line) => ({ ...line, vatPermille: Math.round(line.vatPercent * 10) })),
  )
  return { ...offer, lines, totals }
}

/** True when the customer can accept or decline this version on that day (ISO, in Paris). */
export const isDecidable = ({ state, validUntil }: Pick<Offer, 'state' | 'validUntil'>, today: string) =>
  state === 'sent' && validUntil >= today
