import type { Locale, Localized } from '#config/locales.ts'
import { actionsIn, type Draft, fill } from '#domain/assistant/draft.ts'
import { type Feature, featuresIn } from '#domain/assistant/feature-words.ts'
import type { Question } from '#domain/assistant/question.ts'
import { signalReader } from '#domain/assistant/signals.ts'
import { approvalText } from './approval-text.ts'
import { productSource } from './find-instruments.ts'
import { cardOf, lineOf, type Named } from './named-models.ts'

const words = {
  row: { fr: '{name} : {value}.', en: '{name}: {value}.', de: '{name}: {value}.' },
  absent: {
    fr: '{name} : la fiche n’en dit rien. Posez-nous la question, nous vérifions.',
    en: '{name}: the page does not state it. Please ask us and we will confirm.',
    de: '{name}: dazu sagt die Produktseite nichts. Bitte fragen Sie uns.',
  },
  unlisted: {
    fr: '{value} n’y figure pas : à confirmer avec nous.',
    en: '{value} is not among them: please check with us.',
    de: '{value} steht nicht dabei: bitte mit uns klären.',
  },
} satisfies Record<string, Localized>

/** What models state of the properties that are asked for; null where none is. */
export function featureReply(question: Question, named: readonly Named[]): Draft | null {
  const { locale, folded } = question
  const asksPrice = signalReader(question)('price')
  const asked = featuresIn(folded)
  const different = [...new Map(named.map((own) => [own.product.id, own])).values()].slice(0, 2)
  if (asked.length === 0 || different.length === 0) return null
  const lines = different.flatMap((own) => [
    lineOf(own, locale),
    ...asked.flatMap((feature) => linesOf(feature, own, question)),
  ])
  const { contact, quote } = actionsIn(locale)
  return {
    kind: asksPrice ? 'price' : 'products',
    text: lines.join('\n'),
    facts: lines,
    sources: different.map((own) => productSource(own, locale)),
    products: different.map((own) => cardOf(own, own.product.subcategoryLabel)),
    actions: [contact, quote],
  }
}

function linesOf({ rows, name }: Feature, own: Named, question: Question): string[] {
  const { locale } = question
  const stated = rows.flatMap((row) => statedBy(row, own, locale) ?? [])
  const label = name[locale]
  if (stated.length === 0) return [fill(words.absent, locale, { name: label })]
  const line = fill(words.row, locale, { name: label, value: stated.join(' ; ') })
  const missing = unlistedIn(question, rows, stated.join(' '))
  return [[line, ...(missing ? [fill(words.unlisted, locale, { value: missing })] : [])].join(' ')]
}

/** The very model's own value where it has one. */
function statedBy(row: string, { product, variant }: Named, locale: Locale): string | null {
  const stated = product.specifications[row] ?? null
  if (row === 'platform') return variant.plateau ?? stated
  if (row !== 'approvals' || stated === null) return stated
  return `${stated} ; ${approvalText(variant, locale)}`
}

/** An interface that is asked for by its name and that the model does not state. */
function unlistedIn({ facts }: Question, rows: readonly string[], stated: string): string | null {
  if (!rows.includes('interface')) return null
  const wanted = facts.flatMap((fact) => (fact.type === 'interface' && fact.wanted ? [fact.name] : []))
  const missing = wanted.filter((name) => !stated.toLowerCase().includes(name.toLowerCase()))
  return missing.length > 0 ? missing.join(', ') : null
}
