import { cues } from '#domain/assistant/cues.ts'
import { actionsIn, type Draft, fill, type Source } from '#domain/assistant/draft.ts'
import { loadIn, namedKinds, type Question } from '#domain/assistant/question.ts'
import { notNawiKinds } from '#domain/fit/fit-model.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { useNames } from '#domain/fit/use-names.ts'
import { formatCapacity } from '#domain/metrology/mass.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { catalogueIndex } from '#functions/catalogue/snapshot.ts'
import { findFit } from '#functions/fit/find-fit.ts'
import { askBack } from './ask-back.ts'
import { words } from './find-words.ts'
import { cardOf, lineOf, type Named, variantOf } from './named-models.ts'
import { preferredKinds } from './preferred-kinds.ts'
import { bySearch, type Found, requestOf, type Shown, shown } from './search-instruments.ts'

type Env = { DB: D1Database }

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
  // Automatic instruments follow rules of their own, which a person confirms.
  const isAutomatic = namedKinds(question.facts).some((kind) => notNawiKinds.includes(kind))
  const isRegulated = use !== null && !isAutomatic && regimeOfUse(use, 'FR', locale).legal
  let nearest: Found | null = null
  for (const own of attempts) {
    const found = await bySearch(env, index, own, isRegulated)
    if (found.models.length === 0) continue
    const unmet = own.use === use || use === null ? found.unmet : [...found.unmet, useNames[use][locale]]
    if (unmet.length === 0) return products(question, found)
    nearest ??= { ...found, unmet }
  }
  if (nearest) return products(question, nearest)
  return nothing(question)
}

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
