import * as v from 'valibot'
import { contentLimits } from '#config/content-limits.ts'
import { each, locales } from '#config/locales.ts'
import {
  ArticleChange,
  ArticleSlug,
  DeskArticle,
  EditedArticle,
  MarkdownPreview,
} from '#domain/content/article-content.ts'
import { Article, ArticleList } from '#domain/site/article.ts'
import { controls, plainText } from '#domain/text/text-fields.ts'
import { endpoint } from './endpoint.ts'
import { desk, open } from './permissions.ts'
import { languageQuery } from './shared-schemas.ts'

const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'form.number'), v.transform(Number))
const empty = { title: '', excerpt: '', markdown: '' }

/** Endpoints of the articles: reading is public, writing is for the desk. */
export const articlesContract = {
  'GET /articles': endpoint({
    summary: 'The articles, newest first',
    ...open,
    query: languageQuery,
    answer: { status: 200, schema: ArticleList },
  }),
  'GET /articles/:slug': endpoint({
    summary: 'One article',
    ...open,
    params: v.object({ slug: v.string() }),
    query: languageQuery,
    answer: { status: 200, schema: Article },
    exampleRefusal: 'not-found',
  }),
  'GET /desk/articles': endpoint({
    summary: 'Every article by its last version, and what it may be about',
    ...desk('content'),
    answer: {
      status: 200,
      schema: v.object({
        items: v.array(DeskArticle),
        /** Sub-categories by their French names. */
        subcategories: v.array(v.object({ key: v.string(), name: v.string() })),
      }),
    },
  }),
  'GET /desk/articles/version': endpoint({
    summary:
      'A version of an article with its Markdown, the last one by default, and the list of all versions',
    ...desk('content'),
    query: {
      schema: v.strictObject({ slug: ArticleSlug, version: v.optional(number) }),
      example: { slug: 'verification-periodique' },
    },
    answer: { status: 200, schema: EditedArticle },
  }),
  'PUT /desk/articles': endpoint({
    summary:
      'Store a version: a draft, for everybody from its day on, or the end; 412 when another was stored',
    ...desk('content'),
    body: {
      schema: ArticleChange,
      maxBytes: 1024 * 1024,
      example: {
        ...{ slug: 'peser-au-froid', seen: 0, state: 'draft' as const, day: '2099-01-04' },
        content: {
          ...{ byline: 'Haut-Barr Pesage', subcategories: [], related: [] },
          texts: each(() => empty),
        },
      },
    },
    answer: { status: 200, schema: v.object({ version: v.number() }) },
    problems: [412],
  }),
  'POST /desk/articles/preview': endpoint({
    summary: 'Markdown as visitors will see it, and what in it is refused',
    ...desk('content'),
    body: {
      schema: v.strictObject({
        lang: v.picklist(locales, 'form.choice'),
        markdown: plainText(contentLimits.markdownLength, controls),
      }),
      maxBytes: 256 * 1024,
      example: { lang: 'fr' as const, markdown: '## Peser au froid' },
    },
    answer: { status: 200, schema: MarkdownPreview },
  }),
}
