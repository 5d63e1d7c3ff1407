import { expect, test } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { insertPerson } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { accountButton, anne, answer, dialogOf, fillLogin, openDialog, submit } from './account-support.ts'
import { addressOf, eventually, goTo, hasFocus, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** The text of the account slot in the header. */
const header = (page: Awaited<ReturnType<typeof visit>>) =>
  eventually(() => page.locator('.account').textContent())

test('two tabs show the same session state', async () => {
  const { email } = await insertPerson(site)
  const first = await visit()
  const second = await first.context().newPage()
  await goTo(second, '/about')
  await header(second).toBe('Connexion')
  await openDialog(first)
  await fillLogin(first, email)
  // Each tab requests the saved list after sign-in; a sign-out before the response would cause a 401.
  const requests = [first, second].map((page) => page.waitForResponse('**/api/profile/list'))
  await submit(first).click()
  await header(second).toContain('Anne')
  await Promise.all(requests)
  await accountButton(second).click()
  await second.getByRole('button', { name: 'Déconnexion' }).click()
  await header(second).toBe('Connexion')
  await header(first).toBe('Connexion')
  expect(addressOf(first)).toBe('/')
  const sessionAnswer = await first.evaluate(() =>
    fetch('/api/auth/session').then((response) => response.text()),
  )
  expect(sessionAnswer).toBe('{"user":null}')
})

test.each(inOne('de'))(
  'the menu has two entries, closes on Escape and outside, and leads to the customer area (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale, viewport: { width: 375, height: 667 }, hasTouch: true })
    await answer(page, 'session', (route) => route.fulfill({ json: { user: anne } }))
    await goTo(page, inLocale(locale, '/about'))
    const button = page.getByRole('button', { name: 'Anne', exact: true })
    const menu = page.locator('.account-menu')
    await button.click()
    await menu.waitFor()
    expect(await menu.locator('a, button').allTextContents()).toEqual([
      t('session.area'),
      t('session.sign-out'),
    ])
    const box = await menu.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 375).toBe(true)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await button.evaluate(hasFocus)).toBe(true)
    await button.press('Enter')
    await menu.waitFor()
    await page.keyboard.press('Tab')
    expect(await menu.getByRole('link').evaluate(hasFocus)).toBe(true)
    await page.mouse.click(100, 600)
    await menu.waitFor({ state: 'hidden' })
    await page.locator('.menu-button').click()
    await button.click()
    await menu.waitFor()
    expect(await page.locator('#site-menu').isVisible(), 'one menu at a time').toBe(false)
    expect(await menu.getByRole('link').getAttribute('href')).toBe(inLocale(locale, '/dashboard'))
  },
)

/** German has the longest words. */
test.each([320, 521, 769, 1101])(
  'the header does not shift at %i px, signed in or out, however long the name is',
  async (width) => {
    const page = await visit({ locale: 'de', viewport: { width, height: 700 } })
    let respond = () => {}
    await answer(page, 'session', async (route) => {
      await new Promise<void>((resolve) => {
        respond = resolve
      })
      await route.fulfill({ json: { user: { ...anne, firstName: 'Marie-Madeleine-Élisabeth' } } })
    })
    await page.goto('/de')
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.bar, .bar > *, .bar nav a, main')].map((element) => {
          const { left, top, width } = element.getBoundingClientRect()
          return [left, top, width].map(Math.round).join()
        }),
      )
    const initial = await places()
    await accountButton(page).waitFor()
    expect(await places(), 'signed out').toEqual(initial)
    respond()
    await page.locator('.account-button.known').waitFor()
    expect(await places(), 'signed in').toEqual(initial)
    const name = await page.locator('.account-name').boundingBox()
    expect(name?.width).toBeLessThanOrEqual(100)
    // Elsewhere the icon stands for it.
    if (width === 1101) expect(name?.width).toBeGreaterThan(20)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test('the edge renders the same header for every visitor: loading, and nothing without JavaScript', async () => {
  const html = await (await fetch(site.origin)).text()
  expect(html).toMatch(/class="account-wait".*?<span>Chargement\.\.\.<\/span>/)
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/')
  expect(await page.locator('.account').isVisible()).toBe(false)
})

test('hovering over the button loads the code of the dialog before the click', async () => {
  const page = await visit()
  await goTo(page, '/')
  await page.locator('.account-button').waitFor()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const styleSheets = () => page.evaluate(() => document.styleSheets.length)
  const before = await styleSheets()
  await accountButton(page).hover()
  await eventually(() => requests.some((url) => url.includes('/assets/auth-dialog'))).toBe(true)
  await pause(1500)
  await page.context().setOffline(true)
  await accountButton(page).click()
  await dialogOf(page).waitFor()
  expect(await styleSheets()).toBe(before + 1)
  await page.context().setOffline(false)
})
