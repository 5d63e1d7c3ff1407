import { useCallback, useEffect, useRef, useState } from 'react'
import { AppError, type ErrorCode } from '#domain/errors/error.ts'

/** The state of a query. */
export type QueryState<Value> =
  | { status: 'loading'; value: null }
  | { status: 'failed'; value: null; code: ErrorCode }
  | { status: 'ready'; value: Value }

const loading = { status: 'loading', value: null } as const

/**
 * Runs a query on mount and on `load`. Another `query` function runs again, so it must be made with `useCallback`.
 * Answers that arrive after a newer one, or after `set`, are ignored.
 */
export function useQuery<Value>(query: () => Promise<Value>) {
  const [answer, setAnswer] = useState<QueryState<Value>>(loading)
  const latest = useRef(0)
  const load = useCallback(() => {
    latest.current += 1
    const request = latest.current
    setAnswer(loading)
    query().then(
      (value) => request === latest.current && setAnswer({ status: 'ready', value }),
      (error) => {
        console.warn('answer', error)
        const code = error instanceof AppError ? error.code : 'unavailable'
        if (request === latest.current) setAnswer({ status: 'failed', value: null, code })
      },
    )
  }, [query])
  useEffect(() => {
    load()
    return () => {
      latest.current += 1
    }
  }, [load])
  const set = useCallback((value: Value) => {
    latest.current += 1
    setAnswer({ status: 'ready', value })
  }, [])
  return { answer, load, set }
}
