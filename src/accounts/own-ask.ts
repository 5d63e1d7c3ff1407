import { useCallback } from 'react'
import { AppError } from '#domain/site/error.ts'
import type { Ask } from '#src/api/read.ts'
import { useSite } from '#src/app/site.ts'
import { loadSession } from './session.ts'

/**
 * Questions of someone who is signed in. When the edge no longer knows him (ended from another device, too long ago), the
 * session is asked for again, and whoever guards the page hears of it.
 */
export function useOwnAsk(): Ask {
  const { ask } = useSite()
  return useCallback<Ask>(
    (question) =>
      ask(question).catch((error) => {
        if (error instanceof AppError && error.code === 'unauthenticated')
          void loadSession(ask, { again: true })
        throw error
      }),
    [ask],
  )
}
