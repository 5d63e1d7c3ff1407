import { Hono } from 'hono'
import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import { SavedListRequest } from '#domain/quotes/account-quote.ts'
import { AppError } from '#domain/site/error.ts'
import type { AccountEnv } from '#functions/env.ts'
import { validateJson, validateQuery } from '#functions/http/validate.ts'
import { signedIn } from '#functions/sessions/session.ts'
import { findOwnQuote, listOwnQuotes } from './own-quotes.ts'
import { deleteList, readList, saveList } from './saved-list.ts'

const Language = v.optional(v.picklist(locales), 'fr')
export const QuotesQuery = v.strictObject({
  lang: Language,
  cursor: v.optional(v.pipe(v.string(), v.maxLength(80))),
})
export const QuoteQuery = v.strictObject({ lang: Language })

/** The requests of a customer, and the list that he keeps in his account. */
export const accountQuotes = new Hono<AccountEnv>()
  .get('/profile/quotes', signedIn, validateQuery(QuotesQuery, []), async (c) => {
    const { lang, cursor } = c.req.valid('query')
    return c.json(await listOwnQuotes(c.env, c.var.account.user, lang, cursor), 200)
  })
  .get('/profile/quotes/:reference', signedIn, validateQuery(QuoteQuery, []), async (c) => {
    const { lang } = c.req.valid('query')
    const quote = await findOwnQuote(c.env, c.var.account.user, c.req.param('reference'), lang)
    if (!quote) throw new AppError('not-found')
    return c.json(quote, 200)
  })
  .get('/profile/list', signedIn, async (c) => c.json(await readList(c.env, c.var.account.user.id), 200))
  .put('/profile/list', signedIn, validateJson(SavedListRequest, limits.quoteBodyBytes), async (c) =>
    c.json(await saveList(c.env, c.var.account.user.id, c.req.valid('json').items), 200),
  )
  .delete('/profile/list', signedIn, async (c) => {
    await deleteList(c.env, c.var.account.user.id)
    return c.body(null, 204)
  })
