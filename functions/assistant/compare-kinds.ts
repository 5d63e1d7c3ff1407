import type { Localized } from '#config/locales.ts'
import { actionsIn, type Draft, fill } from '#domain/assistant/draft.ts'
import { glossary } from '#domain/assistant/glossary.ts'
import { namedKinds, type Question } from '#domain/assistant/question.ts'
import { positionOf } from '#domain/catalogue/catalogue-index.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { formatCapacity } from '#domain/metrology/mass.ts'
import { inLocale } from '#domain/site/urls.ts'
import { cardsOf } from '#functions/catalogue/cards.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { type CatalogueModels, currentModels } from '#functions/catalogue/models.ts'
import { openDb } from '#functions/db/client.ts'

type Env = { DB: D1Database }

const words = {
  range: {
    fr: 'Au catalogue : Max de {from} à {to}',
    en: 'In the catalogue: Max from {from} to {to}',
    de: 'Im Katalog: Max von {from} bis {to}',
  },
  classes: { fr: 'classe {classes}', en: 'class {classes}', de: 'Klasse {classes}' },
  from: {
    fr: 'à partir de {price} HT (exemple de démonstration)',
    en: 'from {price} excl. VAT (demonstration example)',
    de: 'ab {price} zzgl. MwSt. (Demonstrationsbeispiel)',
  },
  see: { fr: 'Voir : {name}', en: 'See: {name}', de: 'Ansehen: {name}' },
} satisfies Record<string, Localized>

const most = 3

/** Kinds of instruments side by side: what each is for, and what the catalogue has of it; null below two kinds. */
export async function kindsReply(env: Env, question: Question): Promise<Draft | null> {
  const kinds = namedKinds(question.facts).slice(0, most)
  if (kinds.length < 2) return null
  const { locale } = question
  const catalogue = await currentModels(env)
  const compared = await Promise.all(kinds.map((key) => kindOf(env, catalogue, key, question)))
  const lines = compared.flatMap(({ line }) => line)
  const { configurator, contact } = actionsIn(locale)
  return {
    kind: 'comparison',
    text: lines.join('\n'),
    facts: lines,
    sources: compared.map(({ name, href }) => ({ title: name, href })),
    actions: [
      ...compared.map(({ name, href }) => ({ label: fill(words.see, locale, { name }), href })),
      configurator,
      contact,
    ],
  }
}

async function kindOf(env: Env, catalogue: CatalogueModels, key: string, { locale }: Question) {
  const { index } = catalogue
  const place = index.subcategories.findIndex((own) => own.key === key)
  const name = index.subcategories[place]?.name[locale] ?? key
  const isOfKind = (seq: number) => index.subcategory[positionOf(index, seq)] === place
  const models = catalogue.models.filter(({ productSeq }) => isOfKind(productSeq))
  const path = `/products?subcategory=${key}`
  const term = glossary.find(({ see }) => see === path)?.text[locale]
  const about = term ?? (await descriptionOf(env, catalogue, index.seq.find(isOfKind), locale))
  const colon = locale === 'fr' ? ' : ' : ': '
  const line = `${name}${colon}${[about, figuresOf(models, locale)].filter(Boolean).join(' ')}`
  return { name, line, href: inLocale(locale, path) }
}

/** What the site says of a kind: the last paragraph of each of its products. */
async function descriptionOf(
  env: Env,
  { index }: CatalogueModels,
  seq: number | undefined,
  locale: Question['locale'],
): Promise<string> {
  const [card] = seq === undefined ? [] : await cardsOf(openDb(env.DB), index, locale, [seq])
  const product = card && (await productDetail(env, locale, card.id))
  return product?.description.split('\n\n').at(-1) ?? ''
}

function figuresOf(models: readonly CatalogueModel[], locale: Question['locale']): string {
  const loads = models.flatMap(({ ranges }) => ranges.at(-1)?.maxUg ?? []).sort((a, b) => a - b)
  const [from, to] = [loads[0], loads.at(-1)]
  if (from === undefined || to === undefined) return ''
  const classes = [...new Set(models.flatMap(({ accuracyClass }) => accuracyClass ?? []))].sort()
  const prices = models.flatMap(({ priceCents }) => priceCents ?? [])
  const parts = [
    fill(words.range, locale, { from: formatCapacity(from, locale), to: formatCapacity(to, locale) }),
    ...(classes.length ? [fill(words.classes, locale, { classes: classes.join(', ') })] : []),
    ...(prices.length
      ? [fill(words.from, locale, { price: formatEuros(Math.min(...prices) / 100, locale) })]
      : []),
  ]
  return `${parts.join(', ')}.`
}
