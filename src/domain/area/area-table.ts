import { type AreaTable, readAreaTable } from './area-rules.ts'
import postcodes from './postcodes.txt?raw'

let table: AreaTable | null = null

/** The postcode table on the server, parsed once. The browser fetches it as data (`src/site/postcode-table.ts`). */
export function areaTable(): AreaTable {
  table ??= readAreaTable(postcodes)
  return table
}
