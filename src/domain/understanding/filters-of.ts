import { protectionLevels } from '#domain/catalogue/catalogue-facets.ts'
import { bandOf, capacityBands, precisionBands } from '#domain/catalogue/facets.ts'
import { interfacePurposes, isInterfacePurpose } from '#domain/catalogue/interface-name.ts'
import type { FacetName } from '#domain/catalogue/query-fields.ts'
import { trades } from './trades.ts'
import type { Fact, Meaning } from './understood.ts'

type Filters = Partial<Record<FacetName, string[]>>

/** Degrees of protection that « étanche » stands for. */
const sealedLevels = ['ip65', 'ip67', 'ip68', 'ip69k']

/** The filters of `GET /api/products` that come nearest to what was read; of several facts all values of a filter. */
export function filtersOf(facts: readonly Fact[]): Filters {
  const filters: Filters = {}
  const namesKind = facts.some((fact) => fact.type === 'kind' && fact.wanted && !fact.loose)
  for (const fact of facts) {
    // A kind says more than the trade that it is asked for.
    if (namesKind && (fact.type === 'trade' || fact.type === 'category' || isLoose(fact))) continue
    const [name, values] = filterOf(fact) ?? []
    if (!name || !values) continue
    const before = filters[name]
    const both = before && narrows(fact) ? before.filter((value) => values.includes(value)) : undefined
    filters[name] = both?.length ? both : [...new Set([...(before ?? []), ...values])]
  }
  return filters
}

const isLoose = (fact: Fact) => fact.type === 'kind' && fact.loose

/** A second load or readability narrows the first one; a second kind is another choice. */
const narrows = ({ type }: Fact) => type === 'load' || type === 'interval'

function filterOf(fact: Meaning): [FacetName, string[]] | null {
  switch (fact.type) {
    case 'load': {
      const first = bandOf(capacityBands, fact.loadUg)
      return ['capacity', capacityBands.slice(first).map(({ value }) => value)]
    }
    case 'interval': {
      const last = bandOf(precisionBands, fact.ug)
      return ['precision', precisionBands.slice(0, last + 1).map(({ value }) => value)]
    }
    case 'class':
      return ['metrology', ['yes']]
    case 'legal':
      return fact.isNeedless ? null : ['metrology', fact.wanted ? ['yes'] : ['no', 'optional']]
    case 'protection':
      return ['protection', fact.need ? levelsOf(fact.need) : sealedLevels]
    case 'zone':
      return ['subcategory', ['atex']]
    case 'power': {
      const other = fact.source === 'battery' ? 'mains' : 'battery'
      return ['power', [fact.wanted ? fact.source : other]]
    }
    case 'interface':
      return fact.wanted ? ['interface', interfaceValues(fact.value)] : null
    case 'kind':
      return fact.wanted ? ['subcategory', [...fact.kinds]] : null
    case 'trade':
      return ['subcategory', [...trades[fact.trade].kinds]]
    case 'category':
      return ['category', [fact.category]]
    case 'brand':
      return ['brand', [fact.brand]]
    default:
      return null
  }
}

/** Filters know no radio. */
const interfaceValues = (value: string) =>
  isInterfacePurpose(value) ? [...interfacePurposes[value].values] : [value]

/** The level of the same digits, else the next higher one. */
function levelsOf({ solids, water }: { solids: number; water: number }): string[] {
  const level = protectionLevels.find((candidate) => candidate.solids >= solids && candidate.water >= water)
  return level ? [level.value] : []
}
