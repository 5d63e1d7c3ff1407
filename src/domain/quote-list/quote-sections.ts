import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { formatInterval } from '#domain/metrology/mass.ts'
import { plusMinus } from '#domain/metrology/signs.ts'
import { formatDay } from '#domain/time/dates.ts'
import type { Estimate } from './estimate.ts'
import type { QuoteSection } from './quote-section.ts'
import { type QuoteWords, quoteWords } from './quote-words.ts'
import type { RequestedConfiguration, RequestedModel, RequestedService } from './requested-content.ts'

/** What a request carries beside its items, in one language. */
export type QuoteContent = {
  services: RequestedService[]
  configuration: RequestedConfiguration | null
  estimate: Estimate | null
  /** The instruments of a visit, in words already. */
  visit?: QuoteSection | undefined
}

/** What the rules found about a configuration; the answers themselves are in no section. */
type Conclusion = Omit<RequestedConfiguration, 'answers'>
type SectionContent = Omit<QuoteContent, 'configuration'> & { configuration: Conclusion | null }

/** The sections of mails, of the generated message and of the customer's page; none where there is nothing to say. */
export function quoteSections(content: SectionContent, locale: Locale): QuoteSection[] {
  const { configuration, services, estimate, visit } = content
  const words = quoteWords[locale]
  return [
    ...(visit ? [visit] : []),
    ...(configuration ? configurationSections(configuration, words, locale) : []),
    ...(services.length ? [serviceSection(services, words, locale)] : []),
    ...(estimate ? [estimateSection(estimate, words, locale)] : []),
  ]
}

const euros = (cents: number, locale: Locale) => formatEuros(cents / 100, locale)

function configurationSections(
  { use, result }: Conclusion,
  words: QuoteWords,
  locale: Locale,
): QuoteSection[] {
  const need: QuoteSection = {
    title: words.configuration,
    rows: result
      ? [
          [words.use, use],
          [words.requirement, result.requirement],
        ]
      : [[words.use, use]],
    lines: result ? [result.regime, result.aid] : [],
  }
  return [need, ...(result?.models ?? []).map((model) => modelSection(model, words, locale))]
}

function modelSection(model: RequestedModel, words: QuoteWords, locale: Locale): QuoteSection {
  const { reference, reasons, failed, toConfirm, errorAtSmallestG, nextDue } = model
  const rows: [string, string][] = []
  if (errorAtSmallestG !== null)
    rows.push([words.errorAtSmallest, plusMinus(formatInterval(errorAtSmallestG * 1e6, locale))])
  if (nextDue !== null && !failed.length) rows.push([words.nextDue, formatDay(nextDue, locale)])
  return {
    title: `${reference}\u00a0– ${failed.length ? words.fails : words.fits}`,
    rows,
    lines: [...failed, ...reasons, ...toConfirm].map(({ text }) => text),
  }
}

function serviceSection(
  services: readonly RequestedService[],
  words: QuoteWords,
  locale: Locale,
): QuoteSection {
  const rows = services.map(({ name, quantity, priceCents }): [string, string] => {
    const price = priceCents === null ? words.onRequest : euros(priceCents, locale)
    const each = priceCents !== null && quantity > 1 ? ` ${words.each}` : ''
    return [`${quantity}\u00a0× ${name}`, `${price}${each}`]
  })
  return { title: words.services, rows, lines: [] }
}

function estimateSection(estimate: Estimate, words: QuoteWords, locale: Locale): QuoteSection {
  const { parts, totalCents, missing } = estimate
  const gaps = missing.map((gap) => words.gaps[gap]).join(', ')
  return {
    title: words.estimate,
    rows: [
      // A single part is the total.
      ...(parts.length > 1 ? parts : []).map(({ part, cents }): [string, string] => [
        words.parts[part],
        euros(cents, locale),
      ]),
      [words.total, totalCents === null ? words.onRequest : euros(totalCents, locale)],
      [words.missing, gaps],
    ],
    lines: [],
  }
}
