import * as v from 'valibot'
import { LinkToken } from '#domain/forms/forms.ts'

/** What a link in a mail asks for, sent by the page that the link opens. */
export const linkBody = { schema: LinkToken, example: { token: 'token-of-the-link' } }

/** The address that mail programs use (RFC 8058) carries the token itself; they may add parameters of their own. */
export const TokenInAddress = v.object({ token: v.optional(v.string()), lang: v.optional(v.string()) })

/** The answer after a click: what the state is now. */
export const state = <const States extends readonly string[]>(...states: States) =>
  v.object({ state: v.picklist(states) })
