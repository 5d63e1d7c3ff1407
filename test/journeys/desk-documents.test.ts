import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { pdf } from '#test/support/uploads.ts'
import { findings } from './axe-support.ts'
import { expectSound, linkOfOperator, rowOf, unfold } from './desk-support.ts'
import { eventually } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const product = 'montevigne-g4'

async function openEditor(page: Page) {
  await page.goto(linkOfOperator(site, 'catalogue'))
  await page.getByLabel('Chercher un produit').fill(product)
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('.catalogue-product').count()).toBe(1)
  await page.locator('.catalogue-product a').first().click()
  await page.getByRole('heading', { name: 'Documents' }).waitFor()
  await unfold(page)
}

const newestPublication = (page: Page) => page.locator('.desk-journal > li').first()

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByText('Brouillon enregistré.').waitFor()
  await page.getByRole('link', { name: '← Produits' }).click()
  await page.getByRole('button', { name: /^Publier \d/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Aucun' }).click()
  await dialog.getByRole('checkbox', { name: /G4/ }).check()
  await dialog.getByRole('button', { name: 'Publier 1 produit' }).click()
  await newestPublication(page).getByText('En ligne', { exact: true }).waitFor()
}

// Three publications and five pages, beside other journeys on shared processors.
const timeout = 300_000

test('A document is added at the desk, and found by its number; the product is discontinued and keeps it', {
  timeout,
}, async () => {
  const desk = await visit()
  await openEditor(desk)
  await desk
    .getByRole('group', { name: 'Ajouter des documents' })
    .locator('input[multiple]')
    .setInputFiles({ name: 'T20_4711.pdf', mimeType: 'application/pdf', buffer: pdf })
  const added = desk.getByRole('group', { name: /^T20 4711/ })
  await added.getByLabel('Sorte').selectOption('Certificat d’examen de type')
  await added.getByLabel('Langue').selectOption('allemand')
  await added.getByText('Pour tous les modèles').click()
  const [model = 'no model', otherModel = 'no model'] = await added.locator('details label').allInnerTexts()
  await added.getByLabel(model, { exact: true }).check()
  await expectSound(desk, 'documents')
  await publish(desk)

  const visitor = await visit({ locale: 'de' })
  const address = `/de/products/${product}`
  await eventually(async () =>
    (await (await fetch(site.origin + address)).text()).includes('Baumusterprüfbescheinigung, T20 4711'),
  ).toBe(true)
  await visitor.goto(`/de/products?q=4711`)
  await eventually(() => visitor.locator('.card').count()).toBe(1)
  await visitor.goto(address)
  await visitor.getByText('Unterlagen und', { exact: false }).first().click()
  const link = visitor.getByRole('link', { name: 'Baumusterprüfbescheinigung, T20 4711' })
  const file = await fetch(new URL((await link.getAttribute('href')) ?? '', site.origin))
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])

  const items = [{ productId: product, quantity: 1, accessories: [] }]
  const body = {
    name: 'Eva Notice',
    email: uniqueEmail('notice'),
    termsAccepted: true,
    lang: 'de',
    message: '',
    items,
  }
  const { reference } = (await (await site.post('/api/quotes', body)).json()) as { reference: string }
  await desk.goto(linkOfOperator(site, 'sales'))
  await (await rowOf(desk, reference)).getByRole('link').click()
  await desk.getByRole('button', { name: 'Préparer un devis' }).click()
  await desk.getByText('Joindre un document du catalogue').click()
  await desk.getByRole('button', { name: /^Joindre.*T20 4711/ }).click()
  await desk.getByText('Joint ✓').waitFor()
  await expectSound(desk, 'attached')
  await desk
    .getByRole('button', { name: /^Retirer.*T20 4711/ })
    .first()
    .click()
  await desk.getByRole('button', { name: /^Joindre.*T20 4711/ }).waitFor()

  const asked = { ...body, email: uniqueEmail('modele'), message: 'Une balance ?', items: [] }
  const other = (await (await site.post('/api/quotes', asked)).json()) as { reference: string }
  await desk.goto(linkOfOperator(site, 'sales'))
  await (await rowOf(desk, other.reference)).getByRole('link').click()
  await desk.getByRole('button', { name: 'Préparer un devis' }).click()
  const add = async (reference: string) => {
    const search = desk.getByRole('combobox', { name: 'Ajouter un modèle du catalogue' })
    await search.fill(reference)
    await desk.getByRole('option', { name: reference }).first().click()
  }
  await add(otherModel)
  await desk
    .locator('.desk-line')
    .getByText(/^(En stock|Sur commande)$/)
    .waitFor()
  expect(await desk.getByText('T20 4711').count()).toBe(0)
  await add(model)
  await desk.getByText('Joindre un document du catalogue').click()
  await desk.getByRole('button', { name: /^Joindre.*T20 4711/ }).waitFor()

  await openEditor(desk)
  await desk.getByLabel('N’est plus proposé').check()
  await publish(desk)
  await eventually(async () =>
    (await (await fetch(site.origin + address)).text()).includes('Nicht mehr im Angebot'),
  ).toBe(true)
  await visitor.goto(address)
  expect(await visitor.getByRole('button', { name: /Anfrage hinzufügen/ }).count()).toBe(0)
  expect(await findings(visitor, 'discontinued product', 'de')).toEqual([])
  await visitor.goto(`/de/products?q=4711`)
  await eventually(() => visitor.locator('.card').count()).toBe(0)

  // Other journeys of this site count the products that are offered.
  await newestPublication(desk).getByRole('button', { name: 'Annuler cette publication' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Annuler cette publication' }).click()
  await newestPublication(desk)
    .getByText(/^Annulation/)
    .waitFor()
  await newestPublication(desk).getByText('En ligne', { exact: true }).waitFor()
  await eventually(async () => (await site.list('q=4711', 'de')).total).toBe(1)
})
