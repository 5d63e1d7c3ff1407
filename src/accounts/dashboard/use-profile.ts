import { useCallback } from 'react'
import type { Profile, SessionUser } from '#domain/accounts/account.ts'
import { setSessionUser } from '#src/accounts/session.ts'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'

/** Loads the profile once for all sections that need it; a changed name updates the header at once. */
export function useProfile(user: SessionUser) {
  const { callApi } = useSite()
  const query = useCallback(() => callApi('GET /profile'), [callApi])
  const { answer, load, set } = useQuery(query)
  const store = (profile: Profile) => {
    set(profile)
    const { firstName, lastName, emailVerified } = profile
    setSessionUser({ ...user, firstName, lastName, displayName: `${firstName} ${lastName}`, emailVerified })
  }
  return { answer, load, set, store }
}
