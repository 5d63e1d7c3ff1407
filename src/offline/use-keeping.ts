import { useEffect } from 'react'
import { limits } from '#config/limits.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { useSite } from '#src/site/site.ts'
import { prepareSync } from './background-sync.ts'
import { KeptNotice } from './deferred-notice.ts'

/**
 * Loads what a form needs when the network goes while it is being filled in: `load` its schemas, the notice, and, once
 * something was typed, the service worker.
 */
export function useKeeping(load: () => Promise<unknown>): void {
  const { locale } = useSite()
  useEffect(() => {
    const timer = setTimeout(() => {
      const codes = () =>
        Promise.all([load(), import('#domain/forms/field-errors.ts'), KeptNotice.load(locale)])
      // Without them the form says that it could not be sent, and keeps the input.
      loadDeferred(codes).catch(() => {})
    }, limits.prefetchDelayMs)
    const prepare = () => void prepareSync()
    addEventListener('change', prepare, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('change', prepare)
    }
  }, [load, locale])
}
