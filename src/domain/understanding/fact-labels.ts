import type { Locale } from '#config/locales.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import { interfaceName } from '#domain/catalogue/interface-name.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { protectionText } from '#domain/catalogue/protection.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { formatLengths } from '#domain/metrology/length.ts'
import { formatInterval, formatLoad, noBreakSpace } from '#domain/metrology/mass.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import type { Meaning } from './understood.ts'

/** Names that filters have already. */
export type FilterNames = {
  kind: (key: string) => string
  category: (category: Category) => string
  legal: (verified: boolean) => string
}

/** « Sans : Batterie ou piles »: the name is that of the filter. */
const negated = (name: string, wanted: boolean, locale: Locale) =>
  wanted ? name : `${serverTexts(locale)('fact-label.without')} ${name}`

/** « 300 × 400 mm », « Ø 80 mm ». */
const sidesText = (sidesMm: readonly number[], locale: Locale) =>
  `${sidesMm.length === 1 ? `Ø${noBreakSpace}` : ''}${formatLengths(sidesMm, locale)}`

type Sign = '≥' | '≤' | '>' | '<'
const bounded = (word: string, sign: Sign, value: string) => [word, sign, value].join(noBreakSpace)

const intervalText = ({ of, ug, below }: Extract<Meaning, { type: 'interval' }>, locale: Locale) =>
  bounded(of ?? serverTexts(locale)('fact-label.reading'), below ? '<' : '≤', formatInterval(ug, locale))

/** « Prix ≤ 800,00 € », « Prix 500,00 € – 800,00 € » */
function priceText(
  { atMostCents, atLeastCents }: Extract<Meaning, { type: 'price' }>,
  locale: Locale,
): string {
  const [name, most] = [serverTexts(locale)('fact-label.price'), formatEuros(atMostCents / 100, locale)]
  return atLeastCents === undefined
    ? bounded(name, '≤', most)
    : `${name} ${formatEuros(atLeastCents / 100, locale)} – ${most}`
}

/** A fact in a few words: « Portée ≥ 15 kg », « Klasse II ». */
export function factLabel(fact: Meaning, locale: Locale, names: FilterNames): string {
  const t = serverTexts(locale)
  switch (fact.type) {
    case 'load':
      if (fact.fromUg === fact.loadUg) return bounded('Min', '≤', formatLoad(fact.loadUg, locale))
      return bounded(t('fact-label.load'), fact.above ? '>' : '≥', formatLoad(fact.loadUg, locale))
    case 'interval':
      return intervalText(fact, locale)
    case 'class':
      return `${t('fact-label.class')}${noBreakSpace}${fact.accuracyClass}`
    case 'platform':
      return `${t('fact-label.platform')} ${sidesText(fact.sidesMm, locale)}`
    case 'protection':
      return fact.need ? protectionText(fact.need) : t('fact-label.sealed')
    case 'zone':
      return `Zone${noBreakSpace}${fact.zone} (ATEX)`
    case 'legal':
      return fact.isNeedless ? t('fact-label.needless') : names.legal(fact.wanted)
    case 'power':
      return negated(t(`facet-value.power-${fact.source}`), fact.wanted, locale)
    case 'interface':
      return negated(interfaceName(fact.name, t), fact.wanted, locale)
    case 'kind':
      return negated(fact.kinds.map(names.kind).join(', '), fact.wanted, locale)
    case 'trade':
      return t(`trade-name.${fact.trade}`)
    case 'use':
      return nameOfUse(fact.use, locale)
    case 'price':
      return priceText(fact, locale)
    case 'stock':
    case 'order':
      return t(fact.type === 'order' ? `fact-label.order-${fact.by}` : 'fact-label.stock')
    case 'category':
      return names.category(fact.category)
    case 'brand':
      return fact.brand
    case 'model':
      return `${t('fact-label.model')}${noBreakSpace}${fact.model}`
    case 'reference':
      return fact.reference
  }
}
