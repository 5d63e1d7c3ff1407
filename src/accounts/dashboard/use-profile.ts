import { useCallback } from 'react'
import type { Profile, SessionUser } from '#domain/accounts/account.ts'
import { setSessionUser } from '#src/accounts/session.ts'
import { useQuery } from '#src/app/later/use-query.ts'
import { useSite } from '#src/app/site.ts'

/** The profile for all parts that need it, asked for once; a change of name is known to the header at once. */
export function useProfile(user: SessionUser) {
  const { callApi } = useSite()
  const question = useCallback(() => callApi('GET /profile'), [callApi])
  const { answer, load, set } = useQuery(question)
  const keep = (profile: Profile) => {
    set(profile)
    const { firstName, lastName, emailVerified } = profile
    setSessionUser({ ...user, firstName, lastName, displayName: `${firstName} ${lastName}`, emailVerified })
  }
  return { answer, load, set, keep }
}
