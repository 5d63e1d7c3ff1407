import { useEffect } from 'react'
import { useRenewOpening } from './use-opening.ts'

/** Asks again at each place that is opened, when the tab is shown again and, with `everyMs`, while it is looked at. */
export function useFreshOpening(place: unknown, everyMs?: number): void {
  const renewOpening = useRenewOpening()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place asks anew
  useEffect(() => {
    const renew = () => document.visibilityState === 'visible' && renewOpening()
    renew()
    document.addEventListener('visibilitychange', renew)
    const timer = everyMs === undefined ? undefined : setInterval(renew, everyMs)
    return () => {
      document.removeEventListener('visibilitychange', renew)
      clearInterval(timer)
    }
  }, [renewOpening, place, everyMs])
}
