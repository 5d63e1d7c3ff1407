import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { isOfDelivery } from '#domain/assistant/area-verdict.ts'
import { placeLines } from '#domain/assistant/company-reply.ts'
import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import { pageSource } from '#domain/assistant/pages.ts'
import type { Question } from '#domain/assistant/question.ts'
import { notStated } from '#domain/assistant/refusals.ts'
import type { Clause } from '#domain/assistant/terms-table.ts'
import { termsTopic } from '#domain/assistant/terms-topics.ts'
import german from '#src/i18n/de/terms.json' with { type: 'json' }
import english from '#src/i18n/en/terms.json' with { type: 'json' }
import french from '#src/i18n/fr/terms.json' with { type: 'json' }

const texts: Record<Locale, Record<`terms.${Clause}-text`, string>> = { fr: french, en: english, de: german }

const sentencesOf = (clause: Clause, locale: Locale): string[] =>
  texts[locale][`terms.${clause}-text`]
    .replaceAll('{{company}}', company.name)
    .replaceAll('{{email}}', company.email)
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)

/** What the general terms say of buying here, in their own words; null where no question about it is asked. */
export function termsReply(question: Question): Draft | null {
  const topic = termsTopic(question)
  if (topic === null) return null
  const { locale } = question
  const { lead, next, quoted, page = '/conditions-generales' } = topic
  if (quoted === undefined) return notStated(locale, lead?.[locale] ?? '')
  const said = quoted.flatMap(([clause, sentence]) => sentencesOf(clause, locale)[sentence] ?? [])
  const { contact, call, quote } = actionsIn(locale)
  const where = isOfDelivery(question.folded) ? placeLines(question) : []
  return {
    kind: 'company',
    text: [lead?.[locale], said.join(' '), ...where, next?.[locale]].filter(Boolean).join('\n'),
    facts: [...said, ...where],
    sources: [pageSource(page, locale)],
    actions: [quote, contact, call],
  }
}
