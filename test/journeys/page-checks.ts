import type { Page } from 'playwright-core'
import { eventually } from './support.ts'

/** Checks of the current state of a page; each returns its violations. */

/** Elements that scroll sideways or exceed the right edge; empty when the page fits. */
export const overhang = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    scrollTo({ left: 1000, top: scrollY, behavior: 'instant' })
    const moved = scrollX
    scrollTo({ left: 0, top: scrollY, behavior: 'instant' })
    const width = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
    if (moved === 0 && width <= innerWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    )
    return [
      `${width} of ${innerWidth}, moves ${moved}`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 100)),
    ]
  })

/** Elements whose text is cut off with the text spacing of WCAG 1.4.12; it applies until `resetSpacing`. */
export const cutBySpacing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets = [sheet]
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return [...document.querySelectorAll<HTMLElement>('main :is(a.button, button, h1, h2, h3, label, dd)')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflow !== 'visible')
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2,
      )
      .filter((element) => element.clientWidth > 1)
      .map((element) => element.outerHTML.slice(0, 100))
  })

export const resetSpacing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = []
  })

/**
 * Controls smaller than this many pixels. Exempt are links within a sentence (WCAG 2.5.8: inline) and hidden elements.
 * A control with a label has the size of the label, a link that covers its card the size of the card.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const isInSentence = (element: Element) => {
      if (element.nodeName !== 'A' && !element.matches('.term, .link-button')) return false
      const around = element.parentElement?.textContent ?? ''
      return around.trim().length > (element.textContent ?? '').trim().length
    }
    const covers = (element: HTMLElement) => {
      const { content, position } = getComputedStyle(element, '::after')
      return content !== 'none' && position === 'absolute' ? element.offsetParent : null
    }
    const controls = 'a[href], button, input:not([type=hidden]), select, summary, textarea'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || isInSentence(element)) return []
      const box = covers(element) ?? element.closest('label') ?? element
      const { width, height } = box.getBoundingClientRect()
      if (width <= 1 || height <= 1 || (width >= least - 0.5 && height >= least - 0.5)) return []
      return [`${Math.round(width)} × ${Math.round(height)} ${element.outerHTML.slice(0, 110)}`]
    })
  }, least)

/**
 * Controls that something floating covers at any scroll position: their middle is in the window, but a click there hits
 * an element that does not scroll. A bar across the whole lower edge ends the visible page; a third of the window may
 * be one.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const floats = (element: Element | null): Element | null => {
      for (let at = element; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'fixed') return at
      return null
    }
    const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed',
    )
    let end = innerHeight
    // From the lowest: one bar may stand on another.
    const boxes = fixed.map((element) => element.getBoundingClientRect()).sort((a, b) => b.bottom - a.bottom)
    for (const { top, bottom, width } of boxes) {
      if (width > innerWidth * 0.95 && bottom >= end - 1) end = Math.min(end, top)
    }
    const found = new Set<string>()
    if (end < innerHeight * 0.66) found.add(`only ${end} of ${innerHeight} px are left`)
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, textarea'),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !floats(element))
    const last = document.documentElement.scrollHeight - innerHeight
    for (let y = 0; ; y += end / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      for (const control of controls) {
        const [box] = control.getClientRects()
        if (!box || box.width < 2) continue
        const [x, middle] = [box.x + box.width / 2, box.y + box.height / 2]
        if (x < 0 || x > innerWidth || middle < 0 || middle > end - 1) continue
        const above = floats(document.elementFromPoint(x, middle))
        if (above && !above.contains(control))
          found.add(`${control.outerHTML.slice(0, 90)} under ${above.className}`)
      }
      if (y >= last) break
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return [...found]
  })

/** Runs a check while the page is on a phone: 375 px wide, with a finger instead of a mouse. */
export async function withPhone<Result>(page: Page, check: () => Promise<Result>): Promise<Result> {
  const devtools = await page.context().newCDPSession(page)
  const phone = { width: 375, height: 700, deviceScaleFactor: 1, mobile: true }
  await devtools.send('Emulation.setDeviceMetricsOverride', phone)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const isPhone = () => matchMedia('(pointer: coarse)').matches && innerWidth === 375
  await eventually(() => page.evaluate(isPhone), 'a phone').toBe(true)
  const result = await check()
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await devtools.send('Emulation.clearDeviceMetricsOverride')
  await devtools.detach()
  return result
}
