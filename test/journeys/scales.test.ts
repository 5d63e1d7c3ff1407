import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { formatSpan } from '#domain/time/time-left.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { expectFocusRing, tabTo } from './keyboard-support.ts'
import {
  addScale,
  card,
  dateText,
  day,
  expectFocusKept,
  fault,
  field,
  fillScale,
  firstOfMonth,
  inYears,
  openRegister,
  register,
  registerRead,
} from './scales-support.ts'
import { eventually, hasFocus, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

const addButton = (page: Page) => register(page).getByRole('button', { name: t('scales.add') })
const saveButton = (page: Page) => register(page).getByRole('button', { name: t('scales.save'), exact: true })
const stored = (email: string) =>
  site.rows<{ model: string; due_on: string | null; max_ug: number; country: string }>(
    'select model, due_on, max_ug, country from scales where user_id = (select id from users where email = ?)',
    email,
  )

/** The input methods: keyboard, mouse, or touch on a phone. */
const ways: Record<Locale, { width: number; keys: boolean }> = {
  fr: { width: 1280, keys: false },
  en: { width: 1280, keys: true },
  de: { width: 375, keys: false },
}

/** Moves to a field by Tab and types, with the keyboard alone. */
async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

test.each(inOne('en'))(
  'The first instrument: plate, due date, rule and responsible party (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const { width, keys } = ways[locale]
    const email = uniqueEmail(`first.${locale}`)
    const page = await visit({ locale, viewport: { width, height: 800 } })
    await signInAsNew(site, page, { email })
    await openRegister(page, inLocale(locale, '/dashboard'))
    const empty = register(page).locator('.empty')
    await empty.getByRole('heading', { name: t('scales.empty') }).waitFor()
    await empty.getByText(t('scales.empty-text')).waitFor()
    const add = register(page).getByRole('button', { name: t('scales.add') })
    const dialog = page.getByRole('dialog', { name: t('scales.dialog-add') })
    const last = firstOfMonth()

    if (keys) {
      await tabTo(page, add)
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await typeInto(page, field(page, 'make'), 'Montevigne')
      await expectFocusRing(field(page, 'make'))
      await typeInto(page, field(page, 'model'), 'P1')
      await typeInto(page, field(page, 'serial'), 'A-12')
      await typeInto(page, field(page, 'accuracyClass'), 'III')
      await typeInto(page, field(page, 'max.value'), '15kg')
      await typeInto(page, field(page, 'e.value'), '5 g')
      await typeInto(page, field(page, 'use'), t('scales.use-direct-sale').slice(0, 6))
      await tabTo(page, field(page, 'lastVerifiedOn'))
      await field(page, 'lastVerifiedOn').fill(last)
    } else {
      await add.click()
      await dialog.waitFor()
      await fillScale(page, { make: 'Montevigne', model: 'P1', serial: 'A-12', accuracyClass: 'III' })
      await fillScale(page, {
        'max.value': '15 kg',
        'e.value': '5 g',
        use: 'direct-sale',
        lastVerifiedOn: last,
      })
    }
    const due = inYears(last, 2)
    const spoken = [dateText(due, locale), t('scales.rule-fr-retail'), t('scales.state-valid')]
    const preview = dialog.locator('.scale-preview')
    for (const word of spoken) await preview.getByText(word).waitFor()
    expect(await preview.locator('time').getAttribute('datetime')).toBe(due)
    if (keys) {
      await tabTo(page, dialog.getByRole('button', { name: t('scales.save'), exact: true }))
      await page.keyboard.press('Enter')
    } else await dialog.getByRole('button', { name: t('scales.save'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })

    const shown = card(page, 'Montevigne P1')
    await expectFocusKept(page, 'the button of the empty register is gone')
    for (const word of [
      ...spoken,
      t('scales.left', { span: formatSpan(day(), due, locale) }),
      'A-12',
      dateText(last, locale),
    ])
      await shown.getByText(word, { exact: true }).waitFor()
    const plate = (await shown.locator('.plate').innerText()).replaceAll(/\s+/g, ' ')
    for (const part of ['III', 'Max 15 kg', 'e = 5 g'])
      expect(plate.toLowerCase()).toContain(part.toLowerCase())
    await register(page).getByText(t('scales.duty')).waitFor()
    expect(stored(email)).toEqual([{ model: 'P1', due_on: due, max_ug: 15e9, country: 'FR' }])
    await page.reload()
    await registerRead(page)
    await shown.getByText(dateText(due, locale), { exact: true }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  },
)

test('Errors are shown at their fields, and neither an invalid value nor a server error loses the input', async () => {
  const email = uniqueEmail('wrong')
  const page = await visit({ expected: [/422/, /503/] })
  await signInAsNew(site, page, { email })
  await openRegister(page)
  await addButton(page).click()
  await saveButton(page).click()
  await fault(page, 'use').getByText(t('form.required')).waitFor()
  await fillScale(page, { make: 'Montevigne', country: 'DE', use: 'medical' })
  await fillScale(page, { 'max.value': '6 kg', 'e.value': '7 kg' })
  // The duration of a press: the error shown on blur must not move the button away from the pointer.
  await saveButton(page).click({ delay: 150 })
  const problems = page.locator('dialog .form-problems')
  await eventually(() => problems.evaluate(hasFocus)).toBe(true)
  await fault(page, 'model').getByText(t('form.required')).waitFor()
  expect(await field(page, 'model').getAttribute('aria-invalid')).toBe('true')
  expect(await field(page, 'model').getAttribute('aria-describedby')).toContain('scale-model-error')
  await fault(page, 'e.value').getByText(t('scales.e-too-large')).waitFor()
  await problems.getByRole('link', { name: t('scales.model') }).click()
  await eventually(() => field(page, 'model').evaluate(hasFocus)).toBe(true)
  await fillScale(page, { model: 'P1', country: 'FR', use: 'direct-sale' })
  await page.keyboard.press('Tab')
  await saveButton(page).click()
  await fault(page, 'e.value').getByText(t('scales.e-too-large')).waitFor()
  await problems.getByRole('link', { name: t('scales.e') }).click()
  await eventually(() => field(page, 'e.value').evaluate(hasFocus)).toBe(true)
  await fillScale(page, { 'e.value': '0,5' })
  await field(page, 'model').focus()
  await fault(page, 'e.value').waitFor()
  await fillScale(page, { 'e.value': '0,5 g', lastVerifiedOn: inYears(firstOfMonth(), 1) })
  await saveButton(page).click()
  await fault(page, 'lastVerifiedOn').getByText(t('scales.date-future')).waitFor()
  await problems.getByRole('link', { name: t('scales.last') }).waitFor()
  await fillScale(page, { lastVerifiedOn: firstOfMonth() })

  await page.route('**/api/profile/scales', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', fields: {} } }),
  )
  await saveButton(page).click()
  await problems.getByText(t('form.failed')).waitFor()
  await eventually(() => problems.evaluate(hasFocus)).toBe(true)
  const kept = {
    make: 'Montevigne',
    model: 'P1',
    'max.value': '6 kg',
    'e.value': '0,5 g',
    use: 'direct-sale',
  }
  for (const [name, value] of Object.entries(kept)) expect(await field(page, name).inputValue()).toBe(value)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect(await addButton(page).evaluate(hasFocus)).toBe(true)
  await addButton(page).click()
  await eventually(() => field(page, 'model').inputValue(), 'begun stays begun').toBe('P1')
  await page.unroute('**/api/profile/scales')
  await saveButton(page).dblclick()
  await card(page, 'Montevigne P1').waitFor()
  expect(stored(email)).toHaveLength(1)
})

test('A changed instrument follows the rules of its country; a removal can be undone until the page is left', async () => {
  const email = uniqueEmail('changed')
  const page = await visit()
  await signInAsNew(site, page, { email })
  await addScale(page, { lastVerifiedOn: firstOfMonth() })
  await addScale(page, { make: 'Tarnoval', model: 'T2', lastVerifiedOn: null })
  await openRegister(page)
  const first = card(page, 'Montevigne P1')
  const second = card(page, 'Tarnoval T2')
  await second.getByText(t('scales.state-unknown')).waitFor()
  const edit = first.getByRole('button', { name: t('scales.edit-named', { name: 'Montevigne P1' }) })
  await edit.click()
  await eventually(() => field(page, 'max.value').inputValue()).toBe('15 kg')
  await fillScale(page, { country: 'DE' })
  await page.locator('.scale-preview').getByText(t('scales.rule-de-general')).waitFor()
  await saveButton(page).click()
  const due = `${Number(firstOfMonth().slice(0, 4)) + 2}-12-31`
  await first.locator(`time[datetime="${due}"]`).getByText(dateText(due, 'fr')).waitFor()
  await first.getByText(t('scales.rule-de-general')).waitFor()
  expect(stored(email)).toContainEqual({ model: 'P1', due_on: due, max_ug: 15e9, country: 'DE' })
  await eventually(() => edit.evaluate(hasFocus), 'the focus comes back').toBe(true)

  const removed = (name: string) => page.locator('.notice', { hasText: t('scales.removed', { name }) })
  await tabTo(page, first.getByRole('button', { name: t('scales.remove-named', { name: 'Montevigne P1' }) }))
  await page.keyboard.press('Enter')
  await first.waitFor({ state: 'detached' })
  await expectFocusKept(page, 'the card is gone')
  await removed('Montevigne P1')
    .getByRole('button', { name: t('undo') })
    .click()
  await first.waitFor()
  await removed('Montevigne P1').waitFor({ state: 'detached' })

  for (const [scale, name] of [
    [first, 'Montevigne P1'],
    [second, 'Tarnoval T2'],
  ] as const) {
    await scale.getByRole('button', { name: t('scales.remove-named', { name }) }).click()
    await removed(name).waitFor()
  }
  expect(stored(email), 'not before the page is left').toContainEqual(
    expect.objectContaining({ model: 'T2' }),
  )
  await page.reload()
  await eventually(() => stored(email), 'leaving the page sends them').toEqual([])
})
