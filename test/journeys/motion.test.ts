import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, goTo, waitForHydration } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

type Watched = Window & { seen: { step: number; at: number }[]; digits: Set<string>; heights: Set<number> }

/** Records each lit step with its time, and every text of the indicator. */
function record() {
  const watched = window as unknown as Watched
  watched.seen = []
  watched.digits = new Set()
  watched.heights = new Set()
  document.addEventListener('DOMContentLoaded', () => {
    const note = () => {
      const step = [...document.querySelectorAll('.steps li')].findIndex((li) => li.classList.contains('lit'))
      if (step !== (watched.seen.at(-1)?.step ?? -1)) watched.seen.push({ step, at: performance.now() })
      const screen = document.querySelector<HTMLElement>('.indicator .screen')
      watched.digits.add(screen?.innerHTML ?? '')
      if (screen?.offsetHeight) watched.heights.add(screen.offsetHeight)
    }
    new MutationObserver(note).observe(document.body, {
      attributes: true,
      childList: true,
      subtree: true,
      characterData: true,
    })
    note()
  })
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as Watched).seen)
const readings = (page: Page) => page.evaluate(() => (window as unknown as Watched).digits.size)
const lit = (page: Page) => page.locator('.steps li.lit')

async function bringStepsUp(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const steps = document.querySelector('.steps')
      return steps !== null && Object.keys(steps).some((key) => key.startsWith('__reactFiber'))
    },
    undefined,
    { polling: 50 },
  )
  await page.locator('.steps').scrollIntoViewIfNeeded()
}

test('The steps of the process light up once, one every 0.8 s, when scrolled into view', async () => {
  const page = await visit({ reducedMotion: 'no-preference', before: record })
  await goTo(page, '/')
  expect(await seen(page), 'none before it is visible').toEqual([])
  await bringStepsUp(page)
  await eventually(async () => (await seen(page)).map(({ step }) => step)).toEqual([0, 1, 2, 3, -1])
  const times = (await seen(page)).map(({ at }) => at)
  for (const [i, at] of times.slice(1).entries()) {
    const gap = at - (times[i] ?? 0)
    expect(gap, `step ${i}`).toBeGreaterThan(limits.timelineStepMs * 0.6)
    expect(gap, `step ${i}`).toBeLessThan(limits.timelineStepMs * 1.6)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await bringStepsUp(page)
  await page.waitForTimeout(limits.timelineStepMs)
  expect(await lit(page).count(), 'not a second time').toBe(0)

  const third = page.locator('.steps li').nth(2)
  await third.hover()
  await eventually(() => lit(page).textContent()).toBe(await third.textContent())
  await page.mouse.move(0, 0)
  await eventually(() => lit(page).count()).toBe(0)
})

test('While the steps run, hovering lights none', async () => {
  const page = await visit({ reducedMotion: 'no-preference', before: record })
  await goTo(page, '/')
  await bringStepsUp(page)
  await lit(page).waitFor()
  await page.locator('.steps li').nth(3).hover()
  await eventually(async () => (await seen(page)).length).toBeGreaterThanOrEqual(4)
  expect((await seen(page)).slice(0, 4).map(({ step }) => step)).toEqual([0, 1, 2, 3])
})

test('With reduced motion no step runs, the indicator is static, and hovering still lights a step', async () => {
  const page = await visit({ reducedMotion: 'reduce', before: record })
  await goTo(page, '/')
  await page.waitForTimeout(500)
  expect(await readings(page), 'one reading').toBe(1)
  expect(await page.locator('.indicator .lamps .lit').count(), 'STABLE is lit').toBe(1)
  await bringStepsUp(page)
  await page.waitForTimeout(limits.timelineStepMs)
  expect(await seen(page)).toEqual([])
  await page.locator('.steps li').nth(1).hover()
  await eventually(() => lit(page).count()).toBe(1)
})

test('With motion allowed the indicator counts to its reading and then stays stable', async () => {
  const phone = { width: 412, height: 823 }
  const page = await visit({ reducedMotion: 'no-preference', viewport: phone, before: record })
  await goTo(page, '/')
  await eventually(() => readings(page)).toBeGreaterThan(1)
  await eventually(() => page.locator('.indicator .lamps .lit').count()).toBe(1)
  const heights = await page.evaluate(() => [...(window as unknown as Watched).heights])
  expect(heights, 'the display keeps its size').toHaveLength(1)
})

type Moved = Window & { moves: { name: string; ms: number }[]; digits: Set<string> }

/** Records what each view transition animates and for how long, and every reading of a drawn display. */
function recordProduct() {
  const watched = window as unknown as Moved
  watched.moves = []
  watched.digits = new Set()
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.then(
      () => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect
          const ms = Number(effect?.getComputedTiming().endTime)
          if (pseudoElement) watched.moves.push({ name: pseudoElement, ms })
        }
      },
      () => watched.moves.push({ name: 'skipped', ms: 0 }),
    )
    return transition
  }
  document.addEventListener('DOMContentLoaded', () => {
    const note = () => {
      const digits = document.querySelector('.live-drawing g:last-child path')?.getAttribute('d')
      if (digits) watched.digits.add(digits)
    }
    new MutationObserver(note).observe(document.body, { attributes: true, childList: true, subtree: true })
  })
}

const moves = (page: Page) => page.evaluate(() => (window as unknown as Moved).moves)
const displayed = (page: Page) => page.evaluate(() => (window as unknown as Moved).digits.size)

async function openFromCard(page: Page): Promise<void> {
  await goTo(page, '/products?category=commercial')
  // A pointer that rests on a card has its page loaded.
  const card = page.locator('.results .card h3 a').first()
  await card.hover()
  await page.waitForLoadState('networkidle')
  await card.click()
  await page.locator('.product-stage .live-drawing').waitFor()
  await waitForHydration(page)
}

test('The drawing of a card grows into the page within 300 ms, and its display settles on the load', async () => {
  const page = await visit({ reducedMotion: 'no-preference', before: recordProduct })
  await openFromCard(page)
  await eventually(async () => (await moves(page)).map(({ name }) => name)).toContain(
    '::view-transition-group(product-picture)',
  )
  expect(Math.max(...(await moves(page)).map(({ ms }) => ms))).toBeLessThanOrEqual(300)
  // How many readings are drawn on the way depends on how busy the machine is.
  await eventually(() => displayed(page)).toBeGreaterThan(1)
  await eventually(() => page.locator('.live-drawing:not(.settling)').count(), 'STABLE').toBe(1)
})

test('With reduced motion a page is simply there, and its display says the load at once', async () => {
  const page = await visit({ reducedMotion: 'reduce', before: recordProduct })
  await openFromCard(page)
  await page.waitForTimeout(500)
  expect([await moves(page), await displayed(page)]).toEqual([[], 1])
  expect(await page.locator('.live-drawing:not(.settling)').count(), 'STABLE').toBe(1)
})
