import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { Locale } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'

/** Allowed elements of an article; all others are dropped, their text is kept. */
const allowed = {
  tags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'blockquote',
    'code',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'br',
    'hr',
  ],
  attributes: { a: ['href'], th: ['align'], td: ['align'] },
  schemes: ['https', 'mailto', 'tel'],
}

/** Months, and what is counted, in the languages of the articles. */
const afterNumbers =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|ans?|mois|jours?|' +
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahren?|Jahre?|Monaten?|' +
  'Monate?|Tagen?|Tage?|January|February|March|May|June|July|October|December|years?|months?|days?'
const numberThenWord = new RegExp(`(\\d\\.?) (?=(?:${afterNumbers})(?!\\p{L}))`, 'gu')

/** Numbers stay on a line with what they count, and classes with their numeral. */
const joined = (text: string) =>
  text.replace(numberThenWord, '$1\u00a0').replace(/(classe|class|Klasse) (?=I)/gi, '$1\u00a0')

/**
 * Renders Markdown to sanitised HTML. Internal links lead to the article's own language; a wide table scrolls in a
 * container that is reachable by keyboard.
 */
export function renderMarkdown(markdown: string, locale: Locale): string {
  const html = marked.parse(joined(markdown), { async: false, gfm: true })
  return sanitizeHtml(html, {
    allowedTags: allowed.tags,
    allowedAttributes: allowed.attributes,
    allowedSchemes: allowed.schemes,
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href: /^\/(?![/\\])/.test(href) ? inLocale(locale, href) : href },
      }),
    },
  }).replace(/<table>[\s\S]*?<\/table>/g, (table) => `<div class="table-scroll" tabindex="0">${table}</div>`)
}

export const wordsIn = (markdown: string) =>
  markdown.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** Reading time at 220 words per minute, at least one minute. */
export const readingMinutes = (markdown: string) => Math.max(1, Math.round(wordsIn(markdown) / 220))
