import { useCallback } from 'react'
import { type TravelZone, travelZoneOfAddress } from '#domain/area/travel-zone.ts'
import { loadTable } from './postcode-table.ts'
import { useCompany } from './use-opening.ts'
import { useQuery } from './use-query.ts'

/** The zone of travel of an address as typed; null where its price is on request or the table did not load. */
export async function travelZoneFor(
  address: { zipCode: string; country: string },
  travelCents: readonly number[],
): Promise<TravelZone | null> {
  try {
    return travelZoneOfAddress(await loadTable(), address, travelCents)
  } catch (error) {
    console.warn('postcodes', error)
    return null
  }
}

/** Length of the shortest postcode of the area. */
const shortestPostcode = 4

/** The zone of travel of an address that is being typed; null while it is unknown. */
export function useTravelZone(zipCode: string, country: string): TravelZone | null {
  const { travelCents } = useCompany()
  const read = useCallback(
    async () =>
      zipCode.trim().length < shortestPostcode ? null : travelZoneFor({ zipCode, country }, travelCents),
    [zipCode, country, travelCents],
  )
  return useQuery(read).answer.value
}
