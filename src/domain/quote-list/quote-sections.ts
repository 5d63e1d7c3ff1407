import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { formatInterval } from '#domain/metrology/mass.ts'
import { plusMinus } from '#domain/metrology/signs.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type Estimate, type EstimatePart, type SaidGap, saidGaps } from './estimate.ts'
import { lineAmount } from './line-amount.ts'
import type { QuoteSection } from './quote-section.ts'
import type { RequestedConfiguration, RequestedModel, RequestedService } from './requested-content.ts'

/** What a request carries beside its items, in one language. */
export type QuoteContent = {
  services: RequestedService[]
  configuration: RequestedConfiguration | null
  estimate: Estimate | null
  /** The instruments of a visit, in words already. */
  visit?: QuoteSection | undefined
}

type Word =
  | 'configuration'
  | 'use'
  | 'requirement'
  | 'fits'
  | 'fails'
  | 'error-at-smallest'
  | 'next-due'
  | 'services'
  | 'on-request'
  | 'estimate'
  | 'total'
  | 'missing-gaps'
/** Pages and mails have a translator of these texts each. */
type TranslateContent = (
  key: `quote-content.${Word | `part-${EstimatePart}` | `gap-${SaidGap}`}`,
  values?: { gaps: string },
) => string

/** What the rules found about a configuration; the answers themselves are in no section. */
type Conclusion = Omit<RequestedConfiguration, 'answers'>
type SectionContent = Omit<QuoteContent, 'configuration'> & { configuration: Conclusion | null }

/** The sections of mails, of the generated message and of the customer's page; none where there is nothing to say. */
export function quoteSections(content: SectionContent, t: TranslateContent, locale: Locale): QuoteSection[] {
  const { configuration, services, estimate, visit } = content
  return [
    ...(visit ? [visit] : []),
    ...(configuration ? configurationSections(configuration, t, locale) : []),
    ...(services.length ? [serviceSection(services, t, locale)] : []),
    ...(estimate ? [estimateSection(estimate, t, locale)] : []),
  ]
}

const euros = (cents: number, locale: Locale) => formatEuros(cents / 100, locale)

function configurationSections(
  { use, result }: Conclusion,
  t: TranslateContent,
  locale: Locale,
): QuoteSection[] {
  const need: QuoteSection = {
    title: t('quote-content.configuration'),
    rows: result
      ? [
          [t('quote-content.use'), use],
          [t('quote-content.requirement'), result.requirement],
        ]
      : [[t('quote-content.use'), use]],
    lines: result ? [result.regime, result.aid] : [],
  }
  return [need, ...(result?.models ?? []).map((model) => modelSection(model, t, locale))]
}

function modelSection(model: RequestedModel, t: TranslateContent, locale: Locale): QuoteSection {
  const { reference, reasons, failed, toConfirm, errorAtSmallestG, nextDue } = model
  const rows: [string, string][] = []
  if (errorAtSmallestG !== null)
    rows.push([
      t('quote-content.error-at-smallest'),
      plusMinus(formatInterval(errorAtSmallestG * 1e6, locale)),
    ])
  if (nextDue !== null && !failed.length) rows.push([t('quote-content.next-due'), formatDay(nextDue, locale)])
  return {
    title: `${reference}\u00a0– ${failed.length ? t('quote-content.fails') : t('quote-content.fits')}`,
    rows,
    lines: [...failed, ...reasons, ...toConfirm].map(({ text }) => text),
  }
}

function serviceSection(
  services: readonly RequestedService[],
  t: TranslateContent,
  locale: Locale,
): QuoteSection {
  const rows = services.map(({ name, quantity, priceCents }): [string, string] => {
    if (priceCents === null) return [`${quantity}\u00a0× ${name}`, t('quote-content.on-request')]
    return [name, lineAmount(quantity, priceCents, locale)]
  })
  return { title: t('quote-content.services'), rows, lines: [], amounts: 'each' }
}

function estimateSection(estimate: Estimate, t: TranslateContent, locale: Locale): QuoteSection {
  const { parts, totalCents, missing } = estimate
  const gaps = saidGaps(missing)
    .map((gap) => t(`quote-content.gap-${gap}`))
    .join(', ')
  return {
    title: t('quote-content.estimate'),
    rows: [
      // A single part is the total.
      ...(parts.length > 1 ? parts : []).map(({ part, cents }): [string, string] => [
        t(`quote-content.part-${part}`),
        euros(cents, locale),
      ]),
      [
        t('quote-content.total'),
        totalCents === null ? t('quote-content.on-request') : euros(totalCents, locale),
      ],
    ],
    lines: gaps ? [t('quote-content.missing-gaps', { gaps })] : [],
    amounts: 'sum',
  }
}
