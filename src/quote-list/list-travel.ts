import { useEffect, useSyncExternalStore } from 'react'
import type { TravelZone } from '#domain/area/travel-zone.ts'
import { observable } from '#src/site/observable.ts'
import { useTravelZone } from '#src/site/use-travel-zone.ts'

/** The journey to the visitor's place; `zone` is null where its price is on request. */
type Travel = { zone: TravelZone | null }

/** By the postcode in the form of the list, which its amounts follow; null: none is typed. */
const listTravel = observable<Travel | null>(null)

/** The journey that the amounts of the list contain once a service is at the visitor's place. */
export const useListTravel = (): Travel | null =>
  useSyncExternalStore(listTravel.subscribe, listTravel.getState, () => null)

/** Length of the postcodes of the area. */
const wholePostcode = 5

/** Brings the amounts of the list in step with the address in its form. */
export function useTravelOf({ zipCode = '', country = '' }: { zipCode?: string; country?: string }): void {
  const zone = useTravelZone(zipCode, country)
  const isWhole = zone !== null || zipCode.trim().length >= wholePostcode
  useEffect(() => listTravel.setState(isWhole ? { zone } : null), [isWhole, zone])
}
