import { useCallback, useEffect, useState } from 'react'
import { type KeptRequest, nextStep } from './kept-request.ts'
import { keptStore, watchKept } from './kept-store.ts'
import { inTurn, sendKept } from './send-kept.ts'

/** How often due requests are checked. */
const lookMs = 15_000

/**
 * What this device keeps, null until it was read, and what can be done with it. While it is shown it is sent when the
 * network returns, the page is looked at again, or a pause is over.
 */
export function useKept() {
  const [requests, setRequests] = useState<readonly KeptRequest[] | null>(null)
  const [sending, setSending] = useState(false)

  const send = useCallback(async (options: { wantedKey?: string; atOnce?: boolean } = {}) => {
    try {
      if (!options.wantedKey && !(await isAnyDue(options))) return
      setSending(true)
      await sendKept(options)
    } catch (error) {
      console.warn('kept requests', error)
    } finally {
      setSending(false)
    }
  }, [])

  useEffect(() => {
    let isCancelled = false
    const read = () =>
      void keptStore.all().then(
        (requests) => isCancelled || setRequests(requests),
        (error) => console.warn('kept requests', error),
      )
    const look = () => void (navigator.onLine && !document.hidden && send())
    const back = () => void send({ atOnce: true })
    read()
    look()
    const stop = watchKept(read)
    const timer = setInterval(look, lookMs)
    addEventListener('online', back)
    document.addEventListener('visibilitychange', look)
    return () => {
      isCancelled = true
      stop()
      clearInterval(timer)
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', look)
    }
  }, [send])

  return { requests, sending, send, take }
}

async function isAnyDue({ atOnce = false }: { atOnce?: boolean }): Promise<boolean> {
  const all = await keptStore.all()
  return all.some((kept) => nextStep(atOnce ? { ...kept, notBefore: 0 } : kept, Date.now()) !== 'wait')
}

/** Takes a request off the device, unless it is being sent just now; null where it was sent meanwhile. */
const take = (key: string): Promise<KeptRequest | null> =>
  inTurn(async () => {
    const kept = (await keptStore.all()).find((each) => each.key === key)
    if (!kept || kept.state === 'sent') return null
    await keptStore.remove(key)
    return kept
  })
