import type { Localized } from '#config/locales.ts'
import { actionsIn, type Draft, fill } from '#domain/assistant/draft.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { findFit } from '#functions/fit/find-fit.ts'
import { comparative } from './alternatives.ts'
import { words as findWords } from './find-words.ts'
import { cardOf, lineOf, type Named, variantOf } from './named-models.ts'
import { requestOf, shown } from './search-instruments.ts'

type Env = { DB: D1Database }
type Find = (question: Question) => Promise<Draft>

const words = {
  budget: {
    fr: 'Rien dans un budget de {budget} HT ne remplit toutes ces conditions. Au plus près, du moins cher au plus cher :',
    en: 'Nothing within a budget of {budget} excl. VAT meets all of these conditions. The nearest, cheapest first:',
    de: 'Mit einem Budget von {budget} zzgl. MwSt. erfüllt kein Modell alle diese Bedingungen. Am nächsten kommen, das günstigste zuerst:',
  },
  cheaper: {
    fr: 'Aucun modèle moins cher ne remplit toutes ces conditions. Le moins cher reste :',
    en: 'No cheaper model meets all of these conditions. The cheapest remains:',
    de: 'Kein günstigeres Modell erfüllt alle diese Bedingungen. Am günstigsten bleibt:',
  },
  so: { fr: 'Conviendraient alors :', en: 'These would then fit:', de: 'Dann passen:' },
  two: {
    fr: 'Deux instruments se partagent la plage :',
    en: 'Two instruments can share the range:',
    de: 'Zwei Geräte können sich den Bereich teilen:',
  },
  nearest: {
    fr: 'Au plus près : {line}. {why}',
    en: 'Nearest: {line}. {why}',
    de: 'Am nächsten kommt: {line}. {why}',
  },
} satisfies Record<string, Localized>

/** What is above the budget, the cheapest first, and said to be so; null where no budget is in the way. */
export async function aboveBudget(question: Question, find: Find): Promise<Draft | null> {
  const { budgetCents, folded, locale } = question
  if (budgetCents === null) return null
  // The word makes the search look for the lowest price.
  const found = await find({ ...question, budgetCents: null, folded: `${folded} cheapest` })
  if (found.kind !== 'products') return null
  const lead = comparative.cheaper.test(folded)
    ? words.cheaper[locale]
    : fill(words.budget, locale, { budget: formatEuros(budgetCents / 100, locale) })
  const [, ...rest] = found.text.split('\n')
  return { ...found, text: [lead, ...rest].join('\n'), facts: [...found.facts, lead] }
}

/**
 * Where no instrument meets a use, a load and an accuracy: the one change with which one does, the two that share the
 * range, or the nearest with the number that it fails by. Null where the rules of fit were not asked.
 */
export async function relaxed(env: Env, question: Question, today: string): Promise<Draft | null> {
  const { use, locale } = question
  const loadUg = loadIn(question)
  if (use === null || loadUg === null) return null
  const request = { ...requestOf(question, use, loadUg), limit: shown }
  const answer = await findFit(env, request, today)
  if (answer.fits.length > 0) return null
  const { relaxation, pair, misses } = answer
  if (relaxation) {
    const change = changeOf(relaxation)
    const fits = change ? (await findFit(env, { ...request, ...change }, today)).fits : []
    const models = await namedOf(env, locale, fits)
    return draftOf(question, [relaxation.text, ...(models.length > 0 ? [words.so[locale]] : [])], models)
  }
  if (pair) return draftOf(question, [words.two[locale]], await namedOf(env, locale, pair))
  const [miss] = misses
  const [near] = miss ? await namedOf(env, locale, [miss]) : []
  const why = miss?.failed.map(({ text }) => text).join(' ') ?? ''
  return near
    ? draftOf(question, [fill(words.nearest, locale, { line: lineOf(near, locale), why })], [])
    : null
}

function changeOf({ input, value }: { input: string; value: number }) {
  if (input === 'smallest') return { smallestUg: Math.round(value * 1e6) }
  if (input === 'tolPct') return { tolPpm: Math.round(value * 10_000) }
  return input === 'tolAbs' ? { tolUg: Math.round(value * 1e6) } : null
}

type Listed = readonly { product: { id: string }; reference: string }[]

const namedOf = async (env: Env, locale: Question['locale'], listed: Listed): Promise<Named[]> =>
  (
    await Promise.all(listed.map(({ product, reference }) => variantOf(env, locale, product.id, reference)))
  ).flatMap((own) => own ?? [])

function draftOf({ locale }: Question, said: readonly string[], models: readonly Named[]): Draft {
  const lines = models.map((own, i) => `${i + 1}. ${lineOf(own, locale)}`)
  const { configurator, contact, products } = actionsIn(locale)
  return {
    kind: models.length > 0 ? 'products' : 'handover',
    text: [findWords.nothing[locale], ...said, ...lines].join('\n'),
    facts: [...said, ...lines],
    sources: [{ title: products.label, href: products.href }],
    products: models.map((own) => cardOf(own, own.product.subcategoryLabel)),
    actions: [configurator, contact],
  }
}
