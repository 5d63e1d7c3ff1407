import { AppError } from '#domain/errors/error.ts'
import { withCatalogue } from '#functions/catalogue/snapshot.ts'
import { openNearest } from '#functions/db/client.ts'
import { implement } from '#functions/http/endpoints.ts'
import { articleQueries, foundArticle, listArticles } from './queries.ts'

/** Routes of the articles. */
export const articlesApi = implement('articles')({
  'GET /articles': async ({ env, query }) => ({ items: await listArticles(openNearest(env.DB), query.lang) }),
  // Its page asks for instruments next: the catalogue that they are found by comes along.
  'GET /articles/:slug': async ({ env, params, query }) => {
    const { rows } = await withCatalogue(env, articleQueries(openNearest(env.DB), query.lang, params.slug))
    const article = foundArticle(rows)
    if (!article) throw new AppError('not-found')
    return article
  },
})
