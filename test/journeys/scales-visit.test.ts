import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { initialFacts } from '#config/initial-facts.ts'
import { formatSpan } from '#domain/time/time-left.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { confirmAddress, signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import {
  addScale,
  card,
  dateText,
  day,
  dueIn,
  firstOfMonth,
  inYears,
  openRegister,
  overdue,
  register,
} from './scales-support.ts'
import { addressOf, eventually, goTo, hasFocus, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')

test('The calendar file contains one due date or all of them', async () => {
  const page = await visit()
  await signInAsNew(site, page)
  await addScale(page, { lastVerifiedOn: firstOfMonth() })
  await addScale(page, { make: 'Tarnoval', model: 'T2', use: 'trade', lastVerifiedOn: firstOfMonth() })
  await addScale(page, { make: 'Autre', model: 'X', country: 'other' })
  await openRegister(page)
  const fileOf = async (link: Locator) => {
    const href = await link.getAttribute('href')
    const type = await page.evaluate(
      async (href) => (await fetch(href ?? '')).headers.get('content-type'),
      href,
    )
    expect(type).toMatch(/^text\/calendar\b/)
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toMatch(/\.ics$/)
    return (await readFile(await file.path(), 'utf8')).match(/DTSTART;VALUE=DATE:\d+/g)
  }
  const starts = (years: number) => `DTSTART;VALUE=DATE:${inYears(firstOfMonth(), years).replaceAll('-', '')}`
  const one = (name: string) =>
    card(page, name).getByRole('link', { name: t('scales.calendar-one', { name }) })
  expect(await fileOf(one('Montevigne P1'))).toEqual([starts(2)])
  expect(await fileOf(register(page).getByRole('link', { name: t('scales.calendar-all') }))).toEqual([
    starts(1),
    starts(2),
  ])
  expect(await one('Autre X').count(), 'no date, no file').toBe(0)
})

test('A visit is requested in two clicks: overdue instruments are preselected, and the company gets their data', async () => {
  const email = uniqueEmail('visit')
  const page = await visit()
  const { uid } = await signInAsNew(site, page, { email })
  await addScale(page)
  await addScale(page, { make: 'Tarnoval', model: 'T2', lastVerifiedOn: firstOfMonth() })
  await openRegister(page)
  const chosen = (name: string) => register(page).getByLabel(t('scales.choose', { name }))
  expect(await chosen('Montevigne P1').isChecked()).toBe(true)
  expect(await chosen('Tarnoval T2').isChecked()).toBe(false)
  const due = inYears(overdue.lastVerifiedOn, 2)
  await card(page, 'Montevigne P1').getByText(t('scales.state-expired')).waitFor()
  await card(page, 'Montevigne P1')
    .getByText(t('scales.over', { span: formatSpan(due, day(), 'fr') }))
    .waitFor()

  const open = register(page).getByRole('button', { name: t('scales.visit') })
  await chosen('Montevigne P1').uncheck()
  await open.click()
  await register(page).getByRole('alert').getByText(t('scales.visit-none')).waitFor()
  await chosen('Montevigne P1').check()
  await register(page)
    .getByText(t('scales.visit-count', { count: 1 }))
    .waitFor()

  await open.click()
  const dialog = page.getByRole('dialog', { name: t('scales.visit') })
  const details = ['Montevigne P1', 'A-12', overdue.place, dateText(due, 'fr')]
  const message = await dialog.locator('#instruments').innerText()
  for (const word of details) expect(message).toContain(word)
  expect(message).not.toContain('Tarnoval')
  const send = dialog.getByRole('button', { name: t('scales.visit-send') })
  await send.click()
  await eventually(() => dialog.locator('.form-problems').evaluate(hasFocus)).toBe(true)
  await dialog
    .locator('.form-problems')
    .getByRole('link', { name: t('form.terms-short') })
    .click()
  await eventually(() => dialog.locator('#termsAccepted').evaluate(hasFocus)).toBe(true)
  await page.keyboard.press('Space')
  await dialog.getByLabel(t('scales.visit-note')).fill('Le matin')
  const button = await send.boundingBox()
  await send.click()
  const sent = page.getByRole('dialog', { name: t('scales.visit-sent') })
  await eventually(() => sent.locator('.visit-sent').evaluate(hasFocus)).toBe(true)
  // The second click of a double click, where the confirmation has left only the backdrop.
  await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + 20)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  const reference = (await sent.locator('output').textContent()) ?? ''
  await sent.getByText(email).waitFor()

  const [kept, ...more] = site.rows<{
    reference: string
    message: string
    instruments: string
    user_id: string
  }>('select reference, message, instruments, user_id from quote_requests where email = ?', email)
  expect(more, 'sent once').toEqual([])
  expect(kept).toMatchObject({ reference, user_id: uid })
  expect(kept?.message).toBe('Le matin')
  expect(JSON.parse(kept?.instruments ?? '[]')).toMatchObject([
    { make: 'Montevigne', model: 'P1', serial: 'A-12', place: overdue.place, dueOn: due },
  ])
  const toCompany = async () =>
    (await site.readMails()).find(
      (mail) => mail.to?.[0]?.address === initialFacts.email && mail.text?.includes(reference),
    )
  await eventually(async () => (await toCompany()) !== undefined, 'the mail to the company').toBe(true)
  for (const word of [...details, 'Le matin']) expect((await toCompany())?.text).toContain(word)
  await sent
    .getByRole('button', { name: t('close') })
    .last()
    .click()
  await sent.waitFor({ state: 'detached' })
  expect(await open.evaluate(hasFocus)).toBe(true)
})

test('Reminders are sent to a verified address, and one click in the mail stops them', async () => {
  const words = await wordsOf('de')
  const page = await visit({ locale: 'de' })
  const customer = await signInAsNew(site, page, { locale: 'de' })
  const { email } = customer
  const due = dueIn(20)
  await addScale(page, { use: 'trade', lastVerifiedOn: inYears(due, -1) })
  await openRegister(page, '/de/dashboard')
  const reminders = register(page).getByLabel(words('scales.reminders'), { exact: true })
  expect(await reminders.isChecked(), 'off by default').toBe(false)
  const profileSaved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await reminders.check()
  await profileSaved
  await register(page).getByText(words('scales.reminders-unverified')).waitFor()
  const reminder = async () =>
    (await site.readMails()).filter(
      (mail) => mail.to?.[0]?.address === email && mail.text?.includes('/de/rappels#stop='),
    )
  await site.sweep()
  expect(
    site.rows(
      'select 1 from scale_reminders join scales on scales.id = scale_id where user_id = ?',
      customer.uid,
    ),
    'not to a stranger',
  ).toEqual([])
  await confirmAddress(site, customer)
  await site.sweep()
  await eventually(async () => (await reminder()).length, 'the reminder').toBe(1)
  await site.sweep()
  const [mail, ...more] = await reminder()
  expect(more, 'once for a distance').toEqual([])
  for (const word of ['Montevigne P1', 'A-12', dateText(due, 'de')]) expect(mail?.text).toContain(word)
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const oneClick = header('list-unsubscribe').match(/^<(http\S+)>$/)?.[1] ?? ''
  const opened = await fetch(oneClick, { redirect: 'manual' })
  expect(opened.headers.get('location')).toMatch(/\/de\/rappels#stop=/)
  const remindersOn = () =>
    site.rows<{ on: number }>('select scale_reminders as "on" from users where email = ?', email)[0]?.on
  expect(remindersOn(), 'opening the link stops nothing').toBe(1)

  await goTo(page, mail?.text?.match(/http\S+#stop=\S+/)?.[0] ?? '')
  expect(addressOf(page)).toBe('/de/rappels')
  await page.getByRole('button', { name: words('reminders.stop') }).dblclick()
  const stopped = page.getByRole('heading', { name: words('reminders.stopped') })
  await stopped.waitFor()
  await eventually(() => stopped.evaluate(hasFocus)).toBe(true)
  expect(remindersOn()).toBe(0)
  await openRegister(page, '/de/dashboard')
  expect(await reminders.isChecked()).toBe(false)

  await reminders.check()
  await eventually(remindersOn).toBe(1)
  const answer = await fetch(oneClick, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([answer.status, remindersOn()], 'a mail program needs no page').toEqual([200, 0])
})
