import type { Locale } from '#config/locales.ts'
import type { QuoteSection } from '#domain/quote-list/quote-section.ts'
import { type QuoteContent, quoteSections } from '#domain/quote-list/quote-sections.ts'
import { withoutText } from '#domain/scales/visited-instrument.ts'
import { factTable, paragraph } from '#functions/mail/mail-html.ts'
import { type Html, html } from '#functions/platform/html.ts'
import { presentContent } from './present-content.ts'
import { answerRows } from './received-mail-answers.ts'
import type { StoredQuote } from './received-mail-data.ts'

type Request = StoredQuote['request']

/** Everything that a request carries beside its items, for the company: with the answers as they were typed. */
export function companySections(request: Request): QuoteSection[] {
  const sections = quoteSections(presentContent(request, 'fr'), 'fr')
  const { configuration } = request
  if (!configuration) return sections
  const rows = answerRows(configuration.answers)
  return [...sections, { title: 'Réponses au configurateur', rows, lines: [] }]
}

/**
 * The same for the visitor, without the interfaces to confirm and the names of instruments: they are free text, which
 * no mail to a visitor holds.
 */
export const visitorSections = (request: Request, locale: Locale): QuoteSection[] =>
  quoteSections(
    withoutFreeText(
      presentContent({ ...request, instruments: request.instruments.map(withoutText) }, locale),
    ),
    locale,
  )

function withoutFreeText(content: QuoteContent): QuoteContent {
  const result = content.configuration?.result
  if (!content.configuration || !result) return content
  const models = result.models.map((model) => ({
    ...model,
    toConfirm: model.toConfirm.filter(({ code }) => code !== 'interface'),
  }))
  return { ...content, configuration: { ...content.configuration, result: { ...result, models } } }
}

/** The sections as HTML. */
export const sectionsHtml = (sections: readonly QuoteSection[]): Html[] =>
  sections.map(
    ({ title, rows, lines }) =>
      html`<h2 style="font-size:17px;margin:20px 0 6px">${title}</h2>${rows.length ? factTable(rows) : null}${lines.map(paragraph)}`,
  )

/** The sections as plain text, one block each. */
export const sectionsText = (sections: readonly QuoteSection[], locale: Locale): string[] =>
  sections.map(({ title, rows, lines }) =>
    [
      title,
      ...rows.map(([label, value]) => `${label}${locale === 'fr' ? '\u00a0: ' : ': '}${value}`),
      ...lines,
    ].join('\n'),
  )
