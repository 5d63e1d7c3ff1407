import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { eventually, fill, goTo, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

test('Background Sync sends what is kept after every page of the site was left', async () => {
  const t = await wordsOf('fr')
  const page = await visit({
    firstVisit: true,
    expected: [/ERR_FAILED/],
    // Chromium would wake the service worker at once, because it has a network: the test wakes it below.
    before: () =>
      Object.assign(Reflect.get(globalThis, 'SyncManager').prototype, { register: () => Promise.resolve() }),
  })
  await goTo(page, '/contact')
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated')
      if (active) resolve(active.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const email = uniqueEmail('kept.sync')
  await fill(page, { name: 'Anne Klein', email, subject: 'Panne', message: 'Elle affiche ERR 4.' })
  await page.locator('#message').blur()
  const registrationId = await registered
  await page.route('**/api/contact', (route) => route.abort())
  await page.getByRole('button', { name: t('contact.send') }).click()
  await eventually(() => page.locator('.notices.kept').innerText()).toContain(t('kept.waiting-message'))
  // A page that runs no code of the site.
  await page.goto('/robots.txt')
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.origin,
    registrationId,
    tag: 'kept-requests',
    lastChance: false,
  })
  await eventually(() => site.rows('select id from contact_messages where email = ?', email).length).toBe(1)
  await goTo(page, '/contact')
  await eventually(() => page.locator('.notices.kept').innerText()).toContain('MSG-')
  expect(site.rows('select id from contact_messages where email = ?', email)).toHaveLength(1)
  await page.getByRole('button', { name: t('close') }).click()
  await eventually(() =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0)
})
