import type { Localized } from '#config/locales.ts'
import { cues } from '#domain/assistant/cues.ts'
import { actionsIn, type Draft, fill } from '#domain/assistant/draft.ts'
import type { Intent } from '#domain/assistant/intents.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { type CodeParts, codeParts, distanceOfCodes } from '#domain/assistant/unknown-references.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { isModel } from '#functions/catalogue/names.ts'
import { productSource } from './find-instruments.ts'
import { cardOf, lineOf, modelsNamed, type Named, variantOf } from './named-models.ts'
import { comparisonReply } from './price-and-comparison.ts'

type Env = { DB: D1Database }

const words = {
  unknown: {
    fr: 'La référence {typed} n’est pas au catalogue.',
    en: 'The reference {typed} is not in the catalogue.',
    de: 'Die Referenz {typed} steht nicht im Katalog.',
  },
  unmade: {
    fr: 'Au catalogue, il n’y a pas de modèle {typed}.',
    en: 'There is no {typed} in the catalogue.',
    de: 'Ein Modell {typed} gibt es im Katalog nicht.',
  },
  nearest: {
    fr: 'Références les plus proches :',
    en: 'Nearest references:',
    de: 'Am nächsten kommen:',
  },
  ask: {
    fr: 'Vérifiez le numéro, ou écrivez-nous : nous cherchons avec vous.',
    en: 'Please check the number, or write to us and we will look for it with you.',
    de: 'Bitte prüfen Sie die Nummer oder schreiben Sie uns, wir suchen mit Ihnen.',
  },
  instead: {
    fr: 'Comparé avec la plus proche, {reference} :',
    en: 'Compared with the nearest one, {reference}:',
    de: 'Verglichen mit der nächsten, {reference}:',
  },
} satisfies Record<string, Localized>

/** References that an answer proposes instead of those that are unknown. */
const most = 3

/** What can be meant by a reference; of the other intents it is no part. */
const intents: readonly (Intent | null)[] = ['price', 'feature', 'comparison', 'find', 'definition', null]

/** Says that a reference is not in the catalogue, and which are nearest; null where every one is known. */
export async function unknownReply(
  env: Env,
  question: Question,
  intent: Intent | null,
): Promise<Draft | null> {
  if (!intents.includes(intent)) return null
  const { models } = await currentModels(env)
  const typed = typedUnknown(question, models)
  if (typed.length === 0) return null
  const { locale } = question
  const each = Math.max(1, Math.floor(most / typed.length))
  const near = await Promise.all(
    typed.flatMap(({ parts }) => nearestTo(parts, models, each)).map((own) => variantNamed(env, own, locale)),
  )
  const different = [
    ...new Map(near.flatMap((own) => (own ? [[own.variant.reference, own] as const] : []))).values(),
  ]
  const known = (await modelsNamed(env, question)).filter(({ variant }) =>
    question.facts.some((fact) => fact.type === 'reference' && fact.reference === variant.reference),
  )
  const lines = typed.map(({ line }) => line)
  const [first] = different
  const isCompared = cues.difference.test(question.folded) || cues.compare.test(question.folded)
  return (intent === 'comparison' || isCompared) && known.length === 1 && first
    ? compared(question, lines, [...known, first])
    : proposed(question, lines, { known, near: different })
}

type Typed = { line: string; parts: CodeParts | null }

function typedUnknown(question: Question, models: readonly CatalogueModel[]): Typed[] {
  const codes = question.unknown.map((typed) => ({
    line: fill(words.unknown, question.locale, { typed }),
    parts: codeParts(typed),
  }))
  const named = brandWithoutModel(question, models)
  return [...(named ? [named] : []), ...codes].slice(0, 2)
}

/** « Montevigne B3 » where another brand makes the B3. */
function brandWithoutModel(question: Question, models: readonly CatalogueModel[]): Typed | null {
  const { facts, text } = question
  const brand = facts.find((fact) => fact.type === 'brand')
  const model = facts.find((fact) => fact.type === 'model')
  if (!brand || !model || facts.filter(({ type }) => type === 'brand' || type === 'model').length !== 2)
    return null
  const between = text.slice(
    Math.min(brand.span.to, model.span.to),
    Math.max(brand.span.from, model.span.from),
  )
  const isOfBrand = ({ productId }: CatalogueModel) => productId.startsWith(`${brand.brand.toLowerCase()}-`)
  if (between.trim() !== '' || models.some((own) => isOfBrand(own) && isModel(own.productId, model.model)))
    return null
  const prefix = models.find(isOfBrand)?.reference.split('-')[0] ?? ''
  const parts = codeParts(`${prefix}-${model.model}`)
  return {
    line: fill(words.unmade, question.locale, { typed: `${brand.brand} ${model.model}` }),
    parts: parts && { ...parts, sizeUg: loadIn(question) },
  }
}

function nearestTo(
  parts: CodeParts | null,
  models: readonly CatalogueModel[],
  count: number,
): CatalogueModel[] {
  if (parts === null) return []
  return models
    .flatMap((model) => {
      const own = codeParts(model.reference)
      const distance = own && distanceOfCodes(parts, own)
      return distance === null ? [] : [{ model, distance }]
    })
    .sort((a, b) => a.distance - b.distance || a.model.reference.localeCompare(b.model.reference))
    .slice(0, count)
    .map(({ model }) => model)
}

const variantNamed = (
  env: Env,
  { productId, reference }: CatalogueModel,
  locale: Question['locale'],
): Promise<Named | null> => variantOf(env, locale, productId, reference)

function compared(question: Question, unknown: readonly string[], models: readonly Named[]): Draft {
  const draft = comparisonReply(question, models)
  const reference = models.at(-1)?.variant.reference ?? ''
  const before = [...unknown, fill(words.instead, question.locale, { reference })]
  return { ...draft, text: [...before, draft.text].join('\n'), facts: [...before, ...draft.facts] }
}

type Proposed = { known: readonly Named[]; near: readonly Named[] }

function proposed(
  { locale, folded }: Question,
  unknown: readonly string[],
  { known, near }: Proposed,
): Draft {
  const line = (own: Named) => lineOf(own, locale)
  const lines = [
    ...known.map(line),
    ...unknown,
    ...(near.length > 0 ? [words.nearest[locale], ...near.map(line)] : []),
  ]
  const { contact, products } = actionsIn(locale)
  const models = [...known, ...near]
  return {
    kind: cues.difference.test(folded) || cues.compare.test(folded) ? 'comparison' : 'price',
    text: [lines.join('\n'), words.ask[locale]].join('\n\n'),
    facts: lines,
    sources: [
      ...models.map((own) => productSource(own, locale)),
      ...(models.length > 0 ? [] : [{ title: products.label, href: products.href }]),
    ],
    products: models.map((own) => cardOf(own, own.product.subcategoryLabel)),
    actions: [contact, products],
  }
}
