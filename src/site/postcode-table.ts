import { type AreaTable, readAreaTable } from '#domain/area/area-rules.ts'
import { postcodesAddress as address } from '#domain/area/postcodes-address.ts'

let table: Promise<AreaTable> | null = null

/**
 * Loads the postcode table once. It is fetched as data instead of imported, because a module that failed to load cannot
 * be imported a second time.
 */
export function loadTable(): Promise<AreaTable> {
  table ??= read().catch((error) => {
    table = null
    throw error
  })
  return table
}

async function read(): Promise<AreaTable> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return readAreaTable(await response.text())
}
