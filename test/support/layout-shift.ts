import type { Page } from 'playwright-core'

/** The cumulative layout shift that a page may have; Google calls 0.1 good. */
export const maxShift = 0.05

/** What moved while a page loaded, without anybody having pressed or typed anything. */
export type LoadShift = { value: number; path: string; moved: string }

/**
 * Runs in the page: reports its cumulative layout shift until the first input, as the largest sum of a session window
 * (gaps under 1 s, 5 s in all). What follows an input is its answer, however late a busy machine gives it.
 */
export function reportShifts() {
  const say = (value: number, moved: string) =>
    console.debug(`layout-shift ${value.toFixed(4)} ${location.pathname} ${moved}`)
  let hasInput = false
  for (const kind of ['pointerdown', 'keydown', 'input', 'change', 'click', 'wheel', 'popstate', 'resize'])
    addEventListener(kind, () => (hasInput = true), { capture: true, passive: true })
  // A page on paper is another one.
  matchMedia('print').addEventListener('change', () => (hasInput = true))
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
  const window = { sum: 0, first: 0, last: 0 }
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hasInput || hadRecentInput) continue
      if (startTime - window.last > 1000 || startTime - window.first > 5000)
        Object.assign(window, { sum: 0, first: startTime })
      window.last = startTime
      window.sum += value
      const moved = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return element ? `${element.nodeName.toLowerCase()}.${element.className}` : '?'
      })
      say(window.sum, moved.join(' '))
    }
  }).observe({ type: 'layout-shift', buffered: true })
  if (top === self) say(0, '')
}

/** Ends the measuring of this load, before a test moves the page by itself. */
export const endOfLoad = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('input')))

/** Collects the shifts of every load of a page: one entry of 0 for each, and one for each shift. */
export function watchShifts(page: Page, shifts: LoadShift[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'debug') return
    const [, value, path, moved] = /^layout-shift (\S+) (\S+) (.*)$/.exec(message.text()) ?? []
    if (value && path) shifts.push({ value: Number(value), path, moved: moved ?? '' })
  })
}

/** The largest of them; null without any. */
export const worstShift = (shifts: readonly LoadShift[]): LoadShift | null =>
  shifts.reduce<LoadShift | null>((worst, one) => (worst && worst.value >= one.value ? worst : one), null)
