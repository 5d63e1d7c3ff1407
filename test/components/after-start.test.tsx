import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#config/limits.ts'
import { page as cataloguePage } from '#src/pages/catalogue-page.tsx'
import { afterStart } from '#src/shell/after-start.ts'
import type { AnyPage, Route } from '#src/site/page.ts'

vi.mock('#src/site/send-telemetry.ts', () => ({ reportPageLoad: () => {} }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const address = () => location.pathname + location.search + location.hash

/** Opens an address as the browser of a visitor does, who may have chosen a language before. */
function open(from: string, { spoken, saved = null }: { spoken: string[]; saved?: string | null }) {
  history.replaceState(null, '', from)
  if (saved !== null) localStorage.setItem('preferredLanguage', saved)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(spoken)
}

test.each([
  { saved: '"de"', spoken: ['fr'], from: '/products?category=medical', to: '/de/products?category=medical' },
  { saved: 'de', spoken: ['fr'], from: '/', to: '/de' },
  { saved: null, spoken: ['en-GB'], from: '/', to: '/en' },
  { saved: null, spoken: ['es', 'de-AT'], from: '/about#team', to: '/de/about#team' },
  // A mail has a language.
  { saved: '"de"', spoken: ['de'], from: '/newsletter#unsubscribe=x', to: '/newsletter#unsubscribe=x' },
  { saved: '"en"', spoken: ['en'], from: '/devis/suivi#token=x', to: '/devis/suivi#token=x' },
  { saved: '"fr"', spoken: ['en'], from: '/contact', to: '/contact' },
  { saved: '"es"', spoken: ['fr'], from: '/', to: '/' },
  { saved: '"es"', spoken: ['de'], from: '/', to: '/de' },
  { saved: '"de"', spoken: ['fr'], from: '/en/contact', to: '/en/contact' },
])('with $saved saved and a browser in $spoken, $from leads to $to, without a further entry', (row) => {
  open(row.from, row)
  const entries = history.length
  afterStart([], false)
  expect(address()).toBe(row.to)
  expect(history.length).toBe(entries)
  afterStart([], false)
  expect(address(), 'the second start stays').toBe(row.to)
})

test('a page that answers a posted form stays in its language', () => {
  open('/contact', { spoken: ['de'] })
  afterStart([], true)
  expect(address()).toBe('/contact')
})

/** The routes of three pages, and the names of those whose code was asked for. */
function watchedRoutes() {
  const loaded: string[] = []
  const routes = ['catalogue', 'about', 'legal', 'home'].map(
    (file): Route => ({
      file,
      pattern: `/${file}`,
      texts: [],
      import: async (): Promise<AnyPage> => {
        loaded.push(file)
        return cataloguePage
      },
    }),
  )
  return { routes, loaded }
}

test('the likely next screens are prefetched after a pause, and not before', () => {
  const { routes, loaded } = watchedRoutes()
  afterStart(routes, false)
  vi.advanceTimersByTime(limits.prefetchDelayMs - 1)
  expect(loaded).toEqual([])
  vi.advanceTimersByTime(1)
  expect(loaded).toEqual(['catalogue', 'about', 'legal'])
})

test('nothing is prefetched for a reader with Save-Data', () => {
  const { routes, loaded } = watchedRoutes()
  vi.stubGlobal('navigator', { ...navigator, languages: ['fr'], connection: { saveData: true } })
  afterStart(routes, false)
  vi.runAllTimers()
  expect(loaded).toEqual([])
})
