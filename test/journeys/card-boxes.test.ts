import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { goTo } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** What of a card passes its padding, and rows whose names or plates do not begin at one height. */
const looseParts = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('main .card')]
    const nameOf = (card: HTMLElement) => card.querySelector('h3')?.textContent ?? ''
    const wide = cards.flatMap((card) => {
      const { left, right } = card.getBoundingClientRect()
      const padding = Number.parseFloat(getComputedStyle(card).paddingRight)
      return [
        ...card.querySelectorAll(':scope *:not(svg *, .visually-hidden, .compare-button, .compare-button *)'),
      ]
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(
          ({ box }) =>
            box.width > 0 && (box.right > right - padding + 0.5 || box.left < left + padding - 0.5),
        )
        .map(({ part, box }) => `${nameOf(card)}: ${part.nodeName}.${part.className} ends at ${box.right}`)
    })
    const heights = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top))
    const uneven = [...heights.values()].flatMap((row) =>
      ['h3', '.plate', '.card-foot'].flatMap((selector) => {
        const tops = row.flatMap((card) => {
          const part = card.querySelector(selector)
          return part ? [Math.round(part.getBoundingClientRect().top)] : []
        })
        return new Set(tops).size > 1 ? [`${selector} of ${row.map(nameOf).join(', ')}: ${tops}`] : []
      }),
    )
    const broken = [...document.querySelectorAll('main .card .plate > div')]
      .filter((value) => value.getClientRects().length > 1 || value.scrollWidth > value.clientWidth + 1)
      .map((value) => value.textContent)
    return { wide, uneven, broken }
  })

test.each(locales)(
  'Nothing of a card is wider than the card, and a row of cards is level (%s)',
  async (locale) => {
    const page = await visit({ locale, viewport: { width: 768, height: 1024 } })
    for (const query of ['', '?category=laboratory']) {
      await goTo(page, inLocale(locale, `/products${query}`))
      for (const width of [768, 820, 900, 1024]) {
        await page.setViewportSize({ width, height: 1024 })
        const name = `${locale} ${width} ${query}`
        expect(await looseParts(page), name).toEqual({ wide: [], uneven: [], broken: [] })
      }
    }
  },
)

test.each(locales)('The cards of the home page hold their button on a phone (%s)', async (locale) => {
  const page = await visit({ locale, viewport: { width: 375, height: 800 } })
  await goTo(page, inLocale(locale, '/'))
  await page.locator('main .card').first().waitFor()
  expect((await looseParts(page)).wide).toEqual([])
})

test.each([375, 1280])('A card is read from its name to its price, %i px', async (width) => {
  const page = await visit({ locale: 'fr', viewport: { width, height: 900 } })
  await goTo(page, '/products')
  await page.locator('main .card').first().waitFor()
  const tops = await page
    .locator('main .card')
    .evaluateAll((cards) =>
      cards.map((card) =>
        ['h3', '.plate', '.card-foot'].map(
          (part) => card.querySelector(part)?.getBoundingClientRect().top ?? 0,
        ),
      ),
    )
  for (const row of tops) expect(row).toEqual([...row].sort((a, b) => a - b))
})
