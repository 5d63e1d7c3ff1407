import { readFileSync } from 'node:fs'
import { company } from '#config/company.ts'
import { type AreaCountry, type AreaEntry, type AreaTable, distanceKm } from '#domain/area/area-rules.ts'
import { frenchEntries } from './french-postcodes.ts'
import { kmFromHere, middleOf, plainName, readTowns, type Town } from './open-data.ts'
import { regions } from './regions.ts'

const towns = readTowns()
const of = (country: string) => towns.get(country) ?? []
/** Baden-Württemberg, Rheinland-Pfalz, Saarland. */
const nearLands = ['01', '08', '09']
const neighbourKm = 45

/**
 * Towns within about 120 km, each with its postcode. No open package locates German postcodes, so the pairs are written
 * by hand and the coordinates are those of GeoNames; unknown towns are answered by neighbouring postcodes.
 */
const germanTowns = readFileSync('scripts/area/german-postcodes.txt', 'utf8')

export function areaTable(): AreaTable {
  const byCode = (a: AreaEntry, b: AreaEntry) => a.code.localeCompare(b.code)
  const table: AreaTable = {
    FR: frenchEntries(towns),
    DE: [...germanEntries(), ...regionEntries('DE', regions.DE)],
    LU: regionEntries('LU', regions.LU),
    CH: regionEntries('CH', regions.CH),
    BE: regionEntries('BE', regions.BE),
  }
  for (const entries of Object.values(table)) entries.sort(byCode)
  checkRegions(table)
  return table
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, code = '', name = '', other, division] =
        line.match(/^(\d+) ([^=@]+?)(?: = (.+?))?(?: @(\w+))?$/) ?? []
      return { code, name, wanted: plainName(other ?? name), division }
    })

function regionEntries(country: AreaCountry, text: string): AreaEntry[] {
  return linesOf(text).map(({ code, name, wanted, division }) => {
    const [town, ...others] = of(country).filter(
      (one) => plainName(one.name) === wanted && (!division || one.admin1 === division),
    )
    if (!town || others.length) throw new Error(`${country} ${code} ${name}: ${others.length} other towns`)
    return { code, km: kmFromHere(town), place: name }
  })
}

/**
 * Of towns with the same name the one near those with similar postcodes; a town far from all others is a mistake in the
 * list.
 */
function germanEntries(): AreaEntry[] {
  const candidates = linesOf(germanTowns).map(({ code, name, wanted }) => ({
    code,
    name,
    found: of('DE').filter((town) => nearLands.includes(town.admin1) && plainName(town.name) === wanted),
  }))
  const sure = candidates.filter(({ found }) => found.length === 1)
  return candidates.map(({ code, name, found }) => {
    const around = [3, 2]
      .map((digits) => sure.filter((one) => one.code !== code && one.code.startsWith(code.slice(0, digits))))
      .find(({ length }) => length > 0)
    const middle = middleOf(around?.flatMap((one) => one.found) ?? []) ?? company.location
    const off = (town: Town) => distanceKm(town, middle)
    const [town] = found.sort((a, b) => off(a) - off(b))
    if (!town || (around && off(town) > neighbourKm))
      throw new Error(`DE ${code} ${name}: not found near ${JSON.stringify(middle)}`)
    return { code, km: kmFromHere(town), place: name }
  })
}

/** A prefix stands for many postcodes, so it must not reach the circle. */
function checkRegions(table: AreaTable) {
  const close = Object.entries(table).flatMap(([country, entries]) =>
    entries
      .filter(({ code, km }) => code.length < 4 && km < company.serviceRadiusKm + 8)
      .map(({ code, place }) => `${country} ${code} ${place}`),
  )
  if (close.length) throw new Error(`Regions at the circle: ${close.join(', ')}`)
}
