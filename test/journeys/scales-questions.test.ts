import { expect, test } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { showPhoto } from './plate-photo-support.ts'
import { field, fillScale, openRegister, register } from './scales-support.ts'
import { eventually, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

test('The form asks only what changes the due date: a German practice, then a French weighbridge', async () => {
  const t = await wordsOf('de')
  const email = uniqueEmail('questions')
  const page = await visit({ locale: 'de', viewport: { width: 375, height: 800 } })
  await signInAsNew(site, page, { email })
  await openRegister(page, inLocale('de', '/dashboard'))
  await register(page)
    .getByRole('button', { name: t('scales.add') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('scales.dialog-add') })
  const rule = dialog.locator('.scale-preview')
  const uploaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/files')) uploaded.push(request.url())
  })
  await showPhoto(page)
  await dialog.getByText(t('plaque.photo-hint')).waitFor()
  await fillScale(page, { model: 'PC1', 'max.value': '200 kg', country: 'FR', use: 'medical' })
  expect(await field(page, 'weighed').count()).toBe(0)
  await fillScale(page, { country: 'DE', weighed: 'hospital', lastVerifiedOn: '2024-03-10' })
  await eventually(() => rule.locator('time').getAttribute('datetime')).toBe('2028-12-31')
  await fillScale(page, { previousDueOn: '2022-12-31' })
  await eventually(() => rule.locator('time').getAttribute('datetime')).toBe('2026-12-31')
  await fillScale(page, { weighed: 'practice' })
  await rule.getByText(t('scales.rule-de-people-elsewhere')).waitFor()

  await fillScale(page, { country: 'FR', use: 'trade', 'max.value': '50t' })
  expect(await field(page, 'weighed').count()).toBe(0)
  await rule.getByText(t('scales.overhaul-unknown')).waitFor()
  await fillScale(page, { lastOverhauledOn: '2025-09-01' })
  await eventually(() => rule.locator('time').last().getAttribute('datetime')).toBe('2027-09-01')
  await dialog.getByRole('button', { name: t('scales.save'), exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(uploaded).toEqual([])
  const sql =
    'select country, hospital, weighs_people, previous_due_on, last_overhauled_on from scales where user_id = (select id from users where email = ?)'
  expect(site.rows(sql, email)).toEqual([
    {
      country: 'FR',
      hospital: null,
      weighs_people: 0,
      previous_due_on: null,
      last_overhauled_on: '2025-09-01',
    },
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})
