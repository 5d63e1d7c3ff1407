import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Role } from '#domain/staff/staff-schemas.ts'
import { openBrowser } from '#test/support/browser.ts'
import { deskLink } from '#test/support/desk-link.ts'
import { sharedSite } from '#test/support/site.ts'
import { expectSound, openPart } from './desk-support.ts'
import { eventually } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

async function open(role: Role, view: string, expected: RegExp[] = []): Promise<Page> {
  const page = await visit({ expected })
  await page.goto(deskLink(site.origin, role))
  await openPart(page, view)
  await page.getByRole('heading', { name: view, level: 1 }).waitFor()
  return page
}

/** Every call of that kind is answered as a stranger's until the returned function is called. */
async function endSession(page: Page, calls: string): Promise<() => Promise<void>> {
  await page.route(calls, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          ...{ status: 404, contentType: 'application/problem+json', body: '{"code":"not-found"}' },
        }),
  )
  return () => page.unroute(calls)
}

const newRoles = (page: Page) => page.getByRole('group', { name: 'Rôles', exact: true })

test('What is typed of the team outlives the end of the session and the reload that signs in again', async () => {
  const page = await open('administrator', 'Équipe', [/status of 404/])
  const signIn = await endSession(page, '**/api/desk/staff')
  await page.getByLabel('Adresse e-mail').fill('ines.gardee@example.org')
  await newRoles(page).getByLabel('Catalogue et prix').check()
  await page.getByRole('button', { name: 'Ajouter une personne' }).click()
  await page.getByText('votre session a pris fin').waitFor()
  await signIn()
  await page.reload()
  await page.getByText('Votre saisie non enregistrée est revenue.').waitFor()
  expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe('ines.gardee@example.org')
  expect(await newRoles(page).getByLabel('Catalogue et prix').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Ajouter une personne' }).click()
  const member = page.getByRole('listitem').filter({ hasText: 'ines.gardee@example.org' })
  await member.getByLabel('Contenu et fermetures').check()
  await page.reload()
  await member.getByText('Votre saisie non enregistrée est revenue.').waitFor()
  expect(await member.getByLabel('Contenu et fermetures').isChecked()).toBe(true)
  await member.getByRole('button', { name: 'L’abandonner' }).click()
  await eventually(() => member.getByLabel('Contenu et fermetures').isChecked()).toBe(false)
})

test('Of two who change the roles of somebody the second reads who was first, and reads again', async () => {
  const first = await open('administrator', 'Équipe')
  await first.getByLabel('Adresse e-mail').fill('deux.mains@example.org')
  await first.getByRole('button', { name: 'Ajouter une personne' }).click()
  const of = (page: Page) => page.getByRole('listitem').filter({ hasText: 'deux.mains@example.org' })
  await of(first).waitFor()
  const second = await open('administrator', 'Équipe', [/status of 412/])
  await of(second).getByLabel('Catalogue et prix').check()
  await of(first).getByLabel('Demandes et devis').check()
  await of(first).getByRole('button', { name: 'Enregistrer' }).click()
  await of(first).getByText('enregistré. Accès à').waitFor()
  await of(second).getByRole('button', { name: 'Enregistrer' }).click()
  await of(second).getByText('administrator@localhost a enregistré une autre version').waitFor()
  expect(await of(second).getByLabel('Catalogue et prix').isChecked()).toBe(true)
  await expectSound(second, 'team, changed meanwhile')
  await of(second).getByRole('button', { name: 'Relire' }).click()
  await eventually(() => of(second).getByLabel('Demandes et devis').isChecked()).toBe(true)
  expect(await of(second).getByLabel('Catalogue et prix').isChecked()).toBe(false)
  // Whoever has stored goes on without reading again.
  await of(first).getByLabel('Contenu et fermetures').check()
  await of(first).getByRole('button', { name: 'Enregistrer' }).click()
  await of(first).getByText('Demandes et devis, Contenu et fermetures.').waitFor()
})

test('Of two who change a text of offers the second reads who was first', async () => {
  const title = `Garantie ${crypto.randomUUID().slice(0, 8)}`
  const first = await open('sales', 'Textes types')
  const fresh = first.locator('.desk-block', { hasText: 'Nouveau texte' })
  if ((await fresh.getAttribute('open')) === null) await fresh.locator('summary').click()
  await fresh.getByLabel('Titre').fill(title)
  await fresh.getByLabel('Français').fill('Deux ans')
  await fresh.getByLabel('English').fill('Two years')
  await fresh.getByLabel('Deutsch').fill('Zwei Jahre')
  await fresh.getByRole('button', { name: 'Enregistrer le texte' }).click()
  const of = (page: Page) => page.locator('.desk-block', { hasText: title })
  await of(first).locator('summary').click()
  const second = await open('sales', 'Textes types', [/status of 412/])
  await of(second).locator('summary').click()
  await of(second).getByLabel('Français').fill('Trois ans')
  await of(first).getByLabel('Français').fill('Cinq ans')
  await of(first).getByRole('button', { name: 'Enregistrer le texte' }).click()
  await eventually(() => of(first).getAttribute('open')).toBe(null)
  await of(second).getByRole('button', { name: 'Enregistrer le texte' }).click()
  // Another journey may have given the first one a name.
  await of(second)
    .getByText(/(?:sales@localhost|Marie Klein) a enregistré une autre version/)
    .waitFor()
  expect(await of(second).getByLabel('Français').inputValue()).toBe('Trois ans')
  await of(second).getByRole('button', { name: 'Relire' }).click()
  await of(second).locator('summary').click()
  await eventually(() => of(second).getByLabel('Français').inputValue()).toBe('Cinq ans')
})

test('Names that were typed come back after a reload', async () => {
  const page = await open('content', 'Mon profil')
  await page.getByLabel('Nom pour les clients').fill('Nadia du contenu')
  await page.reload()
  await page.getByText('Votre saisie non enregistrée est revenue.').waitFor()
  expect(await page.getByLabel('Nom pour les clients').inputValue()).toBe('Nadia du contenu')
  await page.getByRole('button', { name: 'L’abandonner' }).click()
  expect(await page.getByLabel('Nom pour les clients').inputValue()).not.toBe('Nadia du contenu')
})

test('What is typed into a dialog of the catalogue comes back after a reload, and ends with the dialog', async () => {
  const page = await open('catalogue', 'Produits')
  const reopened = async (button: RegExp, field: string, typed: string) => {
    const shown = page.getByRole('dialog')
    const opener = () => page.getByRole('button', { name: button }).first().click()
    await opener()
    await shown.getByLabel(field).fill(typed)
    await page.reload()
    await opener()
    expect(await shown.getByLabel(field).inputValue()).toBe(typed)
    await page.keyboard.press('Escape')
    await opener()
    expect(await shown.getByLabel(field).inputValue()).toBe('')
    await page.keyboard.press('Escape')
  }
  await reopened(/^Nouveau produit/, 'Nom du produit, en français', 'Trémie tout inox')
  await reopened(/^Modifier les prix/, 'Pourcentage', '3,5')
  await page.getByLabel('Chercher un produit').fill('askelune-d2')
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('.catalogue-product').count()).toBe(1)
  const price = page.locator('.catalogue-price').first()
  await price.fill('1 357')
  await price.press('Enter')
  const publish = page.getByRole('button', { name: /^Publier \d/ })
  await publish.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('À une date').check()
  await dialog.getByLabel('Jour', { exact: true }).fill('2099-05-04')
  await page.reload()
  await publish.click()
  expect(await dialog.getByLabel('Jour', { exact: true }).inputValue()).toBe('2099-05-04')
  await page.keyboard.press('Escape')
  await publish.click()
  expect(await dialog.getByLabel('Jour', { exact: true }).count()).toBe(0)
})
