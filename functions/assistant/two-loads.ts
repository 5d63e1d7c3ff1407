import type { Draft } from '#domain/assistant/draft.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { formatLoad } from '#domain/metrology/mass.ts'
import { currentModels } from '#functions/catalogue/snapshot.ts'
import type { AssistantEnv } from './asked.ts'
import { findInstruments } from './find-instruments.ts'
import { cardOf, type Named } from './named-models.ts'

/** Loads that lie this far apart are seldom weighed on one instrument. */
const farApart = 100
/** Room for the vessel and for more than the least. */
const reserve = 10
/** A load of fewer intervals is below the Min of class III (OIML R 76-1, table 3), and weighed badly without one. */
const leastReadings = 20

const weighs = (model: CatalogueModel | undefined, ug: number) =>
  model !== undefined &&
  (model.minUg ?? 0) <= ug &&
  (model.ranges[0]?.dUg ?? model.ranges[0]?.eUg ?? 0) * leastReadings <= ug

/** The smaller of two loads that lie far apart, where none of the models weighs it; null where one does. */
export async function unweighedLoad(
  env: AssistantEnv,
  question: Question,
  models: readonly Named[],
): Promise<number | null> {
  const { smallestUg } = question
  const loadUg = loadIn(question)
  if (smallestUg === null || loadUg === null || smallestUg * farApart > loadUg) return null
  const { byReference } = await currentModels(env)
  return models.some(({ variant }) => weighs(byReference.get(variant.reference), smallestUg))
    ? null
    : smallestUg
}

const replaced: ReadonlySet<string> = new Set(['load', 'interval', 'order'])

/** « Sacks of 25 kg and hops of 50 g, one scale for both? »: a second one for the smaller load, and why. */
export async function withSecondScale(env: AssistantEnv, question: Question, draft: Draft, smallUg: number) {
  const { locale, facts } = question
  const fact = facts.find(({ type }) => type === 'load')
  if (!fact) return draft
  const load = { ...fact, type: 'load' as const, loadUg: reserve * smallUg, fromUg: null }
  const cheapest = { ...fact, type: 'order' as const, by: 'price' as const }
  const { models } = await findInstruments(env, {
    ...question,
    smallestUg: null,
    facts: [...facts.filter(({ type }) => !replaced.has(type)), load, cheapest],
  })
  const [second] = models
  if (!second) return draft
  const values = {
    load: formatLoad(loadIn(question) ?? 0, locale),
    small: formatLoad(smallUg, locale),
  }
  const line = `${say('choose.two-scales', locale, values)} ${second.product.name} (${second.variant.reference}).`
  return {
    ...draft,
    text: `${line}\n\n${draft.text}`,
    facts: [...draft.facts, line],
    verdict: false,
    products: [...(draft.products ?? []).slice(0, 2), cardOf(second, values.small)],
  }
}
