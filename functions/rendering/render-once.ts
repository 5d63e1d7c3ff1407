import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** About 3 KB each. */
const maxEntries = 2000

const rendered = new Map<string, string>()

/** React puts the preloads of pictures before what it renders; a page asks for those itself. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** The HTML of an element, rendered once for each key in an isolate; the least recently used leaves first. */
export function renderOnce(key: string, element: ReactElement): string {
  const known = rendered.get(key)
  const html = known ?? renderToString(element).replace(preloads, '')
  if (known !== undefined) rendered.delete(key)
  rendered.set(key, html)
  const oldest = rendered.keys().next().value
  if (rendered.size > maxEntries && oldest !== undefined) rendered.delete(oldest)
  return html
}
