import { keepClicks } from './early/keep-clicks.ts'
import { keepTyped } from './early/keep-typed.ts'

/** A kilobyte that arrives with the style sheet: what a page needs before, and for, its code. */
reserveList()
keepClicks()
keepTyped()
loadPageCode()

/**
 * Loads the code of the page once something of it is on the screen, so that neither its bytes nor its execution delay
 * that. A page in the background is not painted: its code comes when everything else is there. Where the browser
 * reports no paint, the frame after that stands for it.
 */
function loadPageCode(): void {
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    const files = document.querySelector<HTMLMetaElement>('meta[name=code]')?.content.split(' ') ?? []
    const add = (name: 'link' | 'script', properties: object) =>
      document.head.appendChild(Object.assign(document.createElement(name), properties))
    for (const href of files) add('link', { rel: 'modulepreload', href })
    const run = () => add('script', { type: 'module', src: files[0] })
    // Its data is the last that arrives.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
    else run()
  }
  // The files of a small page are all there before its first paint.
  addEventListener('load', () => (document.hidden ? load() : requestAnimationFrame(() => setTimeout(load))))
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
}

/**
 * Reserves the height of the stored list (`--listed`, `--services` of `quote-list.css`) before its code is there, so
 * that the form below it stays in its place, and a list with lines is not called empty meanwhile.
 */
function reserveList(): void {
  try {
    // Counted and not parsed: this runs before the first paint of every page.
    const { quoteItems = '', quoteServices = '' } = localStorage
    const lines = quoteItems.split('"addedAt"').length - 1
    const services = quoteServices.split('"code"').length - 1
    const listed = lines > 0 ? `--listed:${lines};` : ''
    if (lines + services > 0) document.documentElement.style.cssText = `${listed}--services:${services}`
  } catch {
    // Without storage nothing is reserved.
  }
}
