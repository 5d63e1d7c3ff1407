import { actionsIn, type Draft, fill, type Source } from '#domain/assistant/draft.ts'
import { loadIn, namedKinds, type Question } from '#domain/assistant/question.ts'
import { dutyReply, elsewhereText } from '#domain/assistant/rule-reply.ts'
import { words as ruleWords } from '#domain/assistant/rule-words.ts'
import { saysInternal, weighsAnimals, weighsNoPatients } from '#domain/assistant/uses.ts'
import { notNawiKinds } from '#domain/fit/fit-model.ts'
import { nameOfUse } from '#domain/fit/name-of-use.ts'
import { regimeOfUse, type UseRegime } from '#domain/fit/regime-answer.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { formatCapacity } from '#domain/metrology/mass.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { catalogueIndex } from '#functions/catalogue/snapshot.ts'
import { approvalText } from './approval-text.ts'
import { askBack } from './ask-back.ts'
import { suggestions, words } from './find-words.ts'
import { rangesOf, tooManyIntervals } from './interval-lines.ts'
import { cardOf, lineOf, type Named } from './named-models.ts'
import { aboveBudget, relaxed } from './nothing-fits.ts'
import { packageIntervals } from './package-interval.ts'
import { isStainless, strictKinds } from './preferred-kinds.ts'
import { sampleLine } from './reference-sample.ts'
import { attemptsFor, isOfShop, isWashedByHose } from './search-attempts.ts'
import { bySearch, type Found, labelOf } from './search-instruments.ts'
import { besidesUse, bySolver, fineUses } from './solve-instruments.ts'
import { unstated } from './stated-conditions.ts'

type Env = { DB: D1Database }

/** Instruments for a question; it asks back for use or load where one is missing and fewer than two were asked. */
export async function findInstruments(
  env: Env,
  question: Question,
  asked: number,
  today: string,
): Promise<Draft> {
  if (wantsUnverified(question)) return unverified(env, question)
  const back = asked < 2 ? await askBack(env, question) : null
  if (back) return back
  const solved =
    (await bySolver(env, question, today)) ??
    // Where the smallest quantity is too small for the kind that is named, a finer kind weighs it.
    (isFinest(question) ? await bySolver(env, withoutKinds(question), today) : null)
  // An accuracy that is named is judged by the rules of fit alone: what the search finds would not hold it.
  const isExact = question.tolPpm !== null && question.smallestUg !== null
  const change = !solved && isExact ? await relaxed(env, question, today) : null
  if (change) return change
  if (solved) return products(question, { models: solved, unmet: unstated(question, solved) })
  const index = await catalogueIndex(env)
  const { use, locale } = question
  const isHosed = isWashedByHose(question)
  // Automatic instruments follow rules of their own, which a person confirms.
  const isAutomatic = namedKinds(question.facts).some((kind) => notNawiKinds.includes(kind))
  const isRegulated = use !== null && !isAutomatic && regimeOfUse(use, 'FR', locale).legal
  let nearest: Found | null = null
  for (const own of attemptsFor(question)) {
    const all = ofMaterial(await bySearch(env, index, own, isRegulated), question)
    const found = isHosed ? onTable(usualOf(all, question)) : usualOf(all, question)
    if (found.models.length === 0) continue
    const coarser = question.facts.filter((fact) => fact.type === 'interval' && !own.facts.includes(fact))
    const unmet = [
      ...found.unmet,
      ...coarser.map((fact) => labelOf(fact, index, locale)),
      ...(own.use === use || use === null ? [] : [nameOfUse(use, locale)]),
    ]
    if (unmet.length === 0) return products(question, found)
    nearest ??= { ...found, unmet }
  }
  // What a condition is given up for within the budget may be had above it.
  const dearer = await aboveBudget(question, (own) => findInstruments(env, own, 2, today))
  if (nearest) return dearer && !isUnmet(dearer, locale) ? dearer : products(question, nearest)
  return dearer ?? (await relaxed(env, question, today)) ?? nothing(question)
}

const isFinest = ({ use, smallestUg }: Question) =>
  smallestUg !== null && use !== null && fineUses.includes(use)
const withoutKinds = (question: Question): Question => ({
  ...question,
  facts: question.facts.filter(({ type }) => type !== 'kind' && type !== 'trade'),
})

/** Does an answer say that it does not meet everything? */
const isUnmet = ({ text }: Draft, locale: Question['locale']) =>
  text.includes(words.unmet[locale].split('{')[0] ?? '')

/** What costs less than every instrument that was listed; where nothing does, that is said. */
export async function cheaperThan(
  env: Env,
  question: Question,
  references: readonly string[],
  today: string,
): Promise<Draft | null> {
  const { byReference } = await currentModels(env)
  const prices = references.flatMap((reference) => byReference.get(reference)?.priceCents ?? [])
  if (prices.length === 0) return null
  return findInstruments(env, { ...question, budgetCents: Math.min(...prices) - 1 }, 2, today)
}

/** Of what a shop sells with no balances of jewellers and laboratories, unless they are named. */
function usualOf({ models, unmet }: Found, question: Question): Found {
  if (!isOfShop(question) || strictKinds(question).length > 0) return { models, unmet }
  return { models: models.filter(({ product }) => besidesUse(product, 'direct-sale') === 0), unmet }
}

/** Who asks for a table scale that stands jets of water is not shown one for the floor while there is one. */
function onTable({ models, unmet }: Found): Found {
  const own = models.filter(({ product }) => tableKinds.includes(product.subcategory))
  return { models: own.length > 0 ? own : models, unmet }
}
const tableKinds = ['washdown', 'bench', 'portion-kitchen']

/** « ohne Eichung », for a use that the law regulates. */
const wantsUnverified = ({ facts, use, locale }: Question) =>
  use !== null &&
  regimeOfUse(use, 'FR', locale).legal &&
  facts.some((fact) => fact.type === 'legal' && !fact.wanted)

/**
 * Parcels and people may also be weighed for oneself: unverified instruments with the law beside them; else the law
 * alone.
 */
async function unverified(env: Env, question: Question): Promise<Draft> {
  if (question.use !== 'postal' && question.use !== 'medical') return dutyReply(question)
  const found = await bySearch(env, await catalogueIndex(env), { ...question, use: 'internal' }, false)
  return found.models.length > 0 ? products(question, found) : dutyReply(question)
}

/** Of stainless steel where that is asked for and some are. */
function ofMaterial({ models, unmet }: Found, { text }: Question): Found {
  const stainless = models.filter(({ product }) => isStainless(product.specifications.material ?? ''))
  return { models: isStainless(text) && stainless.length > 0 ? stainless : models, unmet }
}

function products(question: Question, { models: found, unmet }: Found): Draft {
  const { locale, use } = question
  const load = loadIn(question)
  const country = question.country === 'DE' ? 'DE' : 'FR'
  const loadText = load === null ? null : fill(words.load, locale, { load: formatCapacity(load, locale) })
  const regime = use === null ? null : regimeOfUse(use, country, locale)
  const lines = found.map((named, i) => `${i + 1}. ${lineOf(named, locale)}`)
  const law = lawOf(question, regime)
  const first = [...tooManyIntervals(question), ...packageIntervals(question), ...sampleLine(question, found)]
  const ranges = rangesOf(question, found)
  const notMet = unmet.length > 0 ? [fill(words.unmet, locale, { what: unmet.join(', ') })] : []
  const { quote, configurator } = actionsIn(locale)
  return {
    kind: 'products',
    text: [
      [...first, headOf(question, loadText), ...lines, ...ranges, ...notMet].join('\n'),
      words.next[locale],
      [...notForTrade(question, found), ...law].join(' '),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    facts: [
      ...first,
      ...lines,
      ...ranges,
      ...law,
      ...notForTrade(question, found),
      ...notMet,
      ...(loadText ? [loadText] : []),
      ...found.map(({ why }) => why),
      ...(use ? [nameOfUse(use, locale)] : []),
    ],
    sources: found.map((named) => productSource(named, locale)),
    products: found.map((named) => cardOf(named, named.why)),
    actions: [quote, configurator],
    suggestions: use === null ? suggestions.uses[locale] : [],
  }
}

/** What was looked for; a use that no rule regulates is a name of ours that nobody said. */
function headOf({ use, locale }: Question, loadText: string | null): string {
  const useText =
    use === null || use === 'internal' ? null : fill(words.use, locale, { use: nameOfUse(use, locale) })
  const what = [useText, loadText].filter(Boolean).join(words.and[locale])
  return fill(words.found, locale, { what: what || words.plain[locale] })
}

/** What the law says of the use; nothing of France or Germany where the instrument serves in another country. */
function lawOf(question: Question, regime: UseRegime | null): string[] {
  const { locale, folded, country, use } = question
  if (country === 'other') return [elsewhereText(question)]
  if (regime?.legal) return [regime.text, sentence('aid', {}, locale)]
  if (weighsNoPatients(folded)) return [ruleWords.noPatients[locale]]
  if (use === 'internal' && saysInternal(folded) && weighsAnimals(folded, question.facts))
    return [ruleWords.animals[locale]]
  return regime && isForOneself(question) ? [regime.text] : []
}

/** What is said of production and stocks fits neither people nor animals. */
const isForOneself = ({ folded, facts, use }: Question) =>
  use === 'internal' &&
  (saysInternal(folded) || facts.some((fact) => fact.type === 'legal' && !fact.wanted)) &&
  !weighsNoPatients(folded) &&
  !weighsAnimals(folded, facts)

/** Verified and unverified instruments side by side look alike: who does not say what for must know the difference. */
function notForTrade({ use, locale, facts }: Question, found: readonly Named[]): string[] {
  const unverified = found.filter(
    ({ product, variant }) => variant.metrologie === 'no' && !notNawiKinds.includes(product.subcategory),
  )
  if (use !== null || unverified.length === 0 || facts.some(({ type }) => type === 'legal')) return []
  return unverified.map(({ variant }) => `${approvalText(variant, locale)}.`)
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
