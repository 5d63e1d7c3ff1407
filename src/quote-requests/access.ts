import { useMemo } from 'react'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import type { DecisionForm, MessageForm } from '#domain/quote-requests/request-forms.ts'
import { useSite } from '#src/site/site.ts'

/** How a request is read and answered: by the link of its mails, or as its signed-in owner. */
export type RequestAccess = {
  read: () => Promise<FollowedRequest>
  /** Of a link: it opens the files too. */
  token?: string
  write: (body: MessageForm, idempotencyKey: string) => Promise<{ missingAttachments?: number | undefined }>
  decide: (body: DecisionForm) => Promise<unknown>
}

/** Access by the token of a link. */
export function useLinkAccess(token: string): RequestAccess {
  const { callApi, locale } = useSite()
  return useMemo(
    () => ({
      token,
      read: () => callApi('GET /request', { token, query: { lang: locale } }),
      write: (body, idempotencyKey) => callApi('POST /request/messages', { token, body, idempotencyKey }),
      decide: (body) => callApi('POST /request/decision', { token, body }),
    }),
    [callApi, locale, token],
  )
}

/** Access by the session of the owner. */
export function useOwnAccess(reference: string): RequestAccess {
  const { callApi, locale } = useSite()
  return useMemo(() => {
    const params = { reference }
    return {
      read: () => callApi('GET /profile/quotes/:reference', { params, query: { lang: locale } }),
      write: (body, idempotencyKey) =>
        callApi('POST /profile/quotes/:reference/messages', { params, body, idempotencyKey }),
      decide: (body) => callApi('POST /profile/quotes/:reference/decision', { params, body }),
    }
  }, [callApi, locale, reference])
}
