import { expect, test } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { clearRegistrations, password } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import {
  accountButton,
  anne,
  dialogOf,
  fillLogin,
  openDialog,
  signupForm,
  submit,
} from './account-support.ts'
import { addressOf, eventually, fill, goTo, hasFocus, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const focused = (page: Awaited<ReturnType<typeof visit>>, selector: string) =>
  eventually(() => page.locator(selector).evaluate(hasFocus), `focus on ${selector}`)

test.each(inOne('de'))(
  'a customer signs up on a phone, signs out and signs in again (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const email = uniqueEmail(`phone.${locale}`)
    const page = await visit({
      locale,
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      isMobile: true,
    })
    await openDialog(page, 'signup', inLocale(locale, '/about'))
    expect(await dialogOf(page).getAttribute('aria-labelledby')).toBeTruthy()
    await page.getByRole('dialog', { name: t('auth.join') }).waitFor()
    await clearRegistrations(site)
    await fill(page, signupForm(email))
    await submit(page).click()
    await page.getByText(t('auth.created')).waitFor()
    expect(await accountButton(page).textContent(), 'signed in at once').toBe('Anne')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Anne' }).click()
    await page.getByRole('button', { name: t('session.sign-out') }).click()
    await eventually(() => addressOf(page)).toBe(inLocale(locale, '/'))
    expect(await accountButton(page).textContent()).toBe(t('session.sign-in'))
    await accountButton(page).click()
    await fillLogin(page, email)
    await submit(page).click()
    await page.getByRole('button', { name: 'Anne' }).waitFor()
    expect(await page.locator('dialog').count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Anne' }).waitFor()
    expect(site.rows('select locale, first_name from users where email = ?', email)).toEqual([
      { locale, first_name: 'Anne' },
    ])
  },
)

test('Escape, the close button and the backdrop close the dialog and restore the focus; dragging out of it does not', async () => {
  const page = await visit()
  await goTo(page, '/')
  const closes = [
    () => page.keyboard.press('Escape'),
    () => dialogOf(page).getByRole('button', { name: 'Fermer' }).click(),
    () => page.mouse.click(20, 450),
  ]
  for (const close of closes) {
    await accountButton(page).click()
    await dialogOf(page).waitFor()
    expect((await dialogOf(page).boundingBox())?.width).toBe(600)
    await close()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await focused(page, '.account-button')
  }
  await accountButton(page).click()
  await fillLogin(page, anne.email)
  const box = await page.locator('#login-email').boundingBox()
  if (!box) throw new Error('The field is not rendered')
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(20, 450, { steps: 4 })
  await page.mouse.up()
  expect(await page.locator('#login-password').inputValue()).toBe(password)
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() =>
      Boolean(document.activeElement?.closest('dialog') || document.activeElement === document.body),
    )
    expect(inside, 'the focus stays in the dialog').toBe(true)
  }
})

test('on a phone with an open keyboard every field is reachable, and close button and tabs stay visible', async () => {
  const page = await visit({ viewport: { width: 320, height: 300 }, hasTouch: true, isMobile: true })
  await openDialog(page, 'signup')
  const close = dialogOf(page).getByRole('button', { name: 'Fermer' })
  const tab = dialogOf(page).getByRole('tab', { selected: true })
  for (const id of Object.keys(signupForm('x'))) {
    await page.locator(`#${id}`).focus()
    const seen = await page.locator(`#${id}`).evaluate((input) => {
      const { top, bottom, left } = input.getBoundingClientRect()
      return input.contains(document.elementFromPoint(left + 20, (top + bottom) / 2))
    })
    expect(seen, id).toBe(true)
    for (const shown of [close, tab]) {
      const box = await shown.boundingBox()
      expect(box && box.y >= 0 && box.y < 300).toBe(true)
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await dialogOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  const columns = () =>
    page
      .locator('.auth-form .field-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(1)
  await page.setViewportSize({ width: 580, height: 700 })
  expect(await columns()).toBe(1)
  await page.setViewportSize({ width: 581, height: 700 })
  expect(await columns()).toBe(2)
})
