import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { lru } from '#domain/memory/lru.ts'

/** About 3 KB each. */
const maxEntries = 2000

const rendered = lru<string, string>(maxEntries)

/** React puts the preloads of pictures before what it renders; a page asks for those itself. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** The HTML of an element, rendered once for each key in an isolate; the least recently used leaves first. */
export function renderOnce(key: string, element: ReactElement): string {
  const cached = rendered.get(key)
  if (cached !== undefined) return cached
  const html = renderToString(element).replace(preloads, '')
  rendered.set(key, html)
  return html
}
