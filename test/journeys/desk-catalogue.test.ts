import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { deskLink } from '#test/support/desk-link.ts'
import { sharedSite } from '#test/support/site.ts'
import { expectSound } from './desk-support.ts'
import { eventually } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

async function open(expected: RegExp[] = []): Promise<Page> {
  const page = await visit({ expected })
  await page.goto(deskLink(site.origin, 'catalogue'))
  await page.getByRole('heading', { name: 'Catalogue' }).waitFor()
  await page.locator('.catalogue-product').first().waitFor()
  return page
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Chercher un produit').fill(words)
  await page.keyboard.press('Enter')
}

test('Prices are changed in the list by keyboard, as drafts that visitors do not see', async () => {
  const page = await open()
  await search(page, 'askelune-d2')
  await eventually(() => page.locator('.catalogue-product').count()).toBe(1)
  await expectSound(page, 'catalogue')
  const prices = page.locator('.catalogue-price')
  await prices.first().fill('pas un prix')
  await page.getByText('Saisissez un prix en euros').waitFor()
  await prices.first().fill('1 234,50')
  await prices.first().press('ArrowDown')
  expect(await prices.nth(1).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByText('1 modèle modifié').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Brouillon', { exact: true }).waitFor()
  await prices.nth(1).fill('999')
  await page.getByRole('button', { name: /^Publier \d/ }).click()
  const unsaved = page.getByRole('alertdialog', {
    name: '1 modèle modifié dans la liste n’est pas enregistré',
  })
  await unsaved.getByRole('button', { name: 'Enregistrer, puis choisir' }).click()
  await page
    .getByRole('dialog')
    .getByText(/→ 999,00/)
    .waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => prices.first().inputValue()).toBe('1234,50')
  const shown = JSON.stringify(await site.product('askelune-d2', 'fr'))
  expect(shown).not.toContain('1234.5')
  await page.getByRole('button', { name: 'Brouillons (' }).click()
  await page.locator('.catalogue-product').first().waitFor()
})

test('Filter and pages of the list are in its address: reload and Back keep them, the navigation begins anew', async () => {
  const page = await open()
  const rows = page.locator('.catalogue-product')
  await page.getByRole('button', { name: 'Produits suivants' }).click()
  await eventually(() => rows.count()).toBe(100)
  await page.reload()
  await eventually(() => rows.count()).toBe(100)
  await search(page, 'tarnoval-tr2')
  await eventually(() => rows.count()).toBe(1)
  expect(page.url()).toContain('search=tarnoval-tr2')
  await rows.first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Modèles' }).waitFor()
  await page.getByRole('link', { name: '← Catalogue' }).click()
  await eventually(() => rows.count()).toBe(1)
  await page.goBack()
  await page.getByRole('heading', { name: 'Modèles' }).waitFor()
  await page.goBack()
  await eventually(() => rows.count()).toBe(1)
  await page.goBack()
  await eventually(() => rows.count()).toBe(100)
  await page.getByRole('button', { name: 'Sans prix' }).click()
  await page.getByRole('link', { name: 'Catalogue', exact: true }).click()
  await page.locator('[aria-pressed=true]', { hasText: 'Tous' }).waitFor()
})

test('A product is edited in three languages, its plate is checked while it is typed, and the draft is shown', async () => {
  const page = await open()
  await search(page, 'montevigne-b8')
  await page.locator('.catalogue-product a').first().click()
  await page.getByRole('heading', { name: 'Modèles' }).waitFor()
  await expectSound(page, 'product')
  const e = page.getByLabel('Étendue 1, e').first()
  const before = await e.inputValue()
  await e.fill('3 g')
  await page.getByText('e et d sont 1, 2 ou 5 × 10ᵏ', { exact: false }).first().waitFor()
  await e.fill('une masse')
  await page.getByText('Une masse avec son unité', { exact: false }).first().waitFor()
  await e.fill(before)
  await page
    .getByRole('group', { name: 'Nom', exact: true })
    .first()
    .getByLabel('Deutsch')
    .fill('Waage aus dem Entwurf')
  await page.getByLabel('Catégorie et type').selectOption({ label: 'Balance de pharmacie (officine)' })
  await page.getByText('Modifications non enregistrées').waitFor()
  await page.reload()
  await page.getByText('Votre saisie non enregistrée est revenue.').waitFor()
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByText('Brouillon enregistré.').waitFor()
  await page.getByRole('button', { name: 'Aperçu (Deutsch)' }).click()
  const preview = page.getByRole('dialog')
  await preview.getByRole('heading', { name: 'Waage aus dem Entwurf' }).waitFor()
  await page.reload()
  await preview.getByRole('heading', { name: 'Waage aus dem Entwurf' }).waitFor()
  await preview.getByAltText('Dessin de', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Abandonner le brouillon' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner le brouillon' }).click()
  await eventually(() =>
    page.getByRole('group', { name: 'Nom', exact: true }).first().getByLabel('Deutsch').inputValue(),
  ).not.toBe('Waage aus dem Entwurf')
})

test('A product is duplicated, and nothing of the copy is wrong before somebody has touched it', async () => {
  const page = await open()
  await search(page, 'montevigne-p1')
  await page
    .getByRole('link', { name: /^Dupliquer/ })
    .first()
    .click()
  await expectSound(page, 'duplicate')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByRole('heading', { name: 'Modèles' }).waitFor()
  expect(await page.locator('.catalogue-problems, .error').count()).toBe(0)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByText('La référence manque.').first().waitFor()
  await page.getByRole('link', { name: '← Catalogue' }).click()
  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await page.getByLabel('Identifiant dans l’adresse').fill('montevigne-p1')
  await page.getByLabel('Copie de').first().fill('tarnoval-tr2')
  await page.getByRole('radio').first().check()
  await expectSound(page, 'new product')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByText('Cet identifiant existe déjà.').waitFor()
})

test('Of two people at one product the second is told who was first, and keeps what was typed', async () => {
  const [one, two] = [await open(), await open([/status of 412/])]
  for (const page of [one, two]) {
    await search(page, 'montevigne-p1')
    await page.locator('.catalogue-product a').first().click()
    await page.getByRole('heading', { name: 'Modèles' }).waitFor()
  }
  await one.getByLabel('Marque').fill('Marque de la première')
  await one.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await one.getByText('Brouillon enregistré.').waitFor()
  await two.getByLabel('Marque').fill('Marque de la seconde')
  await two.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await two.getByText('Rien n’a été écrasé', { exact: false }).waitFor()
  expect(await two.getByLabel('Marque').inputValue()).toBe('Marque de la seconde')
  await two.getByRole('button', { name: 'Recharger' }).click()
  await eventually(() => two.getByLabel('Marque').inputValue()).toBe('Marque de la première')
})

test('The prices of a view rise by a percentage', async () => {
  const page = await open()
  await search(page, 'lumivanne-d1')
  await eventually(() => page.locator('.catalogue-product').count()).toBe(1)
  await page.getByRole('button', { name: 'Modifier les prix…' }).click()
  await page.getByLabel('Pourcentage').fill('3')
  await page.getByText(/→ /).waitFor()
  await expectSound(page, 'price change')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await page.getByText('en brouillon.', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.catalogue-state.changed').waitFor()
})

test('The catalogue goes to a file and comes back with its differences before they count', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'Fichier' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger en JSON' }).click()
  const stream = await (await downloading).createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  const file = JSON.parse(Buffer.concat(parts).toString()) as { products: { id: string; brand: string }[] }
  expect(file.products.length).toBeGreaterThan(100)
  const [first] = file.products
  if (!first) throw new Error('no product')
  first.brand = 'Marque du fichier'
  await page.getByLabel('Charger un fichier').setInputFiles({
    name: 'catalogue.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  await page.getByText('1 différence').waitFor()
  await page.getByRole('cell', { name: 'Marque du fichier' }).waitFor()
  await page.getByRole('button', { name: 'Enregistrer en brouillon' }).last().click()
  await page.getByText('Brouillon enregistré.').waitFor()
})

test('A price is published, seen by visitors, and taken back', async () => {
  const page = await open()
  await search(page, 'tarnoval-tr2')
  await eventually(() => page.locator('.catalogue-product').count()).toBe(1)
  const price = page.locator('.catalogue-price').first()
  await price.fill('4321,09')
  await page.keyboard.press('Enter')
  await page.locator('.catalogue-state.changed').waitFor()
  await page.getByRole('button', { name: /^Publier \d/ }).click()
  await expectSound(page, 'publish')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/→ 4\s321,09/).waitFor()
  await dialog.getByRole('button', { name: 'Aucun' }).click()
  await dialog.getByRole('button', { name: 'Publier 0 produits' }).waitFor()
  await dialog.getByRole('checkbox', { name: /4\s321,09/ }).check()
  await dialog.getByRole('button', { name: 'Publier 1 produit' }).click()
  const newest = page.locator('.desk-journal > li').first()
  await newest.getByText(/^1 prix\s:/).waitFor()
  await newest.getByText('En ligne', { exact: true }).waitFor()
  const shown = async () => JSON.stringify(await site.product('tarnoval-tr2', 'fr'))
  await eventually(shown).toContain('4321.09')
  await expectSound(page, 'publications')
  await newest.getByRole('button', { name: 'Annuler cette publication' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler cette publication' }).click()
  await newest.getByText(/^Annulation.*1 prix/).waitFor()
  await newest.getByText('En ligne', { exact: true }).waitFor()
  await eventually(shown).not.toContain('4321.09')
})

test('A drawing, an accessory and a service are typed at the desk; the service is published and taken back', async () => {
  const page = await open()
  await search(page, 'montevigne-b8')
  await page.locator('.catalogue-product a').first().click()
  const picture = page.getByAltText('Dessin de', { exact: false })
  const before = await picture.getAttribute('src')
  await page.getByLabel('Afficheur sur colonne').uncheck()
  await eventually(async () => (await picture.getAttribute('src')) !== before).toBe(true)
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(280)
  await page.getByRole('button', { name: 'Ajouter un accessoire' }).click()
  await expectSound(page, 'accessory')
  const name = page.getByRole('group', { name: 'Nom', exact: true }).last()
  for (const language of ['Français', 'English', 'Deutsch']) await name.getByLabel(language).fill('Socle')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByText('Brouillon enregistré.').waitFor()
  await page.getByRole('button', { name: 'Abandonner le brouillon' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner le brouillon' }).click()

  await page.getByRole('link', { name: 'Prestations' }).click()
  await page.locator('.catalogue-services summary', { hasText: 'Carnet métrologique' }).click()
  await expectSound(page, 'services')
  const price = page.locator('.catalogue-services details[open]').getByLabel('Prix HT')
  await price.fill('19,00')
  await page.reload()
  await page.getByText('Votre saisie non publiée est revenue.').waitFor()
  await page.getByRole('button', { name: 'Publier les prestations' }).click()
  const newest = page.locator('.desk-journal li').first()
  await newest.getByText('En ligne', { exact: true }).waitFor({ timeout: 30_000 })
  await newest.getByRole('button', { name: 'Annuler cette publication' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler cette publication' }).click()
  await page.locator('.desk-journal li').nth(1).getByText('Défaite').waitFor({ timeout: 30_000 })
})
