import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { deskLink } from '#test/support/desk-link.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { openOffer, unfold } from './desk-support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** What covers the control that has the focus: '' for nothing, null when the focus has left the page. */
const coverOfFocus = () => {
  const at = document.activeElement
  if (!at || at === document.body) return null
  const { left, top, width, height, bottom } = at.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
  const foot = document.querySelector('.desk-foot, .catalogue-foot')
  // What comes after its editor stands below the foot, which sticks within the editor only.
  const isBeyond = foot && foot.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING
  const edge =
    isBeyond || foot?.contains(at) ? innerHeight : (foot?.getBoundingClientRect().top ?? innerHeight)
  const isWhole = bottom <= edge + 1 || height > edge / 2
  const isHit = hit !== null && (at.contains(hit) || hit.contains(at))
  return isHit && isWhole ? '' : `${at.outerHTML.slice(0, 90)} under ${hit?.className}`
}

/** The controls that have the focus, one after another, and stay covered: another element is hit. */
async function coveredStops(page: Page, most: number): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    let cover = await page.evaluate(coverOfFocus)
    // The page scrolls to a focus in its next frames, later on a busy machine.
    for (let wait = 0; cover && wait < 10; wait += 1) {
      await page.waitForTimeout(100)
      cover = await page.evaluate(coverOfFocus)
    }
    if (cover === null) break
    if (cover) covered.push(cover)
  }
  return covered
}

test('On a phone no field of the offer or of a product has the focus under the foot of its editor', async () => {
  const body = {
    name: 'Lea Angebot',
    email: uniqueEmail('fuss'),
    message: 'Une balance ?',
    termsAccepted: true,
  }
  const answer = await site.post('/api/quotes', { ...body, lang: 'fr' })
  const { reference } = (await answer.json()) as { reference: string }
  const offer = await openOffer(visit, site, reference)
  await offer.setViewportSize({ width: 375, height: 667 })
  await offer.getByRole('combobox', { name: 'Ajouter un modèle du catalogue' }).focus()
  expect(await coveredStops(offer, 30)).toEqual([])

  const product = await visit()
  await product.goto(deskLink(site.origin, 'catalogue'))
  await product.locator('.catalogue-product a').first().click()
  await product.getByRole('heading', { name: 'Modèles' }).waitFor()
  await unfold(product)
  await product.setViewportSize({ width: 375, height: 667 })
  await product.getByRole('link', { name: '← Produits' }).focus()
  expect(await coveredStops(product, 60)).toEqual([])
})
