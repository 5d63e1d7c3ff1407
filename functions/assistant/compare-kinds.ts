import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import { glossary } from '#domain/assistant/glossary.ts'
import { namedKinds, type Question } from '#domain/assistant/question.ts'
import { isSentenceName, say } from '#domain/assistant/say.ts'
import { groupAt, positionOf } from '#domain/catalogue/catalogue-index.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { formatCapacity } from '#domain/metrology/mass.ts'
import { inLocale } from '#domain/site/urls.ts'
import { cardsOf, listedByDefault } from '#functions/catalogue/cards.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { type CatalogueModels, currentModels } from '#functions/catalogue/snapshot.ts'
import { openDb } from '#functions/db/client.ts'

type Env = { DB: D1Database }

const maxKinds = 3

/** Kinds of instruments side by side: what each is for, and what the catalogue has of it; null below two kinds. */
export async function kindsReply(env: Env, question: Question): Promise<Draft | null> {
  const kinds = namedKinds(question.facts).slice(0, maxKinds)
  if (kinds.length < 2) return null
  const { locale } = question
  const catalogue = await currentModels(env)
  const compared = await Promise.all(kinds.map((key) => kindOf(env, catalogue, key, question)))
  const lines = [...choiceLine(compared, locale), ...compared.flatMap(({ line }) => line)]
  const { configurator, contact } = actionsIn(locale)
  return {
    kind: 'comparison',
    text: lines.join('\n'),
    facts: lines,
    sources: compared.map(({ name, href }) => ({ title: name, href })),
    actions: [
      ...compared.map(({ name, href }) => ({ label: say('kinds.see', locale, { name }), href })),
      configurator,
      contact,
    ],
  }
}

async function kindOf(env: Env, catalogue: CatalogueModels, key: string, { locale }: Question) {
  const { index } = catalogue
  const place = index.subcategories.findIndex((entry) => entry.key === key)
  const name = index.subcategories[place]?.name[locale] ?? key
  const isOfKind = (seq: number) => groupAt(index, positionOf(index, seq))?.subcategory === place
  const models = catalogue.models.filter(({ productSeq }) => isOfKind(productSeq))
  const path = `/products?subcategory=${key}`
  const term = glossary.find(({ see }) => see === path)?.text[locale]
  const about = term ?? (await descriptionOf(env, catalogue, index.seq.findIndex(isOfKind), locale))
  const colon = locale === 'fr' ? ' : ' : ': '
  const line = `${name}${colon}${[about, figuresOf(models, locale)].filter(Boolean).join(' ')}`
  return { key, name, line, href: inLocale(locale, path), prices: pricesOf(models) }
}

type Kind = Awaited<ReturnType<typeof kindOf>>

/** When each of them is the right one; nothing where that is not known of two. */
function choiceLine(compared: readonly Kind[], locale: Question['locale']): string[] {
  const listed = compared.flatMap(({ key, name: kind }) => {
    const name = `kind-reason.${key}`
    const reason = isSentenceName(name) ? say(name, locale) : null
    return reason ? [`${kind}${locale === 'de' ? ',' : ''} ${reason}`] : []
  })
  const list = listed.join(locale === 'fr' ? ' ; ' : '; ')
  return listed.length < 2 ? [] : [say('kinds.choice', locale, { list })]
}

const priceOf = (
  state: 'classed' | 'unverified',
  cents: number,
  classes: string,
  locale: Question['locale'],
) => say(`kinds.${state}`, locale, { price: formatEuros(cents / 100, locale), classes })

/** The lowest price of models with a class, and of those without one: they are not the same instrument. */
function pricesOf(models: readonly CatalogueModel[]) {
  const lowest = (entry: readonly CatalogueModel[]) => {
    const cents = entry.flatMap(({ priceCents }) => priceCents ?? [])
    return cents.length > 0 ? Math.min(...cents) : null
  }
  const isClassed = ({ accuracyClass }: CatalogueModel) => accuracyClass !== null
  const classes = [...new Set(models.flatMap(({ accuracyClass }) => accuracyClass ?? []))].sort()
  return {
    classes: classes.join(', '),
    classed: lowest(models.filter(isClassed)),
    unverified: lowest(models.filter((entry) => !isClassed(entry))),
  }
}

/** What the site says of a kind: the first sentence of the last paragraph, which each of its products has. */
async function descriptionOf(
  env: Env,
  { index }: CatalogueModels,
  position: number,
  locale: Question['locale'],
): Promise<string> {
  const [card] =
    position < 0 ? [] : await cardsOf(openDb(env.DB), index, locale, [listedByDefault(index, position)])
  const product = card && (await productDetail(env, locale, card.id))
  const about = product?.description.split('\n\n').at(-1) ?? ''
  return about.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? ''
}

function figuresOf(models: readonly CatalogueModel[], locale: Question['locale']): string {
  const loads = models.flatMap(({ ranges }) => ranges.at(-1)?.maxUg ?? []).sort((a, b) => a - b)
  const [from, to] = [loads[0], loads.at(-1)]
  if (from === undefined || to === undefined) return ''
  const { classes, classed, unverified } = pricesOf(models)
  const parts = [
    say('kinds.range', locale, { from: formatCapacity(from, locale), to: formatCapacity(to, locale) }),
    ...(classed === null ? [] : [priceOf('classed', classed, classes, locale)]),
    ...(unverified === null ? [] : [priceOf('unverified', unverified, classes, locale)]),
  ]
  return `${parts.join(', ')} ${say('kinds.example', locale)}.`
}
