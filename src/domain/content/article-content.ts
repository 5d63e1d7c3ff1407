import * as v from 'valibot'
import { contentLimits } from '#config/content-limits.ts'
import { limits } from '#config/limits.ts'
import { each, locales } from '#config/locales.ts'
import { controls, line, plainText, RealDay } from '#domain/text/text-fields.ts'

/** A version of an article: being written, for everybody from its day on, or its end. */
export const articleStates = ['draft', 'published', 'withdrawn'] as const
export type ArticleState = (typeof articleStates)[number]

/** The address of an article below the list, the same in every language. */
export const ArticleSlug = v.pipe(
  v.string(),
  v.nonEmpty('form.required'),
  v.maxLength(80, 'form.too-long'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'content.slug'),
)

const references = v.pipe(v.array(ArticleSlug), v.maxLength(contentLimits.references, 'form.too-many'))
const Texts = v.strictObject({
  title: line(contentLimits.titleLength),
  excerpt: line(contentLimits.excerptLength),
  markdown: plainText(contentLimits.markdownLength, controls),
})

/** What is written of an article: in every language a title, a summary and Markdown. */
export const ArticleContent = v.strictObject({
  /** Who signs it. */
  byline: line(limits.nameLength),
  /** Keys of the sub-categories that it is about, and slugs of related articles. */
  subcategories: references,
  related: references,
  texts: v.strictObject(each(() => Texts)),
})
export type ArticleContent = v.InferOutput<typeof ArticleContent>

const at = { type: 'object', origin: 'value' } as const
const fields = ['title', 'excerpt', 'markdown'] as const

/**
 * A version to store. `seen` is the version that the writer has seen last (0: none): what somebody else has written
 * meanwhile is not replaced unseen. What is published is whole in every language.
 */
export const ArticleChange = v.pipe(
  v.strictObject({
    slug: ArticleSlug,
    seen: v.pipe(v.number('form.number'), v.integer('form.number'), v.minValue(0, 'form.number')),
    state: v.picklist(articleStates, 'form.choice'),
    day: RealDay,
    content: ArticleContent,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.state !== 'published') return
    const { content } = dataset.value
    for (const locale of locales)
      for (const field of fields.filter((name) => content.texts[locale][name] === ''))
        addIssue({
          message: 'content.language',
          path: [
            { ...at, input: dataset.value, key: 'content', value: content },
            { ...at, input: content, key: 'texts', value: content.texts },
            { ...at, input: content.texts, key: locale, value: content.texts[locale] },
            { ...at, input: content.texts[locale], key: field, value: '' },
          ],
        })
  }),
)
export type ArticleChange = v.InferOutput<typeof ArticleChange>

/** An article in the list of the desk: its last version, or that of the import (version 0). */
export const DeskArticle = v.object({
  slug: v.string(),
  title: v.string(),
  version: v.number(),
  state: v.picklist(articleStates),
  day: v.string(),
  author: v.string(),
  at: v.string(),
  /** True while visitors can read some version of it. */
  isLive: v.boolean(),
})
export type DeskArticle = v.InferOutput<typeof DeskArticle>

/** One version with its content, and all of them, the latest first. */
export const EditedArticle = v.object({
  slug: v.string(),
  day: v.string(),
  content: ArticleContent,
  versions: v.array(
    v.object({
      version: v.number(),
      state: v.picklist(articleStates),
      day: v.string(),
      author: v.string(),
      at: v.string(),
    }),
  ),
})
export type EditedArticle = v.InferOutput<typeof EditedArticle>

/** Markdown as visitors will see it, and the first passage that is refused, with the reason; null: none is. */
export const MarkdownPreview = v.object({
  html: v.string(),
  /** Reading time. */
  minutes: v.number(),
  problem: v.nullable(v.string()),
  passage: v.nullable(v.string()),
})
export type MarkdownPreview = v.InferOutput<typeof MarkdownPreview>
