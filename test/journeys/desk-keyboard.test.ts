import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { deskLink } from '#test/support/desk-link.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { expectFocusRing, expectTrapped, tabTo } from './keyboard-support.ts'
import { overhang } from './page-checks.ts'
import { eventually } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const product = 'velmoreau-p2'
const failed = '00000000-0000-4000-8000-000000000412'

async function removeFailedPublication() {
  for (const table of ['publication_changes where publication_id', 'publications where id'])
    await site.write(`delete from ${table} = '${failed}'`)
}
afterAll(removeFailedPublication)

/** Tabs to what has this name, and presses a key there. */
async function press(page: Page, role: 'button' | 'checkbox' | 'link', name: string | RegExp, key = 'Enter') {
  const target = page.getByRole(role, { name }).first()
  await target.waitFor()
  await tabTo(page, target)
  await expectFocusRing(target)
  await page.keyboard.press(key)
}

/** A large telephone. */
async function expectSoundAt412(page: Page, place: string) {
  await page.setViewportSize({ width: 412, height: 915 })
  expect(await findings(page, place, 'fr')).toEqual([])
  expect(await overhang(page), `${place} at 412 px`).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('An editor’s day without a mouse: find a product, change its price, publish it, take it back', async () => {
  const page = await visit()
  await page.goto(deskLink(site.origin, 'catalogue'))
  await page.locator('.catalogue-product').first().waitFor()
  const shown = async () => JSON.stringify(await site.product(product, 'fr'))

  await tabTo(page, page.getByLabel('Chercher un produit'))
  await page.keyboard.type(product)
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('.catalogue-product').count()).toBe(1)
  const price = page.locator('.catalogue-price').first()
  await tabTo(page, price)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('1234,56')
  await expectSoundAt412(page, 'typed price')
  await page.keyboard.press('Enter')
  await page.locator('.catalogue-state.changed').waitFor()

  await press(page, 'button', /^Publier \d/)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/→ 1\s234,56/).waitFor()
  await expectTrapped(page, dialog)
  await expectSoundAt412(page, 'publish')
  await press(page, 'button', 'Aucun')
  await press(page, 'checkbox', /1\s234,56/, 'Space')
  await press(page, 'button', 'Publier 1 produit')
  const newest = page.locator('.desk-journal > li').first()
  await newest.getByText('En ligne', { exact: true }).waitFor()
  await eventually(shown).toContain('1234.56')

  await press(page, 'button', 'Annuler cette publication')
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await expectSoundAt412(page, 'question before the undo')
  await tabTo(page, question.getByRole('button', { name: 'Annuler cette publication' }))
  await page.keyboard.press('Enter')
  await newest.getByText(/^Annulation/).waitFor()
  await newest.getByText('En ligne', { exact: true }).waitFor()
  await eventually(shown).not.toContain('1234.56')
})

test('What has failed to be published says why, and that its changes are drafts again', async () => {
  await removeFailedPublication()
  const now = new Date().toISOString()
  await site.write(
    `insert into publications (id, author, created_at, due_at, total, state, error)
      values ('${failed}', 'paul@scales.example', '${now}', '${now}', 1, 'failed', 'step derive: unknown')`,
  )
  await site.write(
    `insert into publication_changes (publication_id, subject, after)
      select '${failed}', id, '{}' from products where id = '${product}' limit 1`,
  )
  const page = await visit()
  await page.goto(deskLink(site.origin, 'catalogue'))
  await press(page, 'link', 'Publications')
  const alert = page.locator('.desk-journal').getByRole('alert').first()
  await eventually(() => alert.innerText()).toMatch(
    /mis à jour pendant cette publication.*de nouveau des brouillons/,
  )
  await expectSoundAt412(page, 'failed publication')
})
