import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLocale, paths } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { password, signInAsNew } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { call } from './dashboard-support.ts'
import { addScale, card, dateText, firstOfMonth, inYears, openRegister, overdue } from './scales-support.ts'
import { eventually, hasFocus, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const loaded = (page: Page) =>
  eventually(() =>
    page
      .locator('.logbook img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
  )

test.each(inOne('de'))(
  'The logbook of an instrument: from its card to its history, on paper, for its owner (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const page = await visit({ locale })
    const owner = await signInAsNew(site, page, { locale })
    const { id } = await addScale(page)
    const latest = firstOfMonth()
    const { e, ...form } = overdue
    const body = { ...form, e, lastVerifiedOn: latest }
    expect((await call(page, 'PUT', `/api/profile/scales/${id}`, body)).status).toBe(200)
    await openRegister(page, inLocale(locale, paths.dashboard))
    const name = `${overdue.make} ${overdue.model}`
    await card(page, name)
      .getByRole('link', { name: t('logbook.open-named', { name }) })
      .click()
    const href = inLocale(locale, paths.dashboardScale(id))
    await page.waitForURL(`**${href}`)

    const book = page.locator('.logbook')
    await book.locator('.plate').waitFor()
    await loaded(page).toEqual([true, true])
    expect(await book.getByRole('heading', { level: 1 }).textContent()).toContain(name)
    for (const fact of [overdue.serial, overdue.place, dateText(inYears(latest, 2), locale)])
      expect(await book.textContent()).toContain(fact)
    const days = book.locator('.logbook-history tbody tr time')
    const recorded = () =>
      days.evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime))
    expect(await recorded()).toEqual(expect.arrayContaining([latest, overdue.lastVerifiedOn]))

    const found = await findings(page, 'logbook', locale)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ media: 'print' })
    expect(await book.locator('.letterhead').isVisible()).toBe(true)
    expect(await book.getByRole('button', { includeHidden: true }).first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    // A day that was entered by mistake goes, with the keyboard alone.
    const earlier = { event: t('logbook.verification'), day: dateText(overdue.lastVerifiedOn, locale) }
    await book.getByRole('button', { name: t('logbook.remove', earlier) }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: t('scales.remove'), exact: true }).focus()
    await page.keyboard.press('Enter')
    await book.getByText(t('logbook.removed')).waitFor()
    expect(await recorded()).not.toContain(overdue.lastVerifiedOn)
    await eventually(() => book.getByRole('heading', { name: t('logbook.history') }).evaluate(hasFocus)).toBe(
      true,
    )

    // Whoever scans the code without a session signs in and reads it.
    const guest = await visit({ locale })
    await guest.goto(href)
    const dialog = guest.getByRole('dialog')
    await dialog.waitFor()
    found.push(...(await findings(guest, 'guest', locale)))
    expect(await guest.locator('main').textContent()).not.toContain(overdue.serial)
    await guest.keyboard.press('Escape')
    await guest
      .locator('main')
      .getByRole('button', { name: t('scales.sign-in') })
      .click()
    await dialog.locator('input[type=email]').fill(owner.email)
    await dialog.locator('input[type=password]').fill(password)
    await dialog.locator('input[type=password]').press('Enter')
    await guest.locator('.logbook .plate').waitFor()
    expect(await guest.locator('.logbook').textContent()).toContain(overdue.serial)
    expect(found).toEqual([])
  },
)
