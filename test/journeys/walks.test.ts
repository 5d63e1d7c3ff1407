import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, goTo, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** Who walks, what stands on the home page's indicator, and what the law asks of what he finds. */
const walks: { who: string; locale: Locale; load: string; use: FitUse; duty: RegExp }[] = [
  {
    who: 'baker',
    locale: 'fr',
    load: '15 kg',
    use: 'direct-sale',
    duty: /tous les 2 ans \(vente directe, Max ≤ 30 kg\)/,
  },
  {
    who: 'jeweller',
    locale: 'de',
    load: '200 g',
    use: 'precious-metal',
    duty: /ährliche wiederkehrende Prüfung/,
  },
  {
    who: 'logistics buyer',
    locale: 'en',
    load: '500 kg',
    use: 'trade',
    duty: /verification every year/,
  },
]

const counted: string[] = []
afterAll(() => console.log(`Taps from the home page to the confirmation: ${counted.join(', ')}`))

/** Taps like a finger and counts; fields are filled in without a count, because a keyboard does it. */
function finger() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      taps++
      await target.tap()
    },
    taps: () => taps,
  }
}

/** The model that stands first below the indicator, once it has answered. */
async function firstFound(page: Page, { load, use }: (typeof walks)[number]) {
  const answered = page.waitForResponse((response) => response.url().includes(`use=${use}`))
  await page.locator('.finder [name="load"]').fill(load)
  await page.locator('.finder [name="use"]').selectOption(use)
  await answered
  await eventually(() => page.locator('.found').getAttribute('aria-busy')).toBe('false')
  const link = page.locator('.found li a').first()
  return { link, reference: (await link.locator('span').last().textContent()) ?? '' }
}

test.each(walks)(
  'A $who on a phone goes from the home page to the confirmation in six taps ($locale)',
  async (walk) => {
    const { locale, duty } = walk
    const t = await wordsOf(locale)
    const page = await visit({
      locale,
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      isMobile: true,
    })
    const { tap, taps } = finger()
    await goTo(page, inLocale(locale, '/'))
    const { link, reference } = await firstFound(page, walk)
    await tap(link)
    await eventually(() => page.locator('.model-reference').textContent(), 'the model that was found').toBe(
      reference,
    )
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const variant = (await site.product(id, locale)).variants.find((one) => one.reference === reference)
    const price = formatEuros(variant?.price ?? Number.NaN, locale)
    expect(await page.locator('.product-intro .product-price').textContent()).toContain(price)

    await tap(page.locator('.product-intro [data-buy]'))
    const added = page.getByRole('dialog', { name: t('quote.added', { count: 1 }) })
    expect(await added.locator('.added-items > li').textContent()).toContain(price)
    await tap(added.getByText(t('quote.see-list')))
    await page.locator('#name').fill('Anne Klein')
    await page.locator('#email').fill(uniqueEmail('walk'))
    await tap(page.locator('#termsAccepted'))
    await tap(page.getByRole('button', { name: t('quote.send') }))
    const row = page.locator('.confirmation .sheet-line')
    await row.waitFor()
    const text = (await row.textContent()) ?? ''
    for (const part of [reference, price]) expect(text).toContain(part)
    expect(text.replaceAll(/\s/g, ' '), 'the legal duty').toMatch(duty)
    expect(taps()).toBeLessThanOrEqual(6)
    counted.push(`${walk.who} ${taps()}`)
  },
)
