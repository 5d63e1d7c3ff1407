import { expect, it } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { insertPerson } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { accountButton, anne, answer, dialogOf, fillLogin, openDialog, submit } from './account-support.ts'
import { addressOf, eventually, goTo, hasFocus, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** The cache header of a session response. */
const uncached = { 'cache-control': 'private, no-store' }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** The text of the account slot in the header. */
const header = (page: Awaited<ReturnType<typeof visit>>) =>
  eventually(() => page.locator('.account').textContent())

it('the header shows loading, after three seconds signed out, and accepts a late session response', async () => {
  const page = await visit()
  await answer(page, 'session', async (route) => {
    await pause(6000)
    await route.fulfill({ json: { user: anne } })
  })
  await goTo(page, '/')
  const from = Date.now()
  await header(page).toBe('Chargement...')
  await header(page).toBe('Connexion')
  expect(Date.now() - from).toBeGreaterThan(2000)
  expect(Date.now() - from).toBeLessThan(5500)
  await header(page).toContain('Anne')
})

it('an older session response does not sign out a user who signed in meanwhile', async () => {
  const { email } = await insertPerson(site)
  const page = await visit()
  let late = () => {}
  await answer(page, 'session', async (route) => {
    await new Promise<void>((resolve) => {
      late = resolve
    })
    await route.fulfill({ json: { user: null } })
  })
  await openDialog(page)
  await fillLogin(page, email)
  await submit(page).click()
  await header(page).toContain('Anne')
  const sessionAnswer = page.waitForResponse('**/api/auth/session')
  late()
  await sessionAnswer
  await pause(300)
  await header(page).toContain('Anne')
})

it('a failed session request signs nobody out and is retried', async () => {
  const page = await visit({ expected: [/status of 503/, /warning: session/] })
  let fails = false
  let requests = 0
  await answer(page, 'session', (route) => {
    requests++
    return fails
      ? route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { code: 'unavailable', status: 503, fields: {} },
        })
      : route.fulfill({
          headers: uncached,
          json: { user: { ...anne, firstName: requests > 1 ? 'Anne-Marie' : 'Anne' } },
        })
  })
  await goTo(page, '/')
  await header(page).toContain('Anne')
  fails = true
  const notifyFromAnotherTab = () =>
    page.evaluate(() => {
      const channel = new BroadcastChannel('session')
      channel.postMessage(null)
      channel.close()
    })
  await notifyFromAnotherTab()
  await eventually(() => requests).toBeGreaterThan(1)
  await pause(300)
  expect(await accountButton(page).textContent()).toBe('Anne')
  fails = false
  await header(page).toContain('Anne-Marie')
})

it('two tabs show the same session state', async () => {
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

it.each(inOne('de'))(
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

it('a failed sign-out is only logged: the session and the name stay', async () => {
  const page = await visit({ expected: [/status of 503/, /warning: logout/] })
  await answer(page, 'session', (route) => route.fulfill({ json: { user: anne } }))
  await answer(page, 'logout', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', status: 503, fields: {} } }),
  )
  await goTo(page, '/about')
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.locator('.account-menu').waitFor({ state: 'hidden' })
  await header(page).toContain('Anne')
  expect(addressOf(page)).toBe('/about')
})

it('the header shows the first name, else the full name, else a generic word, at most 100 px wide', async () => {
  for (const [user, shown] of [
    [anne, 'Anne'],
    [{ ...anne, firstName: '' }, 'Anne Klein'],
    [{ ...anne, firstName: '', displayName: '' }, 'Client'],
    [{ ...anne, firstName: 'Marie-Madeleine-Élisabeth' }, 'Marie-Madeleine-Élisabeth'],
  ] as const) {
    const page = await visit()
    await answer(page, 'session', (route) => route.fulfill({ json: { user } }))
    await goTo(page, '/')
    await eventually(() => page.locator('.account-name').textContent()).toBe(shown)
    const name = await page.locator('.account-name').boundingBox()
    expect(name?.width).toBeLessThanOrEqual(100)
    expect(name?.width).toBeGreaterThan(20)
  }
})

/** German has the longest words. */
it.each([320, 521, 769, 1101])('the header does not shift at %i px, signed in or out', async (width) => {
  const page = await visit({ locale: 'de', viewport: { width, height: 700 } })
  let respond = () => {}
  await answer(page, 'session', async (route) => {
    await new Promise<void>((resolve) => {
      respond = resolve
    })
    await route.fulfill({ json: { user: { ...anne, firstName: 'Marie-Madeleine' } } })
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

it('the edge renders the same header for every visitor: loading, and nothing without JavaScript', async () => {
  const html = await (await fetch(site.origin)).text()
  expect(html).toMatch(/class="account-wait".*?<span>Chargement\.\.\.<\/span>/)
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/')
  expect(await page.locator('.account').isVisible()).toBe(false)
})

it('hovering over the button loads the code of the dialog before the click', async () => {
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
