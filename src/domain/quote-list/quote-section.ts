import * as v from 'valibot'

/** What a request carries beside its items, in words: rows of a label and a value, then sentences. */
export const QuoteSection = v.object({
  title: v.string(),
  rows: v.array(v.tuple([v.string(), v.string()])),
  lines: v.array(v.string()),
  /** The values are amounts; in a sum the last one is their total. Missing: they are words. */
  amounts: v.optional(v.picklist(['each', 'sum'])),
})
export type QuoteSection = v.InferOutput<typeof QuoteSection>

/** Parses stored sections; none when they are unusable. */
export function readStoredSections(raw: unknown): QuoteSection[] {
  const result = v.safeParse(v.array(QuoteSection), raw)
  return result.success ? result.output : []
}
