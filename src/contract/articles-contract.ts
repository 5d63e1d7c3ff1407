import * as v from 'valibot'
import { Article, ArticleList } from '#domain/site/article.ts'
import { endpoint } from './endpoint.ts'
import { languageQuery } from './language-query.ts'

/** Endpoints of the articles; public. */
export const articlesContract = {
  'GET /articles': endpoint({
    summary: 'The articles, newest first',
    access: 'public',
    limit: 'none',
    query: languageQuery,
    answer: { status: 200, schema: ArticleList },
  }),
  'GET /articles/:slug': endpoint({
    summary: 'One article',
    access: 'public',
    limit: 'none',
    params: v.object({ slug: v.string() }),
    query: languageQuery,
    answer: { status: 200, schema: Article },
    exampleRefusal: 'not-found',
  }),
}
