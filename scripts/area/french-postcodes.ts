import { company } from '#config/company.ts'
import type { AreaEntry } from '#domain/area/area-rules.ts'
import {
  type Commune,
  type Departement,
  type Epci,
  kmFromHere,
  middleOf,
  plainName,
  readPackage,
  type Town,
} from './open-data.ts'

/** Departments with communes in the circle: every postcode of theirs is in the table. */
const near = ['54', '57', '67', '68', '88']
const overseas: Record<string, string> = { 971: 'GP', 972: 'MQ', 973: 'GF', 974: 'RE', 976: 'YT' }

const folder = '@etalab/decoupage-administratif/data'
const isNear = (postcode: string) => near.includes(postcode.slice(0, 2))

/** Every postcode of the near departments, and one entry for each of the others. */
export function frenchEntries(towns: Map<string, Town[]>): AreaEntry[] {
  const communes = readPackage<Commune[]>(`${folder}/communes.json`).filter(
    ({ type }) => type === 'commune-actuelle',
  )
  const places = new Map<string, Town>()
  for (const town of towns.get('FR') ?? []) places.set(`${town.admin2} ${plainName(town.name)}`, town)
  const townOf = ({ departement, nom }: Commune) => places.get(`${departement} ${plainName(nom)}`)
  return [...nearEntries(communes, townOf), ...farEntries(communes, townOf, towns)]
}

type TownOf = (commune: Commune) => Town | undefined

/** The largest commune known to GeoNames; without one, the centre of the surrounding intercommunality. */
function nearEntries(communes: Commune[], townOf: TownOf): AreaEntry[] {
  const byCode = new Map(communes.map((commune) => [commune.code, commune]))
  const known = (codes: readonly string[]) =>
    codes.flatMap((code) => {
      const commune = byCode.get(code)
      return (commune && townOf(commune)) ?? []
    })
  const unions = readPackage<Epci[]>(`${folder}/epci.json`).map(({ membres }) =>
    membres.map(({ code }) => code),
  )
  const served = new Map<string, Commune[]>()
  for (const commune of communes) {
    for (const postcode of commune.codesPostaux?.filter(isNear) ?? [])
      served.set(postcode, [...(served.get(postcode) ?? []), commune])
  }
  return [...served].map(([postcode, those]) => {
    const bySize = those.sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
    const largest = bySize.find(townOf) ?? bySize[0]
    const around = unions.find((codes) => codes.includes(largest?.code ?? '')) ?? []
    const point = (largest && townOf(largest)) ?? middleOf(known(around))
    if (!largest || !point) throw new Error(`FR ${postcode}: nobody knows where it is`)
    return { code: postcode, km: kmFromHere(point), place: largest.nom }
  })
}

/** One entry per department, by its largest town; throws when a commune of it lies in the circle. */
function farEntries(communes: Commune[], townOf: TownOf, towns: Map<string, Town[]>): AreaEntry[] {
  for (const commune of communes) {
    const town = commune.codesPostaux?.every(isNear) ? undefined : townOf(commune)
    if (town && kmFromHere(town) < company.serviceRadiusKm + 8)
      throw new Error(`${commune.nom} has a postcode of a far department`)
  }
  return readPackage<Departement[]>(`${folder}/departements.json`).flatMap(({ code, zone }) => {
    const country = overseas[code]
    const start = code === '2A' ? '20' : code
    if (near.includes(code) || code === '2B' || (zone === 'com' && !country)) return []
    const known = communes
      .filter(({ departement }) => departement === code)
      .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
      .flatMap((commune) => {
        const overseasTown = ({ name }: Town) => plainName(name) === plainName(commune.nom)
        const town = country ? towns.get(country)?.find(overseasTown) : townOf(commune)
        return town ? { code: start, km: kmFromHere(town), place: commune.nom } : []
      })
    if (!known[0]) throw new Error(`FR ${code}: no town`)
    return known[0]
  })
}
