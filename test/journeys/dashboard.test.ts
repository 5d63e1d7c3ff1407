import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { limits } from '#config/limits.ts'
import { openBrowser } from '#test/support/browser.ts'
import { ownEmail } from '#test/support/networks.ts'
import { confirmAddress, password, signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { call, openDashboard, part, verify } from './dashboard-support.ts'
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

it('A visitor without a session is redirected home by the edge, and by the page when the session ends', async () => {
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

it('A failed session request signs nobody out, and can be retried', async () => {
  const page = await visit({ expected: [/503/, /session/] })
  await signInAsNew(site, page)
  const problem = { type: 'about:blank', title: '', status: 503, code: 'unavailable', fields: {} }
  await page.route('**/api/auth/session', (route) =>
    route.fulfill({ status: 503, json: problem, headers: { 'cache-control': 'no-store' } }),
  )
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: t('dashboard.unreachable') }).waitFor()
  expect(addressOf(page)).toBe('/dashboard')
  await page.unroute('**/api/auth/session')
  await page
    .locator('main')
    .getByRole('button', { name: t('failure.retry') })
    .click()
  await part(page, 'overview').waitFor()
})

it('Sections appear once, in their place, however late the code of the scales and its styles are', async () => {
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
    while (!document.querySelector('.scales-reminders')?.checkVisibility({ visibilityProperty: true })) {
      if (seen.at(-1) !== isShown()) seen.push(isShown())
      await new Promise(requestAnimationFrame)
    }
    return seen
  })
  expect(turns).toEqual([false])
  await eventually(() => page.locator('#city').isVisible()).toBe(true)
})

it('The customer area stands without « my scales » when its code cannot be loaded, and loads it again', async () => {
  const page = await visit({ expected: [/Failed to load resource|ERR_FAILED/, /answer/] })
  await signInAsNew(site, page)
  const code = /\/assets\/scales-[^/]*\.js$/
  await page.route(code, (route) => route.abort())
  await page.addInitScript(() => {
    // The page has been reloaded already for a new version of the site.
    sessionStorage.setItem('reloadedForChunk', String(Date.now()))
  })
  await page.goto('/dashboard')
  await part(page, 'scales').getByRole('alert').getByText(t('failure.text')).waitFor()
  await page.locator('#city').waitFor()
  await page.unroute(code)
  await part(page, 'scales')
    .getByRole('button', { name: t('failure.retry') })
    .click()
  await part(page, 'scales').getByText(t('scales.empty'), { exact: true }).waitFor()
})

it('The profile lists missing fields, validates the input and keeps it after an error', async () => {
  const page = await visit({ expected: [/503/] })
  const { email } = await signInAsNew(site, page)
  await openDashboard(page)
  const overview = part(page, 'overview')
  await overview.getByText(t('dashboard.percent', { percent: 33 })).waitFor()
  await overview.getByRole('link', { name: t('dashboard.field-city') }).click()
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('city')

  await fill(page, {
    city: 'Saverne',
    company: 'Fromagerie',
    phone: '03 88 00 11 22',
    address: '3 rue du Lait',
  })
  await page.locator('#siret').fill('73282932000075')
  await page.locator('#siret').blur()
  await page.locator('#siret-error').getByText(t('form.invalid-siret')).waitFor()
  await page.getByRole('button', { name: t('dashboard.save'), exact: true }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: t('dashboard.field-siret') })
    .click()
  await page.locator('#siret').fill('73282932000074')
  await page.locator('#siret').blur()
  expect(await page.locator('#siret').inputValue()).toBe('732\u00a0829\u00a0320\u00a000074')

  await page.route(
    '**/api/profile',
    (route) => route.fulfill({ status: 503, json: { code: 'unavailable', fields: {} } }),
    {
      times: 1,
    },
  )
  await page.getByRole('button', { name: t('dashboard.save'), exact: true }).click()
  await part(page, 'details').getByRole('alert').getByText(t('form.failed')).waitFor()
  expect(await page.locator('#city').inputValue()).toBe('Saverne')
  await page.getByRole('button', { name: t('dashboard.save'), exact: true }).click()
  await part(page, 'details').getByText(t('dashboard.saved')).waitFor()
  await overview.getByText(t('dashboard.complete')).waitFor()
  expect(person(email)).toMatchObject({
    phone: '+33388001122',
    siret: '73282932000074',
    city: 'Saverne',
    profile_completed: 1,
  })
  await page.locator('#firstName').fill('Annette')
  await page.keyboard.press('Enter')
  await page.getByText(t('dashboard.hello', { name: 'Annette' })).waitFor()
})

it('Guest requests are listed after the address is verified, and can be ordered again', async () => {
  const email = ownEmail('guest')
  const { reference } = (await (await guestRequest(email, 3)).json()) as { reference: string }
  const page = await visit({ expected: [/404/, /answer/] })
  await signInAsNew(site, page, { email })
  await openDashboard(page)
  await part(page, 'requests').getByText(t('dashboard.no-requests')).waitFor()
  await page.getByRole('button', { name: t('dashboard.verify-again') }).click()
  await page.getByText(t('dashboard.verify-sent')).waitFor()
  await verify(site, page, email)
  await openDashboard(page)
  await part(page, 'overview').getByText(t('dashboard.verified')).waitFor()
  const row = part(page, 'requests').locator('.dash-request')
  expect(await row.textContent()).toContain(t('request.as-guest'))
  await row.getByRole('button', { name: t('request.order-again') }).click()
  const panel = page.getByRole('dialog', { name: t('quote.summary') })
  await panel.locator('.quote-line').waitFor()
  expect(await panel.locator('.stepper input').inputValue()).toBe('3')
  await panel.getByRole('button', { name: t('quote.undo-taken') }).click()
  await panel.getByText(t('quote.empty'), { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  await row.getByRole('link', { name: reference, exact: true }).click()
  await page.getByRole('heading', { name: reference }).waitFor()
  await page.locator('.dash-line').waitFor()
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
  await goTo(page, '/dashboard/quotes/DEV-260101-AAAAA')
  await page.getByText(t('dashboard.unknown-request')).waitFor()
})

it('Older requests load on demand', async () => {
  const email = ownEmail('many')
  const page = await visit()
  await signInAsNew(site, page, { email })
  for (let i = 0; i < 22; i++) {
    const { status } = await call(page, 'POST', '/api/quotes', {
      name: 'Anne Klein',
      email,
      message: `Demande ${i}`,
      termsAccepted: true,
    })
    expect(status).toBe(201)
  }
  await openDashboard(page)
  const rows = part(page, 'requests').locator('.dash-request')
  expect(await rows.count()).toBe(20)
  await page.getByRole('button', { name: t('dashboard.more') }).click()
  await eventually(() => rows.count()).toBe(22)
  expect(await rows.last().textContent()).toContain('Demande 0')
})

it('The customer chooses the language of mails and the newsletter', async () => {
  const page = await visit()
  const customer = await signInAsNew(site, page)
  await confirmAddress(site, customer)
  const { email } = customer
  await openDashboard(page)
  const mails = part(page, 'mails')
  await mails.getByRole('radio', { name: 'Deutsch' }).check()
  await mails.getByText(t('dashboard.saved')).waitFor()
  expect(person(email)?.locale).toBe('de')
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  const letter = mails.getByRole('switch')
  await letter.click()
  await mails.getByText(t('dashboard.newsletter-confirmed', { email })).waitFor()
  await openDashboard(page)
  expect(await letter.isChecked()).toBe(true)
  await letter.click()
  await mails.getByText(t('dashboard.newsletter-none')).waitFor()
  expect(site.rows('select 1 from newsletter_subscriptions where email = ?', email)).toEqual([])
})

it('A customer ends a session on another device, and a new password ends the other sessions', async () => {
  const email = ownEmail('devices')
  const page = await visit({ expected: [/403|401|422/] })
  await signInAsNew(site, page, { email })
  // Where the session has ended, the home page takes the place of the area.
  const other = await visit({ mayShift: true })
  await call(other, 'POST', '/api/auth/login', { email, password })
  await openDashboard(other)
  await openDashboard(page)
  const devices = part(page, 'sessions')
  expect(await devices.locator('.dash-session').count()).toBe(2)
  expect(await devices.getByText(t('dashboard.this-device')).count()).toBe(1)
  await devices.locator('.dash-session button').click()
  await devices.getByText(t('dashboard.ended')).waitFor()
  expect(await devices.locator('.dash-session').count()).toBe(1)
  await other.goto('/dashboard')
  expect(addressOf(other)).toBe('/')

  await fill(page, { currentPassword: 'Falsch-1!x', password: 'kurz' })
  await page.getByRole('button', { name: t('dashboard.change-password') }).click()
  await page.locator('#password-error').getByText(t('auth.criteria-unmet')).waitFor()
  await page.locator('#password').fill('Neues-Wort-42!')
  await page.getByRole('button', { name: t('dashboard.change-password') }).click()
  await page.locator('#currentPassword-error').getByText(t('auth.wrong-password')).waitFor()
  await page.locator('#currentPassword').fill(password)
  await page.getByRole('button', { name: t('dashboard.change-password') }).click()
  await page.getByText(t('dashboard.password-changed')).waitFor()
  expect(await page.locator('#password').inputValue()).toBe('')
  await openDashboard(page)
})

it('A customer exports all data and erases the account after a notice of what is kept', async () => {
  const email = ownEmail('leaving')
  const page = await visit({ expected: [/403|401|422/] })
  await signInAsNew(site, page, { email })
  await call(page, 'POST', '/api/quotes', { name: 'Anne Klein', email, message: 'Vite', termsAccepted: true })
  await openDashboard(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('dashboard.export-link') }).click(),
  ])
  expect(JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))).toContain(email)

  await page.getByRole('button', { name: t('dashboard.delete') }).click()
  const dialog = page.getByRole('dialog', { name: t('dashboard.delete') })
  await dialog.getByText(t('dashboard.kept-requests', { years: limits.requestYears })).waitFor()
  await dialog.locator('#deletion-password').fill('Falsch-1!x')
  await page.keyboard.press('Enter')
  await dialog.getByText(t('auth.wrong-password')).waitFor()
  await dialog.locator('#deletion-password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.origin}/`)
  expect(person(email)).toBeUndefined()
  expect(site.rows('select 1 from quote_requests where email = ?', email)).toEqual([])
  expect(await stored(page, 'quoteItems')).toBeNull()
})

it('A session that ends while the profile is edited is asked for again, and nothing typed is lost', async () => {
  const page = await visit({ expected: [/status of 401/] })
  const { email } = await signInAsNew(site, page)
  await openDashboard(page)
  await fill(page, { city: 'Saverne' })
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
  await eventually(() => person(email)?.city).toBe('Saverne')
})

it('Whoever closes the question for a lost session is a guest on the home page', async () => {
  const page = await visit({ expected: [/status of 401/] })
  await signInAsNew(site, page)
  await openDashboard(page)
  await fill(page, { city: 'Saverne' })
  await call(page, 'POST', '/api/auth/logout')
  await part(page, 'details')
    .getByRole('button', { name: t('dashboard.save') })
    .click()
  await page.locator('dialog').getByText(t('auth.session-lost')).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(`${site.origin}/`)
})
