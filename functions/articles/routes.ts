import { AppError } from '#domain/errors/error.ts'
import { openDb } from '#functions/db/client.ts'
import { implement } from '#functions/http/endpoints.ts'
import { findArticle, listArticles } from './queries.ts'

/** Routes of the articles. */
export const articlesApi = implement('articles')({
  'GET /articles': async ({ env, query }) => ({ items: await listArticles(openDb(env.DB), query.lang) }),
  'GET /articles/:slug': async ({ env, params, query }) => {
    const article = await findArticle(openDb(env.DB), query.lang, params.slug)
    if (!article) throw new AppError('not-found')
    return article
  },
})
