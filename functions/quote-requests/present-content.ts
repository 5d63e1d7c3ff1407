import type { Locale } from '#config/locales.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import type { JudgedModel, LocalizedFinding } from '#domain/quote-list/configuration-result.ts'
import type { QuoteContent } from '#domain/quote-list/quote-sections.ts'
import type { RequestedConfiguration, RequestedModel } from '#domain/quote-list/requested-content.ts'
import type { QuotedConfiguration, quoteRequests } from '#functions/db/schema.ts'
import { visitSection } from '#functions/documents/visit-section.ts'

/** What a stored request carries beside its items, in one language. */
export function presentContent(
  { services, configuration, estimate, instruments }: typeof quoteRequests.$inferSelect,
  lang: Locale,
): QuoteContent {
  const visit = visitSection(instruments, lang)
  return {
    ...(visit ? { visit } : null),
    services: services.map((service) => ({ ...service, name: service.name[lang] })),
    configuration: configuration && presentConfiguration(configuration, lang),
    estimate,
  }
}

function presentConfiguration(
  { answers, result }: QuotedConfiguration,
  lang: Locale,
): RequestedConfiguration {
  return {
    answers,
    use: nameOfUse(answers.use, lang),
    result: result && {
      requirement: result.requirement[lang],
      regime: result.regime[lang],
      aid: result.aid[lang],
      models: result.models.map((model) => presentModel(model, lang)),
    },
  }
}

function presentModel(model: JudgedModel, lang: Locale): RequestedModel {
  const inLanguage = (localized: readonly LocalizedFinding[]) =>
    localized.map(({ code, text }) => ({ code, text: text[lang] }))
  return {
    ...model,
    reasons: inLanguage(model.reasons),
    failed: inLanguage(model.failed),
    toConfirm: inLanguage(model.toConfirm),
  }
}
