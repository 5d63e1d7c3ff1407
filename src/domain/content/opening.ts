import * as v from 'valibot'
import { locales } from '#config/locales.ts'
import { usualCalendar } from '#domain/time/work-calendar.ts'

const texts = v.object(Object.fromEntries(locales.map((locale) => [locale, v.string()])) as LocalizedText)
type LocalizedText = Record<(typeof locales)[number], v.StringSchema<undefined>>
const Span = v.object({ from: v.string(), to: v.string() })

/**
 * Answer: what pages say of when the company is there: opening hours by the day from which they hold, closures that are
 * not over in their order, and the notices of this moment. Without hours those of `src/config/company.ts` hold.
 */
export const Opening = v.object({
  hours: v.array(v.object({ from: v.string(), week: v.array(v.array(Span)) })),
  closures: v.array(v.object({ first: v.string(), last: v.string(), reason: v.nullable(texts) })),
  /** So many of the closures, the first ones, are said on every page. */
  announced: v.number(),
  notices: v.array(v.object({ id: v.string(), text: texts })),
})
/** What pages say of when the company is there. */
export type Opening = v.InferOutput<typeof Opening>

/** What pages say until something is entered at the desk. */
export const usualOpening: Opening = { ...usualCalendar, hours: [], closures: [], announced: 0, notices: [] }
