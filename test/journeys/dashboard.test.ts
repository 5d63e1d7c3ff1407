import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { confirmAddress, password, signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { call, openDashboard, openTab, part, verify } from './dashboard-support.ts'
import { addressOf, eventually, fill, goTo, hasFocus, stored, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

const person = (email: string) =>
  site.rows<{ phone: string; siret: string; city: string; profile_completed: number; locale: string }>(
    'select phone, siret, city, profile_completed, locale from users where email = ?',
    email,
  )[0]
const guestRequest = (email: string, quantity: number) =>
  site.post('/api/quotes', {
    name: 'Anne Klein',
    company: 'Fromagerie',
    email,
    message: 'Livraison en mars',
    termsAccepted: true,
    items: [{ productId: 'montevigne-c3', quantity }],
  })

test('A visitor without a session is redirected home by the edge, and by the page when the session ends', async () => {
  const page = await visit()
  await page.goto('/en/dashboard')
  expect(addressOf(page)).toBe('/en')
  const { email } = await signInAsNew(site, page)
  await goTo(page, '/about')
  await page.locator('.account-button.known').click()
  await page.getByRole('link', { name: t('session.area') }).click()
  const heading = page.locator('main').getByRole('heading', { level: 1, name: t('dashboard.title') })
  await page.locator('.dash').waitFor()
  await eventually(() => heading.evaluate(hasFocus)).toBe(true)
  // Pending requests would get a 401 after the session has ended.
  await page.waitForLoadState('networkidle')
  await eventually(() => page.locator('.answer-skeleton').count()).toBe(0)
  const html = await page.evaluate(() => fetch('/dashboard').then((response) => response.text()))
  expect(html).not.toContain('Anne')
  expect(html).not.toContain(email)
  const steps = await page.evaluate(() => history.length)
  await call(page, 'POST', '/api/auth/logout')
  await page.evaluate(() => new BroadcastChannel('session').postMessage(null))
  await page.waitForURL(`${site.origin}/`)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.goBack()
  await eventually(() => addressOf(page)).toBe('/about')
})

test('Sections appear once, in their place, however late the code of the scales and its styles are', async () => {
  const page = await visit()
  await signInAsNew(site, page)
  for (const [kind, ms] of [
    ['js', 600],
    ['css', 400],
  ] as const)
    await page.route(new RegExp(`/assets/(scales|due-board)-[^/]*\\.${kind}$`), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      await route.continue()
    })
  await page.goto('/dashboard')
  const turns = await page.evaluate(async () => {
    const seen: boolean[] = []
    const isShown = () =>
      document.querySelector('#city')?.checkVisibility({ visibilityProperty: true }) ?? false
    while (!document.querySelector('.scales .empty')?.checkVisibility({ visibilityProperty: true })) {
      if (seen.at(-1) !== isShown()) seen.push(isShown())
      await new Promise(requestAnimationFrame)
    }
    return seen
  })
  expect(turns).toEqual([false])
  await openTab(page, 'account')
  await eventually(() => page.locator('#city').isVisible()).toBe(true)
})

test('The customer area stands without « my scales » when its code cannot be loaded, and loads it again', async () => {
  const page = await visit({
    expected: [/Failed to load resource|ERR_FAILED/, /answer/],
    // The page has been reloaded already for a new version of the site.
    before: () => sessionStorage.setItem('reloadedForChunk', String(Date.now())),
  })
  await signInAsNew(site, page)
  const code = /\/assets\/scales-[^/]*\.js$/
  await page.route(code, (route) => route.abort())
  await page.goto('/dashboard')
  await part(page, 'scales').getByRole('alert').getByText(t('failure.text')).waitFor()
  await openTab(page, 'account')
  await page.locator('#city').waitFor()
  await openTab(page, 'scales')
  await page.unroute(code)
  await part(page, 'scales')
    .getByRole('button', { name: t('failure.retry') })
    .click()
  const empty = part(page, 'scales').getByText(t('scales.empty'), { exact: true })
  // A browser that remembers a failed module needs the page anew (`loadDeferred`).
  await empty.waitFor({ timeout: 5000 }).catch(() => page.reload())
  await empty.waitFor()
})

test('Guest requests are listed after the address is verified, and can be ordered again', async () => {
  const email = uniqueEmail('guest')
  const { reference } = (await (await guestRequest(email, 3)).json()) as { reference: string }
  const page = await visit()
  await signInAsNew(site, page, { email })
  const listed = () => call<{ items: unknown[] }>(page, 'GET', '/api/profile/quotes?lang=fr')
  expect((await listed()).body.items, 'anybody may have typed the address').toEqual([])
  await call(page, 'POST', '/api/profile/verification')
  await verify(site, page, email)
  await openDashboard(page, '/dashboard#account')
  await part(page, 'details').getByText(t('dashboard.verified')).waitFor()
  await openTab(page, 'requests')
  const row = part(page, 'requests').locator('.dash-request')
  expect(await row.textContent()).toContain(t('request.as-guest'))
  await row.getByRole('button', { name: t('request.order-again') }).click()
  const panel = page.getByRole('dialog', { name: t('quote.summary') })
  await panel.locator('.sheet-line').waitFor()
  expect(await panel.locator('.stepper input').inputValue()).toBe('3')
  await panel.getByRole('button', { name: t('quote.undo-taken') }).click()
  await panel.getByText(t('quote.empty'), { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  await row.getByRole('link', { name: reference, exact: true }).click()
  await page.getByRole('heading', { name: reference }).waitFor()
  await page.locator('.sheet-line').waitFor()
  const sheet = page.locator('.dash-sheet')
  for (const text of [t('request.state-received'), 'Anne Klein, Fromagerie', 'Livraison en mars'])
    expect(await sheet.textContent()).toContain(text)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: t('sent.print') }).isVisible()).toBe(false)
  expect(await sheet.isVisible()).toBe(true)
  expect(await page.locator('.site-header').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: t('dashboard.back') }).click()
  await part(page, 'requests').waitFor()
})

test('The choice of mails and the profile are stored, and a session that ends meanwhile loses nothing typed', async () => {
  const page = await visit({ expected: [/status of 401/] })
  const customer = await signInAsNew(site, page)
  await confirmAddress(site, customer)
  const { email } = customer
  await openDashboard(page, '/dashboard#mails')
  const mails = part(page, 'mails')
  await mails.getByRole('radio', { name: 'Deutsch' }).check()
  await mails.getByText(t('dashboard.saved')).waitFor()
  expect(person(email)?.locale).toBe('de')
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  const letter = mails.getByRole('switch')
  const subscriptions = () => site.rows('select state from newsletter_subscriptions where email = ?', email)
  await letter.click()
  await mails.getByText(t('dashboard.newsletter-confirmed', { email })).waitFor()
  expect(subscriptions()).toEqual([{ state: 'confirmed' }])
  await letter.click()
  await mails.getByText(t('dashboard.newsletter-none')).waitFor()
  expect(subscriptions()).toEqual([])

  await part(page, 'details')
    .getByRole('link', { name: t('dashboard.field-city') })
    .click()
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('city')
  await fill(page, {
    city: 'Saverne',
    company: 'Fromagerie',
    phone: '03 88 00 11 22',
    siret: '73282932000075',
  })
  await fill(page, { address: '3 rue du Lait', postalCode: '67700' })
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .getByRole('link', { name: t('dashboard.field-siret') })
    .click()
  await eventually(() => page.locator('#siret').evaluate(hasFocus)).toBe(true)
  await page.locator('#siret').fill('73282932000074')
  await call(page, 'POST', '/api/auth/logout')
  await part(page, 'details')
    .getByRole('button', { name: t('dashboard.save') })
    .click()
  await page.locator('dialog').getByText(t('auth.session-lost')).waitFor()
  await fill(page, { 'login-email': email, 'login-password': password })
  await page.locator('dialog button[type="submit"]').click()
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect(await page.locator('#city').inputValue()).toBe('Saverne')
  await part(page, 'details')
    .getByRole('button', { name: t('dashboard.save') })
    .click()
  await part(page, 'details').getByText(t('dashboard.complete')).waitFor()
  expect(person(email)).toMatchObject({
    // The postcode says the country.
    phone: '+33 3 88 00 11 22',
    siret: '73282932000074',
    city: 'Saverne',
    profile_completed: 1,
  })
})

test('A customer ends a session elsewhere, changes the password, exports all data and erases the account', async () => {
  const email = uniqueEmail('leaving')
  const page = await visit()
  await signInAsNew(site, page, { email })
  await call(page, 'POST', '/api/quotes', { name: 'Anne Klein', email, message: 'Vite', termsAccepted: true })
  const device = await site.post('/api/auth/login', { email, password })
  const cookie = device.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const areaElsewhere = async () => {
    const { status, headers } = await fetch(`${site.origin}/dashboard`, {
      headers: { cookie },
      redirect: 'manual',
    })
    return [status, headers.get('location')]
  }
  expect(await areaElsewhere()).toEqual([200, null])
  await openDashboard(page, '/dashboard#sessions')
  const devices = part(page, 'sessions')
  expect(await devices.locator('.dash-session').count()).toBe(2)
  await devices.locator('.dash-session button').click()
  await devices.getByText(t('dashboard.ended')).waitFor()
  expect(await areaElsewhere()).toEqual([302, '/'])

  await fill(page, { currentPassword: password, password: 'Neues-Wort-42!' })
  await page.getByRole('button', { name: t('dashboard.change-password') }).click()
  await page.getByText(t('dashboard.password-changed')).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('dashboard.export-link') }).click(),
  ])
  expect(JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))).toContain(email)

  await page.getByRole('button', { name: t('dashboard.delete') }).click()
  const dialog = page.getByRole('dialog', { name: t('dashboard.delete') })
  await dialog.locator('#deletion-password').fill('Neues-Wort-42!')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.origin}/`)
  expect(person(email)).toBeUndefined()
  expect(site.rows('select 1 from quote_requests where email = ?', email)).toEqual([])
  expect(await stored(page, 'quoteItems')).toBeNull()
})
