import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import {
  badge,
  columnNames,
  compareFirst,
  panelOf,
  selectionOf,
  storedIds,
  storeSelection,
} from './comparison-support.ts'
import { addressOf, eventually, goTo, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

/** Opens the comparison page with this many stored products of the visitor. */
async function openOwn(page: Page, count: number) {
  const selection = await selectionOf(site, count)
  await storeSelection(page, selection)
  await goTo(page, '/compare')
  await eventually(() => columnNames(page)).toEqual(selection.map(({ name }) => name))
  return selection
}

const removal = (page: Page, name: string) =>
  page.getByRole('link', { name: t('compare.remove-named', { name }) })

test('A product removed on the comparison page is restored to the page by undo', async () => {
  const page = await visit()
  const [first, second] = await openOwn(page, 2)
  await removal(page, first?.name ?? '').click()
  await eventually(() => columnNames(page)).toEqual([second?.name])
  await page.getByRole('button', { name: t('undo') }).click()
  await eventually(() => columnNames(page)).toEqual([first?.name, second?.name])
  expect(await storedIds(page)).toEqual([first?.id, second?.id])
})

test('A product removed while the page of the last removal is loading stays removed', async () => {
  const page = await visit()
  const [first, second, third] = await openOwn(page, 3)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/products\//, async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate(
    (name) => {
      for (const removal of document.querySelectorAll<HTMLElement>(
        '.compare-page .column-actions .icon-button',
      ))
        if (removal.getAttribute('aria-label') !== name) removal.click()
    },
    t('compare.remove-named', { name: third?.name ?? '' }),
  )
  release()
  await eventually(() => columnNames(page)).toEqual([third?.name])
  expect(addressOf(page)).not.toContain(first?.id)
  expect(addressOf(page)).not.toContain(second?.id)
  await eventually(() => storedIds(page)).toEqual([third?.id])
})

test('A link whose products have all left the catalogue shows that, also when the visitor has an own comparison', async () => {
  const page = await visit()
  await storeSelection(page, await selectionOf(site, 2))
  await page.goto('/compare?p=no-such-scale')
  await waitForHydration(page)
  await badge(page).waitFor()
  expect(await page.locator('main .notice').textContent()).toBe(t('compare.gone-count', { count: 1 }))
  expect(addressOf(page)).toBe('/compare?p=no-such-scale')
})

test('Offline the panel does not open, and the button can be pressed again', async () => {
  const page = await visit({ firstVisit: true, expected: [/ERR_INTERNET_DISCONNECTED/, /^warning: chunk/] })
  await goTo(page, '/products?category=commercial')
  await compareFirst(page, 1)
  await page.getByRole('button', { name: 'Connexion' }).waitFor()
  await page.context().setOffline(true)
  await badge(page).click()
  await page.waitForEvent('console', (message) => message.text().startsWith('chunk'))
  expect(await badge(page).count()).toBe(1)
  await page.context().setOffline(false)
  // Where a failed import stays failed for as long as the page is open (HTML, module map), the press reloads the page.
  const column = panelOf(page).locator('thead th[scope=col]')
  const loaded = page.waitForEvent('load').then(() => waitForHydration(page))
  await badge(page).click()
  await Promise.race([column.first().waitFor(), loaded])
  if ((await column.count()) === 0) await badge(page).click()
  await eventually(() => columnNames(panelOf(page))).toHaveLength(1)
})

test('When the late code of the page fails to load once it is loaded again, and no selection is lost', async () => {
  // What else needs the code fails with it, until the page is loaded again.
  const page = await visit({ expected: [/ERR_FAILED|ChunkLoadError/] })
  let requests = 0
  await page.route(/\/assets\/frame-.*\.js/, (route) => {
    requests++
    return requests === 1 ? route.abort() : route.continue()
  })
  await page.goto('/products?category=commercial')
  await eventually(() => requests).toBe(2)
  await waitForHydration(page)
  await page.locator('.results .compare-button').first().click()
  await eventually(() => badge(page).count()).toBe(1)
})
