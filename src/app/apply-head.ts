import type { HeadTag } from './head.ts'

const mark = 'data-page'

/** Brings the document's head to this page: what the edge or an earlier page wrote is replaced. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${mark}]`)) old.remove()
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      document.title = text ?? ''
      continue
    }
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute(mark, '')
    if (text) element.textContent = text
    document.head.appendChild(element)
  }
}
