import { writeAreaTable } from '#domain/area/area-rules.ts'
import { bordersPath, mapTowns } from './map.ts'
import { areaTable } from './postcodes.ts'

/** Path → content of the generated files in the repository; a test compares them. */
export function generatedFiles(): Record<string, string> {
  return { 'src/domain/area/postcodes.txt': writeAreaTable(areaTable()), 'src/area/map-shapes.ts': shapes() }
}

function shapes(): string {
  const towns = mapTowns().map(({ id, x, y, km }) => `  { id: '${id}', x: ${x}, y: ${y}, km: ${km} },`)
  return `/** Written by \`npm run area\` from Natural Earth and GeoNames, in the units of #domain/area/area-map.ts. */
export const borders =
  '${bordersPath()}'

export const towns = [
${towns.join('\n')}
] as const
`
}
