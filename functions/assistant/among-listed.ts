import type { Localized } from '#config/locales.ts'
import { actionsIn, type Draft, fill } from '#domain/assistant/draft.ts'
import { foldedWords, type Question } from '#domain/assistant/question.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { productSource } from './find-instruments.ts'
import { cardOf, lineOf, type Named, priceText, variantOf } from './named-models.ts'

type Env = { DB: D1Database }
type Locale = Question['locale']

/** A property by which one of several instruments is the best: higher is better. */
type Measure = {
  key: 'battery' | 'price' | 'readability' | 'capacity'
  name: Localized
  words: RegExp
  rank: (model: CatalogueModel) => number | null
  text: (model: CatalogueModel, locale: Locale) => string
}

const topOf = ({ ranges }: CatalogueModel) => ranges.at(-1)?.maxUg ?? 0
const stepOf = ({ ranges }: CatalogueModel) => ranges[0]?.dUg ?? ranges[0]?.eUg ?? null
const negative = (value: number | null) => (value === null ? null : -value)

const measures: readonly Measure[] = [
  {
    key: 'battery',
    name: { fr: 'Autonomie', en: 'Battery life', de: 'Akkulaufzeit' },
    words:
      /\b(?:autonom\w*|batteries?|battery|accus?|akkus?|akkulaufzeit\w*|batterielaufzeit\w*|laufzeit\w*|lasts? longest|runs? longest)\b/,
    rank: ({ batteryHours }) => batteryHours,
    text: ({ batteryHours }) => `${batteryHours}\u00a0h`,
  },
  {
    key: 'price',
    name: { fr: 'Prix le plus bas', en: 'Lowest price', de: 'Niedrigster Preis' },
    words:
      /\b(?:(?:la|le|les) moins chere?s?|cheapest|least expensive|lowest price|cheaper|gunstigste\w*|billigste\w*|preiswerteste\w*|am (?:gunstigsten|billigsten)|gunstiger|billiger)\b/,
    rank: ({ priceCents }) => negative(priceCents),
    text: ({ priceCents }, locale) => priceText(priceCents === null ? null : priceCents / 100, locale),
  },
  {
    key: 'readability',
    name: { fr: 'Lecture la plus fine', en: 'Finest readability', de: 'Feinste Ablesbarkeit' },
    words:
      /\b(?:(?:la|le) plus (?:precise?|fine?)|most (?:precise|accurate)|finest|more (?:precise|accurate)|genaueste\w*|am genauesten|feinste\w*|genauer)\b/,
    rank: (model) => negative(stepOf(model)),
    text: (model, locale) => formatInterval(stepOf(model) ?? 0, locale),
  },
  {
    key: 'capacity',
    name: { fr: 'Portée la plus grande', en: 'Largest capacity', de: 'Größte Höchstlast' },
    words:
      /\b(?:(?:plus (?:grande|forte)|largest|highest|biggest|grosste\w*|hochste\w*) (?:portee|capacity|max|hochstlast|last)|(?:porte|supporte) le plus|carries (?:the )?most|am meisten)\b/,
    rank: topOf,
    text: (model, locale) => formatCapacity(topOf(model), locale),
  },
]

const words = {
  best: { fr: '{name} : {list}, {value}.', en: '{name}: {list}, {value}.', de: '{name}: {list}, {value}.' },
  same: {
    fr: '{name} : identique pour tous, {value}.',
    en: '{name}: the same for all of them, {value}.',
    de: '{name}: bei allen gleich, {value}.',
  },
  absent: {
    fr: '{name} : les fiches n’en disent rien. Posez-nous la question, nous vérifions.',
    en: '{name}: the pages do not state it. Please ask us and we will confirm.',
    de: '{name}: dazu sagen die Produktseiten nichts. Bitte fragen Sie uns.',
  },
  beyond: {
    fr: 'Mieux encore dans ce genre, à même portée ({value}) : {line}',
    en: 'Even better among instruments of this kind, at the same capacity ({value}): {line}',
    de: 'Noch besser in dieser Art bei gleicher Höchstlast ({value}): {line}',
  },
} satisfies Record<string, Localized>

/** Of what was listed: « welche davon », « which of those ». */
export const ofList =
  /\b(?:which (?:one|of (?:those|these|them|the (?:two|three)))|which (?:is|has|runs|lasts|one|scale|model)|of (?:those|these|them)|lequel|laquelle|lesquels?|lesquelles?|(?:des|parmi les|entre les) (?:deux|trois)|d entre (?:eux|elles)|parmi (?:eux|elles|ceux|celles)|welche[rs]? (?:davon|von (?:denen|diesen|den)|ist|hat|lauft|halt|waage|modell)|davon|von (?:denen|diesen|den (?:dreien|beiden|drei)))\b/

/** The property by which a message asks to choose among what was listed; null where it asks for none. */
export function measureAsked(text: string): Measure | null {
  const folded = foldedWords(text)
  if (!ofList.test(folded) || folded.split(' ').length > 14) return null
  return measures.find((own) => own.words.test(folded)) ?? null
}

/** Which of the instruments in the answer before is the best by a property; null below two of them. */
export async function amongListed(
  env: Env,
  measure: Measure,
  references: readonly string[],
  locale: Locale,
): Promise<Draft | null> {
  const { models, byReference } = await currentModels(env)
  const listed = references.flatMap((reference) => byReference.get(reference) ?? [])
  if (listed.length < 2) return null
  const ranked = byRank(listed, measure)
  const better = betterThan(ranked, listed, { measure, models })
  const found = await Promise.all(
    [...(better ? [better] : []), ...(ranked.length > 0 ? ranked : listed)].map(({ productId, reference }) =>
      variantOf(env, locale, productId, reference),
    ),
  )
  const named = found.flatMap((own) => own ?? [])
  return drafted(named, { measure, ranked, listed, better, locale })
}

const rankOf = (measure: Measure, model: CatalogueModel) => measure.rank(model) ?? -Infinity
const byRank = (listed: readonly CatalogueModel[], measure: Measure) =>
  listed
    .filter((model) => measure.rank(model) !== null)
    .sort((a, b) => rankOf(measure, b) - rankOf(measure, a))

type Catalogue = { measure: Measure; models: readonly CatalogueModel[] }

/** A model of the same kinds, size and legal state that is better than all that were listed, those in stock first. */
function betterThan(
  [best]: readonly CatalogueModel[],
  listed: readonly CatalogueModel[],
  { measure, models }: Catalogue,
): CatalogueModel | null {
  if (!best) return null
  const kinds = new Set(listed.map(({ kind }) => kind))
  const sizes = new Set(listed.map(topOf))
  const isVerified = listed.every(({ metrology }) => metrology === 'yes')
  const others = models.filter(
    (model) =>
      kinds.has(model.kind) &&
      sizes.has(topOf(model)) &&
      (!isVerified || model.metrology === 'yes') &&
      rankOf(measure, model) > rankOf(measure, best),
  )
  const [found] = others.sort(
    (a, b) =>
      rankOf(measure, b) - rankOf(measure, a) ||
      Number(b.inStock) - Number(a.inStock) ||
      (a.priceCents ?? Infinity) - (b.priceCents ?? Infinity),
  )
  return found ?? null
}

type Chosen = {
  measure: Measure
  ranked: readonly CatalogueModel[]
  listed: readonly CatalogueModel[]
  better: CatalogueModel | null
  locale: Locale
}

function drafted(named: readonly Named[], { measure, ranked, listed, better, locale }: Chosen): Draft {
  const lineOfModel = ({ reference }: CatalogueModel) => {
    const own = named.find(({ variant }) => variant.reference === reference)
    return own ? lineOf(own, locale) : reference
  }
  const beyond = better
    ? [fill(words.beyond, locale, { value: measure.text(better, locale), line: lineOfModel(better) })]
    : []
  const lines = ranked.map((model) => `${lineOfModel(model)} – ${measure.text(model, locale)}`)
  const lead = leadOf({ measure, ranked, listed, better, locale })
  const { quote, contact } = actionsIn(locale)
  return {
    kind: 'comparison',
    text: [lead, ...(measure.key === 'price' ? ranked.map(lineOfModel) : lines), ...beyond].join('\n'),
    facts: [lead, ...lines, ...beyond],
    sources: named.map((own) => productSource(own, locale)),
    products: named.map((own) => cardOf(own, own.product.subcategoryLabel)),
    actions: [quote, contact],
  }
}

/** The direct answer: the best of them, or that they do not differ. */
function leadOf({ measure, ranked, listed, locale }: Chosen): string {
  const [best] = ranked
  const name = measure.name[locale]
  if (!best) return fill(words.absent, locale, { name })
  const value = measure.text(best, locale)
  const equal = ranked.filter((model) => measure.rank(model) === measure.rank(best))
  if (equal.length === listed.length) return fill(words.same, locale, { name, value })
  return fill(words.best, locale, { name, value, list: equal.map(({ reference }) => reference).join(', ') })
}
