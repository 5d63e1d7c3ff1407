import { useEffect, useState } from 'react'
import { AppError } from '#domain/errors/error.ts'
import { requestPersonOf } from '#domain/forms/person-fields.ts'
import type { Draft } from '#src/forms/form-draft.ts'
import { useSite } from '#src/site/site.ts'
import { useSession } from './session.ts'

/** The signed-in customer's data as values of the forms; null for guests. */
export function useKnownPerson(): Draft | null {
  const { user } = useSession()
  const { callApi } = useSite()
  const uid = user?.uid
  const [prefill, setKnown] = useState<Draft | null>(null)
  useEffect(() => {
    setKnown(null)
    if (!uid) return
    let isCancelled = false
    callApi('GET /profile').then(
      (profile) => isCancelled || setKnown(requestPersonOf(profile)),
      (error) => isSignedOut(error) || console.warn('profile', error),
    )
    return () => {
      isCancelled = true
    }
  }, [callApi, uid])
  return prefill
}

/** The session was ended elsewhere: treated as a guest instead of an error. */
const isSignedOut = (error: unknown) => error instanceof AppError && error.code === 'unauthenticated'
