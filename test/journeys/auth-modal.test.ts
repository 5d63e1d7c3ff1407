import { expect, test } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { ownEmail } from '#test/support/networks.ts'
import { clearRegistrations, insertPerson, password } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import {
  accountButton,
  anne,
  answer,
  dialogOf,
  fillLogin,
  openDialog,
  signupForm,
  submit,
  tab,
} from './account-support.ts'
import { addressOf, eventually, fill, goTo, hasFocus, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const french = await wordsOf('fr')

const focused = (page: Awaited<ReturnType<typeof visit>>, selector: string) =>
  eventually(() => page.locator(selector).evaluate(hasFocus), `focus on ${selector}`)

test.each(inOne('de'))(
  'a customer signs up on a phone, signs out and signs in again (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const email = ownEmail(`phone.${locale}`)
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
    const notice = page.getByText(t('auth.created'))
    await notice.waitFor()
    const at = Date.now()
    expect(await accountButton(page).textContent(), 'signed in at once').toBe('Anne')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(Date.now() - at).toBeGreaterThan(1500)
    expect(Date.now() - at).toBeLessThan(4000)
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

test('arrow keys switch tabs, which clears errors and passwords and keeps names and addresses', async () => {
  const page = await visit()
  await openDialog(page)
  await focused(page, '#login-email')
  await fillLogin(page, 'not an address', 'x')
  await submit(page).click()
  await dialogOf(page).getByText('Adresse email invalide').waitFor()
  await tab(page, 'login').focus()
  await page.keyboard.press('ArrowRight')
  expect(await tab(page, 'signup').getAttribute('aria-selected')).toBe('true')
  expect(await tab(page, 'signup').evaluate(hasFocus)).toBe(true)
  expect(await tab(page, 'login').getAttribute('tabindex')).toBe('-1')
  expect(await dialogOf(page).locator('[aria-invalid]').count()).toBe(0)
  expect(await page.locator('#signup-email').inputValue()).toBe('not an address')
  await fill(page, { 'signup-firstName': 'Anne', 'signup-company': 'Klein', 'signup-password': password })
  await page.keyboard.press('Escape')
  await accountButton(page).click()
  expect(await page.locator('#login-password').inputValue()).toBe('')
  await tab(page, 'login').focus()
  await page.keyboard.press('End')
  expect(await page.locator('#signup-firstName').inputValue()).toBe('Anne')
  expect(await page.locator('#signup-company').inputValue()).toBe('Klein')
  expect(await page.locator('#signup-password').inputValue()).toBe('')
  await page.keyboard.press('ArrowRight')
  expect(await tab(page, 'login').getAttribute('aria-selected'), 'arrow keys wrap around').toBe('true')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('not an address')
  expect(stored).not.toContain(password)
})

test('the edge distinguishes an unknown address from a wrong password, and refuses a used address at sign-up', async () => {
  const { email } = await insertPerson(site)
  const page = await visit({ expected: [/status of 401/, /status of 409/] })
  await openDialog(page)
  await fillLogin(page, ownEmail('unknown'))
  await submit(page).click()
  await dialogOf(page).getByText('Aucun compte trouvé avec cette adresse email').waitFor()
  await fillLogin(page, email, 'wrong')
  await submit(page).click()
  await dialogOf(page).getByText('Mot de passe incorrect').waitFor()
  await tab(page, 'signup').click()
  await fill(page, signupForm(email.toUpperCase()))
  await submit(page).click()
  await dialogOf(page).getByText('Cette adresse email est déjà utilisée').waitFor()
})

test('a pending sign-in shows progress, ignores a second click and completes after Escape', async () => {
  const { email } = await insertPerson(site)
  const page = await visit()
  let sent = 0
  let go = () => {}
  await answer(page, 'login', async (route) => {
    sent++
    await new Promise<void>((resolve) => {
      go = resolve
    })
    await route.continue()
  })
  await openDialog(page)
  await fillLogin(page, email)
  await submit(page).click()
  await eventually(() => submit(page).textContent()).toBe('Connexion en cours...')
  expect(await submit(page).getAttribute('aria-busy')).toBe('true')
  await submit(page).click({ force: true })
  await page.locator('#login-password').press('Enter')
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  go()
  await eventually(() => accountButton(page).textContent()).toBe('Anne')
  expect(sent).toBe(1)
})

test('without a network the dialog shows an error and keeps the input', async () => {
  const page = await visit({ expected: [/ERR_INTERNET_DISCONNECTED/] })
  await openDialog(page)
  await fillLogin(page, anne.email)
  await page.context().setOffline(true)
  await submit(page).click()
  await dialogOf(page).getByText(french('auth.offline')).waitFor()
  expect(await page.locator('#login-password').inputValue()).toBe(password)
  await page.context().setOffline(false)
})

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

test('on a phone with an open keyboard every field is reachable and the close button stays visible', async () => {
  const page = await visit({ viewport: { width: 320, height: 300 }, hasTouch: true, isMobile: true })
  await openDialog(page, 'signup')
  const close = dialogOf(page).getByRole('button', { name: 'Fermer' })
  for (const id of Object.keys(signupForm('x'))) {
    await page.locator(`#${id}`).focus()
    const seen = await page.locator(`#${id}`).evaluate((input) => {
      const { top, bottom, left } = input.getBoundingClientRect()
      return input.contains(document.elementFromPoint(left + 20, (top + bottom) / 2))
    })
    expect(seen, id).toBe(true)
    const box = await close.boundingBox()
    expect(box && box.y >= 0 && box.y < 300).toBe(true)
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
