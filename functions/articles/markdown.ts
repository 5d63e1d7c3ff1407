import { Marked, type RendererObject, type Tokens } from 'marked'
import type { Locale } from '#config/locales.ts'
import { mediaKey } from '#domain/catalogue/media.ts'
import { inLocale } from '#domain/site/urls.ts'

/** Months, and what is counted, in the languages of the articles. */
const afterNumbers =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|ans?|mois|jours?|' +
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahren?|Jahre?|Monaten?|' +
  'Monate?|Tagen?|Tage?|January|February|March|May|June|July|October|December|years?|months?|days?'
const numberThenWord = new RegExp(`(\\d\\.?) (?=(?:${afterNumbers})(?!\\p{L}))`, 'gu')

/** Numbers stay on a line with what they count, and classes with their numeral. */
const joined = (text: string) =>
  text.replace(numberThenWord, '$1\u00a0').replace(/(classe|class|Klasse) (?=I)/gi, '$1\u00a0')

/** Every sign of HTML as an entity, except those of an entity. */
const escaped = (text: string) =>
  text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|\w+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
const inAttribute = (text: string) => escaped(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')

/** An address of this site or, by https, of another one; a mail address or a telephone number. */
function hrefOf(href: string, locale: Locale): string | null {
  if (/^\/(?![/\\])/.test(href) && !/[\\\s]/.test(href)) return inLocale(locale, href)
  return /^(?:mailto:|tel:|https:\/\/)[^\s<>"'\\]+$/i.test(href) ? href : null
}

/** Sizes in pixels of stored pictures, by their addresses. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>

const noPictures: PictureSizes = new Map()

/** The address of a stored picture; a document is none. */
const isPicture = (href: string) =>
  href.startsWith('/media/') && mediaKey.test(href.slice('/media/'.length)) && /(?:webp|jpg|png)$/.test(href)

/**
 * Elements within a line; what is none of them leaves its text, HTML and pictures that are not stored leave nothing but
 * that.
 */
const inlineOf = (locale: Locale, pictures: PictureSizes): RendererObject => ({
  text(token) {
    return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escaped(token.text)
  },
  strong({ tokens }) {
    return `<strong>${this.parser.parseInline(tokens)}</strong>`
  },
  em({ tokens }) {
    return `<em>${this.parser.parseInline(tokens)}</em>`
  },
  del({ tokens }) {
    return this.parser.parseInline(tokens)
  },
  link({ href, tokens }) {
    const address = hrefOf(href, locale)
    const text = this.parser.parseInline(tokens)
    if (address === null) return text
    const rel = /^https:/i.test(address) ? ' rel="noopener"' : ''
    return `<a href="${inAttribute(address)}"${rel}>${text}</a>`
  },
  codespan: ({ text }) => `<code>${escaped(text)}</code>`,
  image({ href, text }) {
    const size = isPicture(href) ? pictures.get(href) : undefined
    if (!size) return escaped(text)
    return `<img src="${href}" alt="${inAttribute(text)}" width="${size.width}" height="${size.height}" loading="lazy" />`
  },
  html: () => '',
  checkbox: () => '',
  br: () => '<br />',
})

const blocks: RendererObject = {
  heading({ tokens, depth }) {
    const text = this.parser.parseInline(tokens)
    return depth === 2 || depth === 3 ? `<h${depth}>${text}</h${depth}>\n` : `${text}\n`
  },
  paragraph({ tokens }) {
    return `<p>${this.parser.parseInline(tokens)}</p>\n`
  },
  code: ({ text }) => `<code>${escaped(text)}\n</code>\n`,
  hr: () => '<hr />\n',
  blockquote({ tokens }) {
    return `<blockquote>\n${this.parser.parse(tokens)}</blockquote>\n`
  },
  list({ ordered, items }) {
    const element = ordered ? 'ol' : 'ul'
    return `<${element}>\n${items.map((item) => this.listitem(item)).join('')}</${element}>\n`
  },
  listitem({ tokens }) {
    return `<li>${this.parser.parse(tokens)}</li>\n`
  },
  table({ header, rows }) {
    const row = (cells: Tokens.TableCell[]) =>
      `<tr>\n${cells.map((cell) => this.tablecell(cell)).join('')}</tr>\n`
    const body = rows.length > 0 ? `<tbody>${rows.map(row).join('')}</tbody>` : ''
    const table = `<table>\n<thead>\n${row(header)}</thead>\n${body}</table>`
    // A wide table scrolls in a container that is reachable by keyboard.
    return `<div class="table-scroll" tabindex="0">${table}</div>\n`
  },
  tablecell({ header, align, tokens }) {
    const element = header ? 'th' : 'td'
    return `<${element}${align ? ` align="${align}"` : ''}>${this.parser.parseInline(tokens)}</${element}>\n`
  },
}

const renderers = new Map<Locale, Marked>()

/**
 * Renders Markdown to HTML that is safe to insert: each element is written here, so no other one, no attribute and
 * no HTML of the text can come out. Internal links lead to the article's own language.
 */
export function renderMarkdown(markdown: string, locale: Locale, pictures = noPictures): string {
  const renderer = (pictures.size ? undefined : renderers.get(locale)) ?? rendererOf(locale, pictures)
  if (pictures.size === 0) renderers.set(locale, renderer)
  return renderer.parse(joined(markdown), { async: false })
}

const rendererOf = (locale: Locale, pictures: PictureSizes) =>
  new Marked({ gfm: true, async: false, renderer: { ...blocks, ...inlineOf(locale, pictures) } })

const plainMarked = new Marked({ gfm: true })

/** « www.example.org » within a sentence is read as a link by the parser alone; it is shown as it stands. */
const isPlainText = ({ raw, text }: Tokens.Generic) => raw === text

/** What a text may not hold: HTML, a picture from elsewhere, or a link that is none; and where it stands. */
type MarkdownProblem = { problem: 'content.html' | 'content.foreign-link'; passage: string }
const passageLength = 80

/** The first passage of a text that an article may not hold; null: there is none. */
export function markdownProblem(markdown: string): MarkdownProblem | null {
  let first: MarkdownProblem | null = null
  const refuse = (problem: MarkdownProblem['problem'], raw: string) => {
    first ??= { problem, passage: raw.trim().slice(0, passageLength) }
  }
  void plainMarked.walkTokens(plainMarked.lexer(markdown), (token) => {
    if (token.type === 'html') refuse('content.html', token.raw)
    if (
      token.type === 'image'
        ? !isPicture(token.href)
        : token.type === 'link' && !isPlainText(token) && hrefOf(token.href, 'fr') === null
    )
      refuse('content.foreign-link', token.raw)
  })
  return first
}

/** The number of words of a text. */
export const wordsIn = (markdown: string) =>
  markdown.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** Reading time at 220 words per minute, at least one minute. */
export const readingMinutes = (markdown: string) => Math.max(1, Math.round(wordsIn(markdown) / 220))
