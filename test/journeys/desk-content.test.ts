import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { addDays, inParis, nextOpening } from '#domain/time/business-hours.ts'
import { formatDays } from '#domain/time/dates.ts'
import { openBrowser } from '#test/support/browser.ts'
import { deskLink } from '#test/support/desk-link.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { expectSound, openPart } from './desk-support.ts'
import { eventually, fill, goTo, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
afterAll(() => site.write('delete from announcements'))

const today = inParis(new Date()).day
const last = addDays(today, 18)
const reason = { fr: 'congés annuels', en: 'annual holiday', de: 'Betriebsferien' }
const closedIn: Record<Locale, (first: string, last: string) => string> = {
  fr: (first, last) => `Fermé du ${first} au ${last} : ${reason.fr}`,
  en: (first, last) => `Closed from ${first} to ${last}: ${reason.en}`,
  de: (first, last) => `Geschlossen vom ${first} bis ${last}: ${reason.de}`,
}
/** The sentence of a closure with plain spaces. */
function sentence(locale: Locale): string {
  const days = formatDays(today, last, locale)
  return closedIn[locale](days.first, days.last).replace(/\s/g, ' ')
}
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allInnerTexts()).join(' ').replace(/\s+/g, ' ')

async function openContent(): Promise<Page> {
  const page = await visit()
  await page.goto(deskLink(site.origin, 'content'))
  await openPart(page, 'Ouverture')
  await page.getByRole('heading', { name: 'Fermetures' }).waitFor()
  return page
}

/** The first of the last changes, put back. */
async function putBack(desk: Page, name: 'Remettre' | 'Retirer') {
  await desk.locator('.desk-put-back li').first().getByRole('button', { name }).press('Enter')
  await desk.getByText('Remis comme avant.').waitFor()
}

test('A closure that is entered by keyboard is said on every page in three languages, and undone', async () => {
  const desk = await openContent()
  await expectSound(desk, 'content')
  await desk.getByRole('button', { name: 'Ajouter une fermeture' }).press('Enter')
  await desk.getByLabel('Premier jour').fill(today)
  await desk.getByLabel('Dernier jour').fill(addDays(today, -1))
  await desk.getByLabel('Motif en français').fill(reason.fr)
  await desk.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter')
  await desk.getByText('Le dernier jour précède le premier').waitFor()
  expect(await desk.getByText('À écrire dans les trois langues').count()).toBe(2)
  await expectSound(desk, 'refused closure')
  await desk.getByLabel('Dernier jour').fill(last)
  await desk.getByLabel('Motif en anglais').fill(reason.en)
  await desk.getByLabel('Motif en allemand').fill(reason.de)
  for (const locale of locales)
    await eventually(() => textOf(desk, '.desk-preview')).toContain(sentence(locale))
  await expectSound(desk, 'closure')
  await desk.getByLabel('Dernier jour').press('Enter')
  await desk.getByText('Enregistré : le site le dit maintenant.').waitFor()
  await eventually(() => textOf(desk, '.desk-announcements')).toContain(sentence('fr'))
  await expectSound(desk, 'content with a change')

  const next = inParis(nextOpening(new Date(), { hours: [], closures: [{ first: today, last, reason }] })).day
  for (const locale of locales) {
    const page = await visit()
    for (const path of ['/', '/products', '/contact']) {
      await page.goto(site.origin + inLocale(locale, path))
      await eventually(() => textOf(page, '.site-notices')).toBe(sentence(locale))
    }
    await eventually(() => textOf(page, '.contact-facts')).toContain(sentence(locale))
    await eventually(() => textOf(page, '.contact-call .open-now')).toMatch(
      new RegExp(`^(Fermé|Closed|Geschlossen).*\\b${Number(next.slice(8))}\\b`),
    )
    expect(await findings(page, `contact ${locale}`, locale)).toEqual([])
    const email = uniqueEmail(`closed-${locale}`)
    const t = await wordsOf(locale)
    await goTo(page, site.origin + inLocale(locale, '/devis'))
    await fill(page, { name: 'Anne Klein', email, message: 'Une balance ?' })
    await page.locator('#termsAccepted').check()
    await page.getByRole('button', { name: t('quote.send') }).click()
    await page.getByRole('heading', { level: 1, name: t('sent.title') }).waitFor()
    await eventually(() => textOf(page, '.sent-steps')).toContain(sentence(locale))
    expect(await findings(page, `confirmation ${locale}`, locale)).toEqual([])
    const [row] = site.rows<{ due_at: string }>('select due_at from quote_requests where email = ?', email)
    expect((row?.due_at ?? '') > last).toBe(true)
  }

  const tab = await visit()
  await goTo(tab, site.origin)
  // The half minute counts from when the code of the notices runs.
  await tab.waitForLoadState('networkidle')
  await eventually(() => textOf(tab, '.site-notices')).toBe(sentence('fr'))
  await putBack(desk, 'Retirer')
  await eventually(() => desk.locator('.desk-announcements:not(.desk-put-back) li').count()).toBe(0)
  // A tab that is open learns of it with the next page that it opens half a minute later.
  await tab.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 31_000
  })
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await tab.locator('.contact-facts').waitFor()
  await eventually(() => tab.locator('.site-notices').count()).toBe(0)
  const data = async () => (await tab.locator('script[data-page]').allInnerTexts()).join('')
  await eventually(data).toContain('openingHoursSpecification')
  await eventually(data).not.toContain(last)
  const page = await visit()
  await page.goto(`${site.origin}/contact`)
  await page.locator('.contact-facts').waitFor()
  expect(await page.locator('.site-notices').count()).toBe(0)
})

test('Hours are changed from a day on, a notice is shown and taken away, and put back', async () => {
  const desk = await openContent()
  await desk.getByRole('button', { name: 'Ajouter des horaires' }).click()
  await desk.getByLabel('À partir du').fill(today)
  await desk.getByLabel('samedi').fill('9h-12h')
  await desk.getByLabel('lundi').fill('8-25')
  await desk.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await desk.getByText('Heure invalide').waitFor()
  await desk.getByLabel('lundi').fill('8h-12h et 14h-18h')
  await eventually(() => textOf(desk, '.desk-preview')).toContain('Monday, 08:00–12:00, 14:00–18:00')
  await expectSound(desk, 'hours')
  await desk.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await desk.getByText('Enregistré : le site le dit maintenant.').waitFor()

  const visitor = await visit()
  await visitor.goto(`${site.origin}/de/contact`)
  await eventually(() => textOf(visitor, '.contact-facts')).toContain('Samstag, 09:00–12:00 Uhr')
  await eventually(() => textOf(visitor, '.site-footer')).toContain('Dienstag bis Freitag, 08:00–17:30 Uhr')
  await putBack(desk, 'Retirer')

  await desk.getByRole('button', { name: 'Ajouter une annonce' }).click()
  await desk.getByLabel('Fin').fill(`${addDays(today, 1)}T18:00`)
  for (const [language, text] of [
    ['français', 'Salon à Metz'],
    ['anglais', 'Fair in Metz'],
    ['allemand', 'Messe in Metz'],
  ] as const)
    await desk.getByLabel(`Texte en ${language}`).fill(text)
  await desk.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await desk.getByText('Enregistré : le site le dit maintenant.').waitFor()
  await visitor.goto(`${site.origin}/en/products`)
  await eventually(() => textOf(visitor, '.site-notices')).toBe('Fair in Metz')
  await desk.getByRole('button', { name: 'Supprimer :' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await desk.getByText('Supprimé : le site ne le dit plus.').waitFor()
  // A colleague, after a reload, puts it back.
  const colleague = await openContent()
  await putBack(colleague, 'Remettre')
  await visitor.goto(`${site.origin}/products`)
  await eventually(() => textOf(visitor, '.site-notices')).toBe('Salon à Metz')
  await colleague.getByRole('button', { name: 'Supprimer :' }).click()
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await colleague.getByText('Supprimé : le site ne le dit plus.').waitFor()
})
