import { company } from '#config/company.ts'
import type { AreaCountry } from '#domain/area/area-rules.ts'
import { areaTable } from '#domain/area/area-table.ts'
import { phraseFinder } from './phrase-finder.ts'
import data from './words/regions.json' with { type: 'json' }

/** A département or a region with the distances of its nearest and its farthest postcode. */
export type RegionAnswer = { name: string; kind: 'inside' | 'partly' | 'outside'; fromKm: number }

type Region = { name: string; words: string; country: AreaCountry; prefixes: readonly string[] }

/** Regions around the company, and those that are asked for from afar, by the first digits of their postcodes. */
const regions: readonly Region[] = data.map(({ prefixes, country, ...region }) => ({
  ...region,
  country: country as AreaCountry,
  prefixes: prefixes.split(' '),
}))

const find = phraseFinder(regions.map((region) => [region, region.words]))
const named = (folded: string) => {
  const found = find(folded)
  return regions.filter((region) => found.has(region))
}

/** « dans le 57 », « department 68 », « ins 67 »: the number of a French département, and no mass or time. */
const departments =
  /\b(?:departe?ments?|dept|dpt|dans|sur|le|du|ins?|et|und|and)\s+(?:le |the )?((?:0[1-9]|[1-8]\d|9[0-5])|2[ab])\b(?! ?(?:[mk]?g|t|[mck]?m|h|%|euros?|ans?|mois|jours?)\b)(?!\.)/gu
/** The same where nothing else can be meant. */
const department = /\b(?:dans le|departe?ments?|dept|dpt) (?:0[1-9]|[1-8]\d|9[0-5]|2[ab])\b(?! ?[mk]?[gmt]\b)/

/** Words that name a region, and goods too. */
const alsoGoods = ['Champagne-Ardenne']
/** The countries of the regions that a text names. */
export function countriesOfRegions(folded: string): AreaCountry[] {
  const sure = named(folded).filter(({ name }) => !alsoGoods.includes(name))
  return [...sure.map(({ country }) => country), ...(department.test(folded) ? (['FR'] as const) : [])]
}

function answerOf({ name, country, prefixes }: Omit<Region, 'words'>): RegionAnswer | null {
  const km = areaTable()[country].flatMap((entry) =>
    prefixes.some((region) => entry.code.startsWith(region) || region.startsWith(entry.code))
      ? [entry.km]
      : [],
  )
  if (km.length === 0) return null
  const [from, to] = [Math.min(...km), Math.max(...km)]
  const radius = company.serviceRadiusKm
  return { name, kind: to <= radius ? 'inside' : from <= radius ? 'partly' : 'outside', fromKm: from }
}

/** The départements and regions that a question names. */
export function regionsIn({ folded }: { folded: string }): RegionAnswer[] {
  const numbers = [...folded.matchAll(departments)].flatMap((match) => match[1] ?? [])
  const single = regions.filter(({ country, prefixes }) => country === 'FR' && prefixes.length === 1)
  const byNumber = numbers.map((number) => {
    const region = single.find(({ prefixes }) => prefixes[0] === number)
    return {
      name: region ? `${region.name} (${number})` : number,
      country: 'FR' as const,
      prefixes: [number],
    }
  })
  return [...named(folded), ...byNumber].flatMap((region) => answerOf(region) ?? [])
}
