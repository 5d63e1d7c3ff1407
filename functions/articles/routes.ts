import { Hono } from 'hono'
import * as v from 'valibot'
import { defaultLocale, locales } from '#config/locales.ts'
import { AppError } from '#domain/site/error.ts'
import { openDb } from '#functions/db/client.ts'
import type { AppEnv } from '#functions/env.ts'
import { validateQuery } from '#functions/http/validate.ts'
import { findArticle, listArticles } from './queries.ts'

export const InLanguage = v.strictObject({
  lang: v.optional(v.picklist(locales, 'form.choice'), defaultLocale),
})

export const articlesApi = new Hono<AppEnv>()
  .get('/articles', validateQuery(InLanguage, []), async (c) =>
    c.json({ items: await listArticles(openDb(c.env.DB), c.req.valid('query').lang) }, 200),
  )
  .get('/articles/:slug', validateQuery(InLanguage, []), async (c) => {
    const article = await findArticle(openDb(c.env.DB), c.req.valid('query').lang, c.req.param('slug'))
    if (!article) throw new AppError('not-found')
    return c.json(article, 200)
  })
