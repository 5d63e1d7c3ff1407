import { AppError } from '#domain/errors/error.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { isRefusedLink } from '#src/forms/link-token.ts'

/** The links of account mails that are confirmed by a click of who is signed in, by the name of their token. */
export const accountLinks = {
  token: {
    ready: 'verify.ready',
    text: 'verify.ready-text',
    signIn: 'verify.sign-in-text',
    confirm: 'verify.confirm',
    send: async (callApi: CallApi, token: string): Promise<LinkEnd> => {
      await callApi('POST /auth/verification/confirm', { body: { token } })
      return 'verified'
    },
  },
  address: {
    ready: 'verify.address-ready',
    text: 'verify.address-ready-text',
    signIn: 'verify.link-sign-in-text',
    confirm: 'verify.address-confirm',
    send: async (callApi: CallApi, token: string): Promise<LinkEnd> => {
      await callApi('POST /profile/address/confirm', { body: { token } })
      return 'address-done'
    },
  },
  handover: {
    ready: 'verify.handover-ready',
    text: 'verify.handover-ready-text',
    signIn: 'verify.link-sign-in-text',
    confirm: 'verify.handover-confirm',
    send: async (callApi: CallApi, token: string): Promise<LinkEnd> => {
      const { state } = await callApi('POST /profile/handover/confirm', { body: { token } })
      return state === 'waiting' ? 'handover-waiting' : 'handover-done'
    },
  },
} as const
export type AccountLink = keyof typeof accountLinks

/** What became of a link. */
export type LinkEnd =
  | 'verified'
  | 'address-done'
  | 'address-taken'
  | 'handover-waiting'
  | 'handover-done'
  | 'handover-full'
  | 'invalid'

/** Sends the token; `stranger`: it asks for the session of another account. */
export async function confirmLink(
  callApi: CallApi,
  link: AccountLink,
  token: string,
): Promise<LinkEnd | 'stranger'> {
  try {
    return await accountLinks[link].send(callApi, token)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'unauthenticated') return 'stranger'
    if (error.code === 'email-already-in-use') return 'address-taken'
    if (error.code === 'invalid-fields' && 'register' in error.fields) return 'handover-full'
    if (!isRefusedLink(error)) throw error
    return 'invalid'
  }
}
