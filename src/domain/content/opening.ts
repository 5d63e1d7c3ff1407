import * as v from 'valibot'
import { initialFacts } from '#config/initial-facts.ts'
import { locales } from '#config/locales.ts'
import { usualCalendar } from '#domain/time/work-calendar.ts'

const texts = v.object(Object.fromEntries(locales.map((locale) => [locale, v.string()])) as LocalizedText)
type LocalizedText = Record<(typeof locales)[number], v.StringSchema<undefined>>
const Span = v.object({ from: v.string(), to: v.string() })

/** How the company is reached, and what the journey to a customer costs. */
export const CompanyFacts = v.object({
  street: v.string(),
  postalCode: v.string(),
  city: v.string(),
  /** E.164. */
  phone: v.string(),
  email: v.string(),
  /** The price of one visit in each zone of travel (`src/domain/area/travel-zone.ts`), EUR cents excl. VAT. */
  travelCents: v.array(v.number()),
})
export type CompanyFacts = v.InferOutput<typeof CompanyFacts>

/**
 * Answer: what pages say of when the company is there: opening hours by the day from which they hold, closures that are
 * not over in their order, and the notices of this moment; and how it is reached. Without hours those of
 * `src/config/company.ts` hold.
 */
export const Opening = v.object({
  hours: v.array(v.object({ from: v.string(), week: v.array(v.array(Span)) })),
  closures: v.array(v.object({ first: v.string(), last: v.string(), reason: v.nullable(texts) })),
  /** So many of the closures, the first ones, are said on every page. */
  announced: v.number(),
  notices: v.array(v.object({ id: v.string(), text: texts })),
  company: CompanyFacts,
})
export type Opening = v.InferOutput<typeof Opening>

/** What pages say until something is entered at the desk. */
export const usualOpening: Opening = {
  ...usualCalendar,
  ...{ hours: [], closures: [], announced: 0, notices: [] },
  company: { ...initialFacts, travelCents: [...initialFacts.travelCents] },
}
