import { company } from '#config/company.ts'
import { each, type Locale, locales } from '#config/locales.ts'
import type {
  ArticleChange,
  ArticleContent,
  DeskArticle,
  EditedArticle,
  MarkdownPreview,
} from '#domain/content/article-content.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { Article } from '#domain/site/article.ts'
import { inParis } from '#domain/time/business-hours.ts'
import type { Draft } from '#src/forms/form-draft.ts'

const parts = ['title', 'excerpt', 'markdown'] as const

/** What the fields of the form hold of a version. */
export const articleValues = ({
  slug,
  day,
  content,
}: Pick<EditedArticle, 'slug' | 'day' | 'content'>): Draft => ({
  ...{ slug, day, byline: content.byline },
  ...{ subcategories: content.subcategories.join(' '), related: content.related.join(' ') },
  ...Object.fromEntries(
    locales.flatMap((locale) =>
      parts.map((part) => [`texts.${locale}.${part}`, content.texts[locale][part]]),
    ),
  ),
})

const nothing = { title: '', excerpt: '', markdown: '' }
/** A new article. */
export const newArticle = (): EditedArticle => ({
  ...{ slug: '', day: inParis(new Date()).day, versions: [] },
  content: {
    ...{ byline: company.name, subcategories: [], related: [] },
    texts: each(() => nothing),
  },
})

const listIn = (typed = '') => typed.split(' ').filter((part) => part !== '')

/** The input of the schema from the fields. */
export function articleInput(values: Draft): Omit<ArticleChange, 'state'> & { state: string } {
  const { slug = '', day = '', byline = '', state = 'draft', seen = '0' } = values
  const textsIn = (locale: string) =>
    Object.fromEntries(parts.map((part) => [part, values[`texts.${locale}.${part}`] ?? '']))
  const content = {
    ...{ byline, subcategories: listIn(values.subcategories), related: listIn(values.related) },
    texts: Object.fromEntries(locales.map((locale) => [locale, textsIn(locale)])),
  } as ArticleContent
  return { slug, seen: Number(seen), state, day, content }
}

/** Errors by field of the form. */
export const fieldsOfArticle = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field.replace(/^content\./, '').replace(/^(subcategories|related)\..*/, '$1'),
      error,
    ]),
  )

/** What is typed of an article in one language, as its page shows it; related ones have the titles of the list. */
export const previewed = (
  values: Draft,
  locale: Locale,
  { html, minutes }: Pick<MarkdownPreview, 'html' | 'minutes'>,
  items: readonly DeskArticle[],
): Article => ({
  ...{
    slug: values.slug || 'article',
    date: values.day || inParis(new Date()).day,
    author: values.byline ?? '',
  },
  ...{ title: values[`texts.${locale}.title`] ?? '', excerpt: values[`texts.${locale}.excerpt`] ?? '' },
  ...{ html, minutes, subcategories: listIn(values.subcategories) },
  related: items.flatMap(({ slug, title }) =>
    listIn(values.related).includes(slug) ? [{ slug, title: title || slug }] : [],
  ),
})
