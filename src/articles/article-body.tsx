import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** A plain click on an internal link is a navigation; the browser handles everything else. */
function followInside(event: MouseEvent<HTMLDivElement>) {
  const link = (event.target as Element).closest('a')
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || link.origin !== location.origin) return
  event.preventDefault()
  navigate(link.pathname + link.search)
}

/** The text of an article: HTML of `functions/articles/markdown.ts`, which writes each element itself. */
export function ArticleBody({ html }: { html: string }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked, by keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: its renderer writes an allow-list of elements
    <div className="prose article-body" onClick={followInside} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
