import { useSyncExternalStore } from 'react'
import type { Opening } from '#domain/content/opening.ts'
import { useSite } from './site.ts'

/** When the company is there, and its notices. */
export function useOpening(): Opening {
  const { opening } = useSite()
  return useSyncExternalStore(opening.subscribe, opening.getState, () => opening.first)
}
