import type { Locale } from '#config/locales.ts'
import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { type CodeParts, codeParts, distanceOfCodes } from '#domain/assistant/unknown-references.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { discontinuedIn } from '#functions/catalogue/discontinued.ts'
import { catalogueIndex, currentModels } from '#functions/catalogue/snapshot.ts'
import type { AssistantEnv } from './asked.ts'
import { productSource } from './choose.ts'
import { variantsOf } from './models-in-focus.ts'
import { cardOf, lineOf, maxOf, type Named } from './named-models.ts'

type Discontinued = NonNullable<Awaited<ReturnType<typeof discontinuedIn>>>

/** References that an answer proposes instead of one that is unknown. */
const maxNearest = 3

/**
 * Says that a reference is not in the catalogue, and which are nearest, or that it is no longer sold, and what replaces
 * it; null where every one is known.
 */
export async function unknownModelAnswer(env: AssistantEnv, question: Question): Promise<Draft | null> {
  const [typed] = question.unknown
  if (typed === undefined) return null
  const { locale } = question
  const discontinued = await discontinuedIn(env, await catalogueIndex(env), { q: typed, lang: locale })
  const successor = discontinued && (await successorOf(env, locale, discontinued))
  const nearest = successor
    ? [successor]
    : await variantsOf(env, question, await nearestReferences(env, typed, loadIn(question)))
  const lines = [
    discontinued
      ? say('unknown-model.discontinued', locale, {
          reference: discontinued.reference,
          name: discontinued.name,
        })
      : say('unknown-model.unknown', locale, { typed: typed.toUpperCase() }),
    ...(successor ? [say('unknown-model.replaced', locale), lineOf(successor, locale)] : []),
    ...(!successor && nearest.length > 0
      ? [say('unknown-model.nearest', locale), ...nearest.map((model) => lineOf(model, locale))]
      : []),
    ...(discontinued ? [] : [say('unknown-model.ask', locale)]),
  ]
  const { products, contact } = actionsIn(locale)
  return {
    kind: 'products',
    text: lines.join('\n'),
    facts: lines,
    sources: nearest.map((model) => productSource(model, locale)),
    products: nearest.map((model) => cardOf(model, model.product.subcategoryLabel)),
    actions: [products, contact],
  }
}

/** The model that takes the place of one that is no longer sold: the smallest that carries as much, or the largest. */
async function successorOf(
  env: AssistantEnv,
  locale: Locale,
  { id, reference, successor }: Discontinued,
): Promise<Named | null> {
  if (!successor) return null
  const [before, after] = await Promise.all([
    productDetail(env, locale, id),
    productDetail(env, locale, successor.id),
  ])
  const replaced = before?.variants.find((variant) => variant.reference === reference)
  const max = replaced ? maxOf(replaced) : 0
  const models = (after?.variants ?? []).toSorted((one, other) => maxOf(one) - maxOf(other))
  const model = models.find((variant) => maxOf(variant) >= max) ?? models.at(-1)
  return after && model ? { product: after, variant: model } : null
}

async function nearestReferences(env: AssistantEnv, typed: string, loadUg: number | null): Promise<string[]> {
  const parts = codeParts(typed)
  if (parts === null) return []
  const asked: CodeParts = { ...parts, sizeUg: parts.sizeUg ?? loadUg }
  const { models } = await currentModels(env)
  return models
    .flatMap(({ reference }) => {
      const model = codeParts(reference)
      const distance = model && distanceOfCodes(asked, model)
      return distance === null ? [] : [{ reference, distance }]
    })
    .sort((a, b) => a.distance - b.distance || (a.reference < b.reference ? -1 : 1))
    .slice(0, maxNearest)
    .map(({ reference }) => reference)
}
