import { cues } from '#domain/assistant/cues.ts'
import { actionsIn, type Draft, fill, type Source } from '#domain/assistant/draft.ts'
import { counts, loadIn, type Question, zoneIn } from '#domain/assistant/question.ts'
import { circumstancesIn } from '#domain/assistant/uses.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { explosionCheck } from '#domain/fit/check-place.ts'
import { countsWith } from '#domain/fit/counting.ts'
import { openRequest } from '#domain/fit/fit-request.ts'
import { fitTask } from '#domain/fit/fit-task.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { failedCodes } from '#domain/fit/judge.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { useNames } from '#domain/fit/use-names.ts'
import { formatCapacity, gram } from '#domain/metrology/mass.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { factLabel } from '#domain/understanding/fact-labels.ts'
import { distanceOf } from '#domain/understanding/judge-facts.ts'
import { kindChoice } from '#domain/understanding/kind-choice.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { cardsOf } from '#functions/catalogue/cards.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { modelsBySeq } from '#functions/catalogue/rank-facts.ts'
import { searchProducts } from '#functions/catalogue/search.ts'
import { catalogueIndex } from '#functions/catalogue/snapshot.ts'
import { openDb } from '#functions/db/client.ts'
import { findFit } from '#functions/fit/find-fit.ts'
import { askBack } from './ask-back.ts'
import { words } from './find-words.ts'
import { cardOf, lineOf, type Named, variantOf } from './named-models.ts'
import { kindWords, preferredKinds } from './preferred-kinds.ts'

type Env = { DB: D1Database }
const shown = 3
/** Products that are looked at for instruments which the law admits. */
const mostTried = 80

/** Instruments for a question; it asks back for use or load where one is missing and fewer than two were asked. */
export async function findInstruments(
  env: Env,
  question: Question,
  asked: number,
  today: string,
): Promise<Draft> {
  const back = asked < 2 ? await askBack(env, question) : null
  if (back) return back
  const solved = await bySolver(env, question, today)
  if (solved) return products(question, { models: solved, unmet: [] })
  const index = await catalogueIndex(env)
  const { use, locale } = question
  const facts = (...types: Fact['type'][]) => question.facts.filter(({ type }) => !types.includes(type))
  const isFine = question.facts.some(({ type }) => type === 'interval')
  // The trade's usual kinds first, then all; then what meets the rest, but not every rule of the use.
  const attempts: Question[] = [
    question,
    ...(isFine && use === 'lab' ? [{ ...question, facts: facts('kind') }] : []),
    { ...question, facts: facts('trade') },
    // Who weighs for himself may use a verified instrument too.
    ...(use === 'internal' ? [{ ...question, facts: facts('trade', 'legal') }] : []),
    { ...question, facts: facts('trade'), use: null },
  ]
  let nearest: Found | null = null
  for (const own of attempts) {
    const found = await bySearch(env, index, own)
    if (found.models.length === 0) continue
    const unmet = own.use === use || use === null ? found.unmet : [...found.unmet, useNames[use][locale]]
    if (unmet.length === 0) return products(question, found)
    nearest ??= { ...found, unmet }
  }
  if (nearest) return products(question, nearest)
  return nothing(question)
}

/** Instruments, and what of the question they may not meet, in words. */
type Found = { models: readonly Shown[]; unmet: readonly string[] }

/** An instrument and why it is shown. */
type Shown = Named & { why: string }

/** By the rules of fit, where use and load are known and nothing else is asked of the instrument; null otherwise. */
async function bySolver(env: Env, question: Question, today: string): Promise<Shown[] | null> {
  const { use, locale, facts } = question
  const loadUg = loadIn(question)
  const others = facts.some(({ type }) =>
    ['interval', 'platform', 'protection', 'class', 'interface', 'power', 'brand', 'legal'].includes(type),
  )
  if (use === null || loadUg === null || others || cues.cheapest.test(question.folded)) return null
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
    different.slice(0, shown).map(async (fit): Promise<Shown[]> => {
      const variant = await variantOf(env, locale, fit.product.id, fit.reference)
      return variant ? [{ ...variant, why: fit.reasons.map(({ text }) => text).join(' ') }] : []
    }),
  )
  const list = named.flat()
  return list.length > 0 ? list : null
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
    zone: zoneIn(question.text),
  }
}

/** By what the search reads; where the law regulates the use, only instruments that it admits. */
async function bySearch(env: Env, index: CatalogueIndex, question: Question): Promise<Found> {
  const { locale, facts, use } = question
  const { seqs, dropped } = await searchProducts(env, index, searchText(question), locale)
  const load = loadIn(question)
  const left = facts.filter((fact) => !dropped.facts.some(({ type }) => type === fact.type))
  const task = use === null ? null : fitTask(requestOf(question, use, load ?? gram))
  const legal = (task?.legal ?? false) || kindChoice(facts).legal
  const place = fitTask(requestOf(question, 'internal', load ?? gram))
  const isAdmitted = (model: CatalogueModel) =>
    weighs(model, load) &&
    explosionCheck.judge(place, model) === 'holds' &&
    (!legal || (model.metrology === 'yes' && (task === null || failedCodes(task, model) === 0)))
  const cheapest = cues.cheapest.test(question.folded)
  const byProduct = modelsBySeq(await currentModels(env))
  const chosen: { seq: number; model: CatalogueModel | null }[] = []
  for (const seq of seqs.slice(0, mostTried)) {
    if (chosen.length === shown && !cheapest) break
    const model = (byProduct.get(seq) ?? [])
      .filter((own) => isAdmitted(own) && countsPieces(own, question.pieceUg))
      .map((own) => ({ own, distance: distanceOf(own, left) }))
      .filter(({ distance }) => distance !== null)
      .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))[0]?.own
    // Weights, cells and indicators are no models of the rules.
    if (model || !byProduct.has(seq)) chosen.push({ seq, model: model ?? null })
  }
  if (cheapest) chosen.sort((a, b) => priceOf(a.model) - priceOf(b.model))
  const named = await Promise.all(
    chosen
      .slice(0, shown)
      .map(({ seq, model }) =>
        model ? variantOf(env, locale, model.productId, model.reference) : firstOf(env, question, index, seq),
      ),
  )
  const models = named.flatMap((own) => (own ? [{ ...own, why: own.product.subcategoryLabel }] : []))
  return { models, unmet: dropped.facts.map((fact) => labelOf(fact, index, locale)) }
}

/** Fewer steps of the display than this tell nothing of a load, whatever the use. */
const fewestSteps = 20
/** What is weighed at most must itself be weighable: no pallet truck for thirty kilograms. */
const weighs = ({ ranges, metrology }: CatalogueModel, loadUg: number | null) => {
  const step = ranges[0]?.eUg ?? ranges[0]?.dUg ?? 0
  return loadUg === null || loadUg >= (metrology === 'yes' ? 1 : 5) * fewestSteps * step
}

const priceOf = (model: CatalogueModel | null) => model?.priceCents ?? Number.MAX_SAFE_INTEGER

/** A lot of the usual size, from a sample of the usual size. */
const usualLot = { pieces: 100, referencePieces: 10, countError: 0, pieceSpread: 0 }
const countsPieces = ({ ranges }: CatalogueModel, pieceUg: number | null) =>
  pieceUg === null || countsWith(ranges[0]?.dUg ?? Infinity, { ...usualLot, pieceUg })

/** A fact in the words of the filters. */
const labelOf = (fact: Fact, { subcategories }: CatalogueIndex, locale: Question['locale']) =>
  factLabel(fact, locale, {
    kind: (key) => subcategories.find((own) => own.key === key)?.name[locale] ?? key,
    category: (category) => category,
    legal: (verified) => words[verified ? 'verified' : 'unverified'][locale],
  })

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
const searchText = ({ text, facts, folded, locale }: Question) =>
  [
    ...facts.map(({ span }) => text.slice(span.from, span.to)),
    ...(counts.test(folded) ? [kindWords.counting[locale]] : []),
  ].join(' ') || text.slice(0, 100)

function products(question: Question, { models: found, unmet }: Found): Draft {
  const { locale, use } = question
  const load = loadIn(question)
  const country = question.country === 'DE' ? 'DE' : 'FR'
  const loadText = load === null ? null : fill(words.load, locale, { load: formatCapacity(load, locale) })
  const regime = use === null ? null : regimeOfUse(use, country, locale)
  const what = [use === null ? null : fill(words.use, locale, { use: useNames[use][locale] }), loadText]
  const lines = found.map((named, i) => `${i + 1}. ${lineOf(named, locale)}`)
  const law = regime?.legal ? [regime.text, sentence('aid', {}, locale)] : []
  const notMet = unmet.length > 0 ? [fill(words.unmet, locale, { what: unmet.join(', ') })] : []
  const { quote, configurator } = actionsIn(locale)
  return {
    kind: 'products',
    text: [
      [
        fill(words.found, locale, { what: what.filter(Boolean).join(', ') || words.plain[locale] }),
        ...lines,
        ...notMet,
      ].join('\n'),
      words.next[locale],
      law.join(' '),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    facts: [
      ...lines,
      ...law,
      ...notMet,
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
