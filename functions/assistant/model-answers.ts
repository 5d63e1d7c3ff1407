import { vatRates } from '#config/desk-settings.ts'
import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import { platesCompared } from '#domain/assistant/plates-compared.ts'
import { quantityIn } from '#domain/assistant/quantity.ts'
import { loadIn, namedModels, type Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { namesTerm, termAnswer } from '#domain/assistant/term-answer.ts'
import { says } from '#domain/assistant/word-lists.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { formatNumber, noBreakSpace } from '#domain/metrology/mass.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import type { Answer, Asked } from './asked.ts'
import { chooseAnswer } from './choose.ts'
import { kindsReply } from './compare-kinds.ts'
import { featureAnswer } from './feature-answers.ts'
import { cheaperLine, differencesOf } from './model-differences.ts'
import { askModel, modelsDraft } from './models-draft.ts'
import { modelsMeant, variantsOf } from './models-in-focus.ts'
import { hasLoadEach, lineOf, maxOf, type Named, priceText } from './named-models.ts'
import { servicesFor } from './service-prices.ts'
import { unknownModelAnswer } from './unknown-models.ts'

const mostModels = 4

/** As many variants of each product as an answer holds: of two models two, not four of the first. */
function ofEach(named: readonly Named[]): Named[] {
  const products = [...Map.groupBy(named, ({ product }) => product.id).values()].slice(0, mostModels)
  return products.flatMap((model) => model.slice(0, Math.floor(mostModels / products.length)))
}

/** « The same in 1.5 t, what is the gap? »: of the models before, those of the size that is asked for. */
function ofSize(model: Named, clause: Question): Named {
  const load = loadIn(clause)
  if (load === null || maxOf(model.variant) === load) return model
  const variant = model.product.variants.find((other) => maxOf(other) === load)
  return variant ? { ...model, variant } : model
}

/** What instruments cost: of those that are meant, else of what the question describes. */
export const priceAnswer: Answer = async (env, asked) => {
  const { question, clause } = asked
  const unknown = await unknownModelAnswer(env, clause)
  if (unknown) return unknown
  const named = ofEach((await modelsMeant(env, asked)).map((model) => ofSize(model, clause)))
  if (named.length === 0) return withPrices(await chooseAnswer(env, asked), asked)
  const { locale, folded } = clause
  const counted = quantityIn(clause)
  // « How much for the three? » counts the models that were shown.
  const quantity = counted === named.length ? 1 : counted
  const lines = named.flatMap((model) => [
    lineOf(model, locale),
    ...sumLine(model.variant.price, quantity, locale),
    ...(says({ folded, locale }, 'with-vat') ? vatLine(model.variant.price, quantity, locale) : []),
    ...(says({ folded, locale }, 'delivery-time') ? [deliveryLine(model, locale)] : []),
  ])
  const [{ variant }] = named as [Named, ...Named[]]
  const services = named.length === 1 ? await servicesFor(env, clause, maxOf(variant)) : []
  return modelsDraft(question, named, {
    kind: 'price',
    lines: [...lines, ...services, say('price.demonstration', locale)],
  })
}

/**
 * What was chosen for a wish, with what each of it costs. A sum that is asked for stands with the first sentence:
 * the page folds what follows it.
 */
function withPrices(draft: Draft, { question: { locale }, clause }: Asked): Draft {
  const quantity = quantityIn(clause)
  const shown = draft.products ?? []
  const isOfBest = quantity > 1 && says(clause, 'least-price')
  const lines = (isOfBest ? shown.slice(0, 1) : shown).flatMap(({ name, price }) => [
    `${name} – ${priceText(price, locale)}`,
    ...sumLine(price, quantity, locale),
    ...(says(clause, 'with-vat') ? vatLine(price, quantity, locale) : []),
  ])
  if (lines.length === 0) return draft
  const isSum = lines.length > (isOfBest ? 1 : shown.length)
  const demonstration = say('price.demonstration', locale)
  const [first = '', ...rest] = draft.text.split('\n\n')
  const text = isSum
    ? [[first, ...lines].join('\n'), ...rest, demonstration]
    : [draft.text, [...lines, demonstration].join('\n')]
  return { ...draft, text: text.join('\n\n'), facts: [...draft.facts, ...lines, demonstration] }
}

const deliveryLine = ({ variant }: Named, locale: Question['locale']) => {
  const days = variant.facts?.deliveryDays ?? null
  return days === null
    ? say('price.delivery-open', locale)
    : say('price.delivery', locale, { days: String(days) })
}

/** What several of a model cost. */
const sumLine = (price: number | null, quantity: number, locale: Question['locale']): string[] =>
  price === null || quantity === 1
    ? []
    : [
        say('price.sum', locale, {
          quantity: String(quantity),
          price: priceText((Math.round(price * 100) * quantity) / 100, locale),
        }),
      ]

/** What a price comes to with the normal French rate. */
function vatLine(price: number | null, quantity: number, locale: Question['locale']): string[] {
  const [perThousand] = vatRates
  if (price === null) return []
  const grossCents = Math.round((price * 100 * quantity * (1000 + perThousand)) / 1000)
  const rate = `${formatNumber(perThousand / 10, locale)}${locale === 'en' ? '' : noBreakSpace}%`
  return [say('price.vat', locale, { price: formatEuros(grossCents / 100, locale), rate })]
}

/** Stock and delivery time of the models that are meant. */
export const stockAnswer: Answer = async (env, asked) => {
  const { question, clause } = asked
  const unknown = await unknownModelAnswer(env, clause)
  if (unknown) return unknown
  const named = ofEach(await modelsMeant(env, asked))
  const { locale } = question
  if (named.length === 0 && question.facts.length > 0)
    return chooseAnswer(env, { ...asked, question: { ...question, inStock: true } })
  if (named.length === 0) {
    const { products, contact } = actionsIn(locale)
    return { kind: 'company', text: say('stock.general', locale), facts: [], actions: [products, contact] }
  }
  const lines = named.flatMap((model) => [lineOf(model, locale), deliveryLine(model, locale)])
  const draft = modelsDraft(question, named, { kind: 'price', lines })
  return { ...draft, verdict: named.some(({ variant }) => variant.inStock) }
}

/** Accessories of the models that are meant, with their prices. */
export const accessoriesAnswer: Answer = async (env, asked) => {
  const { question } = asked
  const { locale } = question
  const [model] = await modelsMeant(env, asked)
  if (!model) return { ...askModel(asked), text: say('accessories.which', locale) }
  const { product, variant } = model
  const fitting = product.accessories.filter(
    ({ variantReferences }) => variantReferences === null || variantReferences.includes(variant.reference),
  )
  const name = product.name
  const lines =
    fitting.length === 0
      ? [say('accessories.none', locale, { name })]
      : [
          say('accessories.list', locale, { name }),
          ...fitting.map((accessory) => `${accessory.name} – ${priceText(accessory.price, locale)}`),
        ]
  return modelsDraft(question, [model], { lines })
}

/** How instruments are connected: the interfaces of the model, or how to choose one. */
export const connectionAnswer: Answer = async (env, asked) => {
  const named = await modelsMeant(env, asked)
  if (named.length > 0)
    return featureAnswer(env, {
      ...asked,
      clause: { ...asked.clause, folded: `interface ${asked.clause.folded}` },
    })
  const { locale } = asked.question
  const { products, contact } = actionsIn(locale)
  return {
    kind: 'how-to',
    text: say('connection.answer', locale),
    facts: ['RS-232'],
    actions: [products, contact],
  }
}

/** Models side by side, with the table of the site; else kinds of instruments; else those listed before. */
export const compareAnswer: Answer = async (env, asked) => {
  const { question, listed } = asked
  const unknown = await unknownModelAnswer(env, asked.clause)
  if (unknown) return unknown
  const meant = await modelsMeant(env, asked)
  if (new Set(meant.map(({ variant }) => variant.reference)).size >= 2) return compared(question, meant)
  const described = platesCompared(asked.clause)
  if (described) return described
  const kinds = await kindsReply(env, question)
  if (kinds) return kinds
  const before = listed.length >= 2 ? await variantsOf(env, question, listed) : []
  if (before.length >= 2) return comparison(question, before)
  // « What is the difference between a dual-interval scale of 15 kg and a single one? »
  return namesTerm(asked.clause)
    ? termAnswer(asked.clause)
    : question.facts.length > 0
      ? chooseAnswer(env, asked)
      : null
}

/** One model for each name; of a family without a size the one whose Max is nearest to that of the first. */
function compared(question: Question, named: readonly Named[]): Draft {
  const references = new Set(
    namedModels(question).flatMap((fact) => (fact.type === 'reference' ? [fact.reference] : [])),
  )
  const exact = named.filter(({ variant }) => references.has(variant.reference))
  const families = [...Map.groupBy(named, ({ product }) => product.id)]
    .filter(([id]) => exact.every(({ product }) => product.id !== id))
    .map(([, model]) => model)
  const [first] = [...exact, ...families.flat()]
  const size = first ? maxOf(first.variant) : 0
  const isSized = hasLoadEach(question)
  const nearest = families.flatMap(([model]) => {
    if (isSized && model) return [model]
    const [variant] = (model?.product.variants ?? []).toSorted(
      (a, b) => Math.abs(maxOf(a) - size) - Math.abs(maxOf(b) - size),
    )
    return model && variant ? [{ ...model, variant }] : []
  })
  return comparison(
    question,
    [...new Map([...exact, ...nearest].map((model) => [model.variant.reference, model])).values()].slice(
      0,
      mostModels,
    ),
  )
}

/** What tells models apart, and a link to the table. */
export function comparison(question: Question, named: readonly Named[]): Draft {
  const { locale } = question
  const lines = [
    ...cheaperLine(named, locale),
    ...named.map((model) => lineOf(model, locale)),
    ...differencesOf(question, named),
  ]
  const query = new URLSearchParams(
    named.map(({ product, variant }) => ['p', `${product.id}:${variant.reference}`]),
  )
  const compare = { label: say('price.open', locale), href: inLocale(locale, paths.compare(String(query))) }
  return {
    ...modelsDraft(question, named, { kind: 'comparison', lines }),
    actions: [compare, actionsIn(locale).quote],
  }
}
