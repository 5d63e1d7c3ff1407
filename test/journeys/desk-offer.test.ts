import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { expectSound, mailTo, openOffer, openPart, sendOffer } from './desk-support.ts'
import { eventually, goTo } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

async function send(email: string): Promise<string> {
  const body = { name: 'Lea Angebot', email, message: 'Une balance ?', termsAccepted: true, lang: 'fr' }
  return ((await (await site.post('/api/quotes', body)).json()) as { reference: string }).reference
}

const lines = (desk: Page) => desk.locator('.desk-line')
const cell = (desk: Page, label: string, line: number) => desk.getByLabel(`${label}, ligne ${line}`)

const openEditor = (reference: string, expected: RegExp[] = []) => openOffer(visit, site, reference, expected)

test('An offer is written by keyboard with a model, a text and an option, which the customer ticks', async () => {
  const email = uniqueEmail('option')
  const reference = await send(email)
  const desk = await openEditor(reference)
  await openPart(desk, 'Textes types')
  // With other texts there the new one is folded.
  await desk.locator('details', { hasText: 'Nouveau texte' }).evaluate((fold: HTMLDetailsElement) => {
    fold.open = true
  })
  await desk.getByLabel('Titre').last().fill(`Paiement ${reference}`)
  await desk.getByLabel('Français').last().fill('Paiement à 30 jours.')
  await expectSound(desk, 'texts')
  await desk.getByRole('button', { name: 'Enregistrer le texte' }).click()
  await desk.locator('summary', { hasText: `Paiement ${reference}` }).waitFor()
  await desk.goBack()
  await desk.getByRole('heading', { name: 'Lea Angebot' }).waitFor()
  await desk.keyboard.press('o')
  await desk.getByText('Sans code postal').waitFor()
  const search = desk.getByRole('combobox', { name: 'Ajouter un modèle du catalogue' })
  await search.fill('MV-P1-6')
  const found = desk.getByRole('option', { name: /MV-P1-6/ }).first()
  await found.waitFor()
  expect(await found.textContent()).toMatch(/Max.*€.*(En stock|Sur commande)/)
  await search.press('Enter')
  await eventually(() => lines(desk).count()).toBe(1)
  expect(await cell(desk, 'Désignation', 1).inputValue()).toContain('MV-P1-6')
  await lines(desk)
    .first()
    .getByText(/^(En stock|Sur commande)$/)
    .waitFor()
  await desk
    .getByLabel('Texte type pour : Ajouter une ligne')
    .selectOption({ label: `Paiement ${reference}` })
  await eventually(() => lines(desk).count()).toBe(2)
  expect(await cell(desk, 'Désignation', 2).inputValue()).toBe('Paiement à 30 jours.')
  await desk.getByRole('button', { name: 'Supprimer la ligne 2' }).click()
  await eventually(() => lines(desk).count()).toBe(1)
  await cell(desk, 'Prix unitaire HT (€)', 1).fill('270')
  await cell(desk, 'Prix unitaire HT (€)', 1).press('Enter')
  await eventually(() => lines(desk).count()).toBe(2)
  await desk.keyboard.type('Housse')
  await cell(desk, 'Prix unitaire HT (€)', 2).fill('30')
  await cell(desk, 'Option', 2).check()
  for (const row of await lines(desk).all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48.5)
  await desk
    .getByLabel('Texte type pour : Paiement et conditions')
    .selectOption({ label: `Paiement ${reference}` })
  expect(await desk.getByLabel('Conditions', { exact: false }).first().inputValue()).toBe(
    'Paiement à 30 jours.',
  )
  await eventually(async () =>
    (await desk.locator('.desk-foot').textContent())?.replaceAll(/\s/g, ''),
  ).toContain('270,00')
  await expectSound(desk, 'editor')
  await sendOffer(desk)
  await desk.getByText('Devis envoyé au client.').waitFor()
  expect(await desk.evaluate(() => document.activeElement?.textContent)).toContain('Devis envoyé')

  const customer = await visit({ locale: 'fr' })
  const link = (await mailTo(site, email, 'Votre devis')).match(/http\S+#token=\S+/)?.[0] ?? 'no link'
  await goTo(customer, link)
  const total = () => customer.locator('.offer-totals').textContent()
  await eventually(async () => (await total())?.replaceAll(/\s/g, '')).toContain('324,00')
  await customer.getByLabel('Ajouter : Housse').check()
  await eventually(async () => (await total())?.replaceAll(/\s/g, '')).toContain('360,00')
  await expectSound(customer, 'options')
  await customer.getByRole('button', { name: 'Accepter' }).click()
  await customer.getByRole('dialog').getByText('360,00').waitFor()
  await customer.locator('#termsAccepted').check()
  await customer.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click()
  await customer.getByText('Option retenue').waitFor()
  expect(await mailTo(site, email, 'Devis accepté')).toContain('Housse')
})

test('Of two who write one offer the second is told, and nothing is replaced; another machine goes on', async () => {
  const reference = await send(uniqueEmail('zwei'))
  const first = await openEditor(reference)
  const second = await openEditor(reference, [/status of 412/, /status of 404/])
  await first.getByLabel('Délai de livraison').fill('trois semaines')
  await first.getByText('Brouillon enregistré').waitFor()
  const search = second.getByRole('combobox', { name: 'Ajouter un modèle du catalogue' })
  await search.fill('MV-P1-6')
  await second
    .getByRole('option', { name: /MV-P1-6/ })
    .first()
    .waitFor()
  await search.press('Enter')
  await cell(second, 'Prix unitaire HT (€)', 1).fill('270')
  await second.getByLabel('Délai de livraison').fill('demain')
  await second.getByText('brouillon modifié le').waitFor()
  await expectSound(second, 'changed')
  expect(await second.getByLabel('Délai de livraison').inputValue()).toBe('demain')
  // Nothing is sent before a version is chosen.
  await sendOffer(second)
  await second.getByText('Rien n’a été envoyé').waitFor()
  const third = await openEditor(reference)
  expect(await third.getByLabel('Délai de livraison').inputValue()).toBe('trois semaines')
  await second.getByRole('button', { name: 'Ouvrir l’autre version' }).click()
  await eventually(() => second.getByLabel('Délai de livraison').inputValue()).toBe('trois semaines')
  await second.getByLabel('Délai de livraison').fill('quatre semaines')
  await second.getByText('Brouillon enregistré').waitFor()

  // The session ends while something is typed: it stays in the tab, also when the page is loaded again.
  const draft = `**/api/desk/requests/${reference}/draft`
  const body = '{"code":"not-found","fields":{}}'
  await second.route(draft, (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body }),
  )
  await second.getByLabel('Délai de livraison').fill('cinq semaines')
  await second.getByText('votre session a pris fin').waitFor()
  await second.reload()
  await second.getByRole('heading', { name: 'Lea Angebot' }).waitFor()
  await second.unroute(draft)
  await second.keyboard.press('o')
  await eventually(() => second.getByLabel('Délai de livraison').inputValue()).toBe('cinq semaines')
})
