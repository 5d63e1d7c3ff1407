import type { Localized } from '#config/locales.ts'
import { actionsIn, type Draft, fill, type Source } from '#domain/assistant/draft.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { circumstancesIn } from '#domain/assistant/uses.ts'
import { type CatalogueIndex, positionOf } from '#domain/catalogue/catalogue-index.ts'
import { openRequest } from '#domain/fit/fit-request.ts'
import { fitTask } from '#domain/fit/fit-task.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { failedCodes } from '#domain/fit/judge.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { useNames } from '#domain/fit/use-names.ts'
import { formatCapacity, kilogram } from '#domain/metrology/mass.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { distanceOf } from '#domain/understanding/judge-facts.ts'
import { kindChoice } from '#domain/understanding/kind-choice.ts'
import { trades } from '#domain/understanding/trades.ts'
import { cardsOf } from '#functions/catalogue/cards.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { modelsBySeq } from '#functions/catalogue/rank-facts.ts'
import { searchProducts } from '#functions/catalogue/search.ts'
import { catalogueIndex } from '#functions/catalogue/snapshot.ts'
import { openDb } from '#functions/db/client.ts'
import { findFit } from '#functions/fit/find-fit.ts'
import { suggestions, words } from './find-words.ts'
import { cardOf, kindsIn, lineOf, type Named, variantOf } from './named-models.ts'

type Env = { DB: D1Database }
const shown = 3
/** Products that are looked at for instruments which the law admits. */
const mostTried = 80

/** Uses for which every instrument of a kind carries what is weighed, so that the load need not be asked. */
const loadKnown = new Set([
  'baby',
  'bed',
  'chair',
  'wheelchair',
  'handrail',
  'stretcher',
  'hoist',
  'personal',
  'column',
  'body-comp',
  'clinical-small',
  'analytical',
  'semi-micro',
  'micro',
  'moisture',
  'mass-comparator',
  'checkweigher',
  'weights',
  'loadcell',
  'indicator',
  'axle',
  'pharmacy',
  'atex',
])

/** Instruments for a question; it asks back for use or load where one is missing and fewer than two were asked. */
export async function findInstruments(
  env: Env,
  question: Question,
  asked: number,
  today: string,
): Promise<Draft> {
  const missing = asked < 2 ? missingIn(question) : null
  if (missing) return clarify(question, missing, await usualLoads(env, question))
  const found = (await bySolver(env, question, today)) ?? (await bySearch(env, question))
  return found.length > 0 ? products(question, found) : nothing(question)
}

type Missing = 'use' | 'load' | 'both'

function missingIn(question: Question): Missing | null {
  const { facts, use } = question
  const kinds = strictKinds(question)
  if (kinds.some((kind) => loadKnown.has(kind))) return null
  const load = loadIn(question)
  const detailed = facts.some(({ type }) => ['interval', 'platform', 'protection', 'class'].includes(type))
  if (load === null)
    return detailed && (kinds.length > 0 || use !== null)
      ? null
      : use === null && kinds.length === 0
        ? 'both'
        : 'load'
  const named = kindsIn(facts).length > 0 || facts.some(({ type }) => type === 'trade')
  return use === null && !named ? 'use' : null
}

const strictKinds = ({ facts }: Question) =>
  facts.flatMap((fact) => (fact.type === 'kind' && fact.wanted && !fact.loose ? fact.kinds : []))

function clarify({ locale }: Question, missing: Missing, loadsUg: readonly number[]): Draft {
  const text = { use: words.askUse, load: words.askLoad, both: words.askBoth }[missing][locale]
  const loads = loadsUg.map((ug) => formatCapacity(ug, locale))
  return {
    kind: 'clarify',
    text,
    facts: loads,
    actions: [actionsIn(locale).configurator],
    suggestions: missing === 'load' ? loads : suggestions.uses[locale],
  }
}

const anyLoadsUg = [6, 15, 30, 150].map((kg) => kg * kilogram)

/** Loads to choose from: Max of models of the kinds that are asked for, from small to large. */
async function usualLoads(env: Env, question: Question): Promise<readonly number[]> {
  const kinds = preferredKinds(question)
  const { index, models } = await currentModels(env)
  const isOfKind = (seq: number) => {
    const place = index.subcategory[positionOf(index, seq)] ?? -1
    return kinds.includes(index.subcategories[place]?.key ?? '')
  }
  const all = models.flatMap(({ productSeq, ranges }) =>
    isOfKind(productSeq) ? (ranges.at(-1)?.maxUg ?? []) : [],
  )
  const loads = [...new Set(all)].sort((a, b) => a - b)
  if (loads.length === 0) return anyLoadsUg
  const at = [0, 1 / 3, 2 / 3, 1].map((part) => loads[Math.round(part * (loads.length - 1))] ?? 0)
  return [...new Set(at)]
}

/** An instrument and why it is shown. */
type Found = Named & { why: string }

/** By the rules of fit, where use and load are known and nothing else is asked of the instrument; null otherwise. */
async function bySolver(env: Env, question: Question, today: string): Promise<Found[] | null> {
  const { use, locale, facts } = question
  const loadUg = loadIn(question)
  const others = facts.some(
    (fact) =>
      ['interval', 'platform', 'protection', 'class', 'interface', 'power', 'brand'].includes(fact.type) ||
      (fact.type === 'legal' && fact.wanted),
  )
  if (use === null || loadUg === null || others) return null
  const answer = await findFit(env, { ...requestOf(question, use, loadUg), limit: 24 }, today)
  const wanted = preferredKinds(question)
  const choice = wanted.length
    ? answer.fits
        .filter(({ product }) => wanted.includes(product.subcategory))
        .sort(
          (a, b) =>
            wanted.indexOf(a.product.subcategory) - wanted.indexOf(b.product.subcategory) ||
            b.score - a.score,
        )
    : answer.fits.filter(({ product }) => product.category !== 'medical' || use === 'medical')
  const different = [...new Map(choice.map((fit) => [fit.product.id, fit])).values()]
  const named = await Promise.all(
    different.slice(0, shown).map(async (fit): Promise<Found[]> => {
      const variant = await variantOf(env, locale, fit.product.id, fit.reference)
      return variant ? [{ ...variant, why: fit.reasons.map(({ text }) => text).join(' ') }] : []
    }),
  )
  const list = named.flat()
  return list.length > 0 ? list : null
}

/** What « compter des vis » asks for without naming it. */
const kindWords = {
  counting: { fr: 'balance compteuse', en: 'counting scale', de: 'Zählwaage' },
} satisfies Record<string, Localized>
const counts = /\b(?:compter|comptage|count|counting|zahlen|stuckzahl\w*)\b/

function preferredKinds(question: Question): readonly string[] {
  if (counts.test(question.folded)) return ['counting']
  const kinds = strictKinds(question)
  if (kinds.length > 0) return kinds
  const all = question.facts.flatMap((fact) => (fact.type === 'trade' ? [...trades[fact.trade].kinds] : []))
  return all.length > 0 ? all : kindsIn(question.facts)
}

function requestOf(question: Question, use: FitUse, loadUg: number) {
  const { practice: _, buildingMaterial: __, ...circumstances } = circumstancesIn(question.folded)
  const country = question.country === 'DE' ? ('DE' as const) : ('FR' as const)
  // What is weighed at most must itself be weighable: no platform of a tonne for a jar.
  const smallestUg = loadIn(question)
  const nominalUg = use === 'prepack' ? loadUg : null
  return {
    ...openRequest,
    ...circumstances,
    use,
    country,
    lang: question.locale,
    loadUg,
    smallestUg,
    nominalUg,
  }
}

/** By what the search reads; where the law regulates the use, only instruments that it admits. */
async function bySearch(env: Env, question: Question): Promise<Found[]> {
  const { locale, facts, use } = question
  const index = await catalogueIndex(env)
  const { seqs, dropped } = await searchProducts(env, index, searchText(question), locale)
  const load = loadIn(question)
  const left = facts.filter(
    (fact) => (fact.type !== 'legal' || fact.wanted) && !dropped.facts.some(({ type }) => type === fact.type),
  )
  const task = use === null ? null : fitTask(requestOf(question, use, load ?? 1e6))
  const legal = (task?.legal ?? false) || kindChoice(facts).legal
  const found: Found[] = []
  const byProduct = modelsBySeq(await currentModels(env))
  for (const seq of seqs.slice(0, mostTried)) {
    if (found.length === shown) break
    const own = (byProduct.get(seq) ?? [])
      .map((model) => ({ model, distance: distanceOf(model, left) }))
      .filter(({ model, distance }) => distance !== null && (!legal || isAdmitted(model, task)))
      .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))[0]?.model
    const named = own
      ? await variantOf(env, locale, own.productId, own.reference)
      : legal
        ? null
        : await firstOf(env, question, index, seq)
    if (named) found.push({ ...named, why: named.product.subcategoryLabel })
  }
  return found
}

type Model = Awaited<ReturnType<typeof currentModels>>['models'][number]
const isAdmitted = (model: Model, task: ReturnType<typeof fitTask> | null) =>
  model.metrology === 'yes' && (task === null || failedCodes(task, model) === 0)

/** Weights, cells and indicators are no instruments that the rules judge. */
async function firstOf(
  env: Env,
  { locale }: Question,
  index: CatalogueIndex,
  seq: number,
): Promise<Named | null> {
  const [card] = await cardsOf(openDb(env.DB), index, locale, [seq])
  return card ? variantOf(env, locale, card.id, card.leadReference) : null
}

/** What was read, without the words of the sentence around it: they are not searched for. */
const searchText = ({ text, facts, folded, locale, use }: Question) =>
  [
    // Who weighs for himself may use a verified instrument too.
    ...facts
      .filter((fact) => fact.type !== 'legal' || fact.wanted || use !== 'internal')
      .map(({ span }) => text.slice(span.from, span.to)),
    ...(counts.test(folded) ? [kindWords.counting[locale]] : []),
  ].join(' ') || text.slice(0, 100)

function products(question: Question, found: readonly Found[]): Draft {
  const { locale, use } = question
  const load = loadIn(question)
  const country = question.country === 'DE' ? 'DE' : 'FR'
  const loadText = load === null ? null : fill(words.load, locale, { load: formatCapacity(load, locale) })
  const regime = use === null ? null : regimeOfUse(use, country, locale)
  const what = [use === null ? null : fill(words.use, locale, { use: useNames[use][locale] }), loadText]
  const lines = found.map((named, i) => `${i + 1}. ${lineOf(named, locale)}`)
  const law = regime?.legal ? [regime.text, sentence('aid', {}, locale)] : []
  const { quote, configurator } = actionsIn(locale)
  return {
    kind: 'products',
    text: [
      [
        fill(words.found, locale, { what: what.filter(Boolean).join(', ') || words.plain[locale] }),
        ...lines,
      ].join('\n'),
      words.next[locale],
      law.join(' '),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    facts: [
      ...lines,
      ...law,
      ...(loadText ? [loadText] : []),
      ...found.map(({ why }) => why),
      ...(use ? [useNames[use][locale]] : []),
    ],
    sources: found.map((named) => productSource(named, locale)),
    products: found.map((named) => cardOf(named, named.why)),
    actions: [quote, configurator],
  }
}

/** The page of a product as a source. */
export const productSource = ({ product }: Named, locale: Question['locale']): Source => ({
  title: product.name,
  href: inLocale(locale, paths.product(product.id)),
})

const nothing = ({ locale }: Question): Draft => ({
  kind: 'handover',
  text: words.nothing[locale],
  facts: [],
  sources: [{ title: actionsIn(locale).products.label, href: actionsIn(locale).products.href }],
  actions: [actionsIn(locale).configurator, actionsIn(locale).contact, actionsIn(locale).call],
})
