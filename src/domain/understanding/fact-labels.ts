import type { Locale, Localized } from '#config/locales.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import { interfaceName } from '#domain/catalogue/interface-name.ts'
import { protectionText } from '#domain/catalogue/protection.ts'
import { formatLengths } from '#domain/metrology/length.ts'
import { formatCapacity, formatInterval, noBreakSpace } from '#domain/metrology/mass.ts'
import { trades } from './trades.ts'
import type { Meaning } from './understood.ts'

/** Names that filters have already. */
export type FilterNames = {
  kind: (key: string) => string
  category: (category: Category) => string
  legal: (verified: boolean) => string
}

const words = {
  load: { fr: 'Portée', en: 'Capacity', de: 'Höchstlast' },
  reading: { fr: 'Lecture', en: 'Readability', de: 'Ablesbarkeit' },
  class: { fr: 'Classe', en: 'Class', de: 'Klasse' },
  platform: { fr: 'Plateau', en: 'Platform', de: 'Wägeplatte' },
  sealed: { fr: 'Étanche', en: 'Waterproof', de: 'Wasserdicht' },
  battery: { fr: 'Batterie ou piles', en: 'Battery', de: 'Akku oder Batterie' },
  mains: {
    fr: 'Secteur ou alimentation par câble',
    en: 'Wired (mains or data cable)',
    de: 'Netz oder Kabel',
  },
  model: { fr: 'Modèle', en: 'Model', de: 'Modell' },
  without: { fr: 'Sans\u202f:', en: 'Without:', de: 'Ohne:' },
} satisfies Record<string, Localized>

/** « Sans : Batterie ou piles »: the name is that of the filter. */
const negated = (name: string, wanted: boolean, locale: Locale) =>
  wanted ? name : `${words.without[locale]} ${name}`

/** A fact in a few words: « Portée ≥ 15 kg », « Klasse II ». */
export function factLabel(fact: Meaning, locale: Locale, names: FilterNames): string {
  const atLeast = (word: string, mass: string, sign: '≥' | '≤') => [word, sign, mass].join(noBreakSpace)
  switch (fact.type) {
    case 'load':
      return atLeast(words.load[locale], formatCapacity(fact.loadUg, locale), '≥')
    case 'interval':
      return atLeast(fact.of ?? words.reading[locale], formatInterval(fact.ug, locale), '≤')
    case 'class':
      return `${words.class[locale]}${noBreakSpace}${fact.accuracyClass}`
    case 'platform': {
      const round = fact.sidesMm.length === 1 ? `Ø${noBreakSpace}` : ''
      return `${words.platform[locale]} ${round}${formatLengths(fact.sidesMm, locale)}`
    }
    case 'protection':
      return fact.need ? protectionText(fact.need) : words.sealed[locale]
    case 'legal':
      return names.legal(fact.wanted)
    case 'power':
      return negated(words[fact.source][locale], fact.wanted, locale)
    case 'interface':
      return negated(interfaceName(fact.name, locale), fact.wanted, locale)
    case 'kind':
      return negated(fact.kinds.map(names.kind).join(', '), fact.wanted, locale)
    case 'trade':
      return trades[fact.trade].name[locale]
    case 'category':
      return names.category(fact.category)
    case 'brand':
      return fact.brand
    case 'model':
      return `${words.model[locale]}${noBreakSpace}${fact.model}`
    case 'reference':
      return fact.reference
  }
}
