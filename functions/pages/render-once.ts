import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** About 3 KB each. */
const maxEntries = 2000

const rendered = new Map<string, string>()

/** The HTML of an element, rendered once for each key in an isolate; the entry added first leaves first. */
export function renderOnce(key: string, element: ReactElement): string {
  const known = rendered.get(key)
  if (known !== undefined) return known
  const html = renderToString(element)
  rendered.set(key, html)
  const oldest = rendered.keys().next().value
  if (rendered.size > maxEntries && oldest !== undefined) rendered.delete(oldest)
  return html
}
