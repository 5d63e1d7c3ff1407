import { AppError } from '#domain/errors/error.ts'
import { catalogueIndex, withCatalogue } from '#functions/catalogue/snapshot.ts'
import { openNearest } from '#functions/db/client.ts'
import { implement } from '#functions/http/endpoints.ts'
import { articleQueries, foundArticle, listArticles } from './article-queries.ts'
import { markdownProblem, readingMinutes, renderMarkdown } from './markdown.ts'
import { picturesIn } from './pictures.ts'
import { listDeskArticles, readVersion, storeVersion } from './versions.ts'

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
  'GET /desk/articles': async ({ env }) => {
    const [items, { subcategories }] = await Promise.all([listDeskArticles(env), catalogueIndex(env)])
    return { items, subcategories: subcategories.map(({ key, name }) => ({ key, name: name.fr })) }
  },
  'GET /desk/articles/version': ({ env, query }) => readVersion(env, query),
  'PUT /desk/articles': ({ env, desk, body }) => storeVersion(env, desk.who, body),
  'POST /desk/articles/preview': async ({ env, body: { lang, markdown } }) => ({
    html: renderMarkdown(markdown, lang, await picturesIn(openNearest(env.DB), [markdown])),
    minutes: readingMinutes(markdown),
    ...(markdownProblem(markdown) ?? { problem: null, passage: null }),
  }),
})
