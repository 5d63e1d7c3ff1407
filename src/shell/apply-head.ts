import type { Translate } from '#src/i18n/translation.ts'
import { followOpening } from '#src/site/use-opening.ts'
import { type HeadFacts, tagsOf } from './head.ts'
import type { LoadedRoute } from './route-cache.ts'

const mark = 'data-page'

let stop = () => {}

/**
 * Replaces the head elements of the earlier page by those of this one, and again when opening hours are others. Loaded
 * with the first navigation; the first page's head was rendered at the edge.
 */
export function applyHead(loaded: LoadedRoute, t: Translate, facts: HeadFacts): void {
  stop()
  stop = followOpening(facts.opening, (opening) => replace(loaded, t, { ...facts, opening }))
}

function replace(loaded: LoadedRoute, t: Translate, facts: HeadFacts): void {
  const tags = tagsOf(loaded, t, facts)
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
