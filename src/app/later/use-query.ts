import { useCallback, useEffect, useRef, useState } from 'react'
import { AppError, type ErrorCode } from '#domain/site/error.ts'

/** What became of a question to the edge. */
export type QueryState<Value> =
  | { status: 'loading'; value: null }
  | { status: 'failed'; value: null; code: ErrorCode }
  | { status: 'ready'; value: Value }

const loading = { status: 'loading', value: null } as const

/**
 * Asks when it is drawn, and again when told to. `question` is asked anew when it is another function, so it is made
 * with `useCallback`. An answer that comes after a newer one, or after it was `set` here, is not shown.
 */
export function useQuery<Value>(question: () => Promise<Value>) {
  const [answer, setAnswer] = useState<QueryState<Value>>(loading)
  const latest = useRef(0)
  const load = useCallback(() => {
    latest.current += 1
    const mine = latest.current
    setAnswer(loading)
    question().then(
      (value) => mine === latest.current && setAnswer({ status: 'ready', value }),
      (error) => {
        console.warn('answer', error)
        const code = error instanceof AppError ? error.code : 'unavailable'
        if (mine === latest.current) setAnswer({ status: 'failed', value: null, code })
      },
    )
  }, [question])
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
