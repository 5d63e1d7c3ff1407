import { defaultLocale, type Locale, locales } from '#config/locales.ts'

/**
 * The Markdown of what `renderMarkdown` has rendered: articles of the import have no other source in the database.
 * Rendered again it is the same HTML.
 */
export function toMarkdown(html: string, locale: Locale): string {
  const withoutScroll = html.replaceAll(
    /<div class="table-scroll" tabindex="0">(<table>[\s\S]*?<\/table>)<\/div>/g,
    '$1',
  )
  return `${blocksOf(withoutScroll, locale).join('\n\n')}\n`
}

const block = /<(h2|h3|p|ul|ol|blockquote|table|code)>([\s\S]*?)<\/\1>|<hr \/>/g

function blocksOf(html: string, locale: Locale): string[] {
  return [...html.matchAll(block)].map(([whole, element, inner = '']) => {
    if (element === undefined) return '---'
    if (element === 'h2' || element === 'h3')
      return `${'#'.repeat(Number(element[1]))} ${inline(inner, locale)}`
    if (element === 'ul' || element === 'ol') return listOf(inner, element === 'ol', locale)
    if (element === 'blockquote') return blocksOf(inner, locale).join('\n\n').replaceAll(/^/gm, '> ')
    if (element === 'table') return tableOf(whole, locale)
    if (element === 'code') return `\`\`\`\n${decoded(inner).replace(/\n$/, '')}\n\`\`\``
    return startOfLine(inline(inner, locale))
  })
}

function listOf(html: string, isOrdered: boolean, locale: Locale): string {
  const items = [...html.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) =>
    startOfLine(inline(item, locale)),
  )
  return items.map((item, i) => `${isOrdered ? `${i + 1}.` : '-'} ${item}`).join('\n')
}

function tableOf(html: string, locale: Locale): string {
  const rows = [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd](?: align="(\w+)")?>([\s\S]*?)<\/t[hd]>/g)].map(([, align = '', cell = '']) => ({
      align,
      text: inline(cell, locale).replaceAll('|', '\\|'),
    })),
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const [header = [], ...body] = rows
  const marks = header.map(({ align }) => ({ left: ':--', right: '--:', center: ':-:' })[align] ?? '---')
  return [
    line(header.map(({ text }) => text)),
    line(marks),
    ...body.map((cells) => line(cells.map(({ text }) => text))),
  ].join('\n')
}

/** A text whose beginning Markdown would read as a list, a heading or a quotation. */
const startOfLine = (text: string) =>
  text.replace(/^(\d+)([.)])(?=\s)/, '$1\\$2').replace(/^([-+>#]|={3,})(?=\s|$)/, '\\$1')

const token = /<(\/?)(strong|em|code|a|br)(?: href="([^"]*)")?(?: rel="noopener")?(?: \/)?>|([^<]+)/g

function inline(html: string, locale: Locale): string {
  const hrefs: string[] = []
  let isCode = false
  return html
    .trim()
    .replaceAll(
      token,
      (_, end: string, element: string, href: string | undefined, text: string | undefined) => {
        if (text !== undefined) return isCode ? decoded(text) : escaped(decoded(text))
        if (element === 'strong') return '**'
        if (element === 'em') return '*'
        if (element === 'br') return '  \n'
        if (element === 'code') {
          isCode = end === ''
          return '`'
        }
        if (end === '') {
          hrefs.push(withoutLocale(decoded(href ?? ''), locale))
          return '['
        }
        return `](${hrefs.pop() ?? ''})`
      },
    )
}

const escaped = (text: string) => text.replaceAll(/([\\`*_[\]<~])/g, '\\$1').replaceAll(/&(?=#?\w+;)/g, '\\&')

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)

/** Addresses of this site are written without their language. */
function withoutLocale(href: string, locale: Locale): string {
  if (locale === defaultLocale || !locales.includes(locale)) return href
  if (href === `/${locale}`) return '/'
  return href.startsWith(`/${locale}/`) || href.startsWith(`/${locale}?`)
    ? href.slice(locale.length + 1)
    : href
}
