import * as v from 'valibot'
import { LinkToken } from '#domain/forms/forms.ts'
import { languageField } from '#domain/text/text-fields.ts'

/** Body of the endpoints behind links in mails: the link's token. */
export const linkBody = { schema: LinkToken, example: { token: 'token-of-the-link' } }

/** Query of the URL that mail programs use (RFC 8058): it holds the token and may have unknown parameters. */
export const tokenInAddress = {
  schema: v.object({ token: v.optional(v.string()), lang: v.optional(v.string()) }),
  example: { lang: 'fr' },
}

/** Schema of an answer that states the new state. */
export const state = <const States extends readonly string[]>(...states: States) =>
  v.object({ state: v.picklist(states) })

/** A query whose only parameter is the language of the answer. */
export const languageQuery = {
  schema: v.strictObject({ lang: languageField }),
  example: { lang: 'fr' as const },
}
