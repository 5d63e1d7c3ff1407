import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { Locale } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'

/** What an article may consist of; everything else is dropped, its text kept. */
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

/**
 * Markdown as HTML that is safe to insert. Links inside the site lead to the article's own language; a wide table
 * scrolls by itself, reachable by keyboard.
 */
export function renderMarkdown(markdown: string, locale: Locale): string {
  const html = marked.parse(markdown, { async: false, gfm: true })
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

/** At 220 words a minute, at least one. */
export const readingMinutes = (markdown: string) => Math.max(1, Math.round(wordsIn(markdown) / 220))
