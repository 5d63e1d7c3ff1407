import { company } from '#config/company.ts'
import { distanceKm } from './area-rules.ts'

/**
 * Size and scale of the map of the service area: an azimuthal equidistant projection around the company, so that the
 * circle is a circle and every distance from the centre is true (J. P. Snyder, Map Projections, USGS 1395, 1987).
 */
export const areaMap = { width: 640, height: 528, unitsPerKm: 2.2 } as const

/** A place in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number }

/** Projects a place to the units of the map. */
export function projectOnMap({ latitude, longitude }: Point): { x: number; y: number } {
  const radians = Math.PI / 180
  const [from, to] = [company.location.latitude * radians, latitude * radians]
  const turn = (longitude - company.location.longitude) * radians
  const bearing = Math.atan2(
    Math.sin(turn) * Math.cos(to),
    Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn),
  )
  const away = distanceKm(company.location, { latitude, longitude }) * areaMap.unitsPerKm
  return {
    x: areaMap.width / 2 + away * Math.sin(bearing),
    y: areaMap.height / 2 - away * Math.cos(bearing),
  }
}
