import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { linkOfOperator, sendOffer, unfold } from './desk-support.ts'
import { overhang } from './page-checks.ts'
import { eventually } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const product = 'brivalis-p3'
afterAll(() => site.write('delete from announcements'))

/** A page of the desk that a phone shows: axe in both colour schemes, and nothing beyond its edge. */
async function expectFits(desk: Page, place: string): Promise<void> {
  expect(await findings(desk, place, 'fr')).toEqual([])
  expect(await overhang(desk), place).toEqual([])
}

async function openDesk(): Promise<Page> {
  const desk = await visit({ viewport: { width: 375, height: 720 } })
  await desk.goto(linkOfOperator(site))
  await desk.getByRole('heading', { name: 'À répondre' }).waitFor()
  return desk
}

/** Opens a part by the menu, which is all that a phone has room for. */
async function openPart(desk: Page, name: string, heading = name): Promise<void> {
  await desk.getByRole('button', { name: /^Menu/ }).click()
  await desk.getByRole('link', { name, exact: true }).click()
  await desk.getByRole('heading', { name: heading, level: 1 }).waitFor()
}

const topOf = async (desk: Page, selector: string) =>
  (await desk.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY

// A week, and axe in each of its places.
const timeout = 300_000

test('On a phone a call becomes an offer, a message is answered, and one page has all of a person', {
  timeout,
}, async () => {
  const [caller, writer] = [uniqueEmail('appel'), uniqueEmail('panne')]
  const company = 'Boulangerie Klein et Fils, artisans boulangers depuis 1921'
  const message = { name: 'Paul Contact', email: writer, subject: 'Balance en panne', message: 'ERR 4' }
  await site.post('/api/contact', { ...message, lang: 'fr' })
  const desk = await openDesk()
  await desk.locator('.desk-row').first().waitFor()
  // What waits is seen without scrolling.
  expect(await topOf(desk, '.desk-row')).toBeLessThan(450)
  await expectFits(desk, 'list')
  await desk.getByRole('button', { name: /^Menu/ }).click()
  await expectFits(desk, 'menu')
  await desk.keyboard.press('Escape')

  await desk.getByRole('link', { name: 'Nouvelle demande' }).click()
  await desk.getByLabel('Nom', { exact: true }).fill('Anne Klein')
  await desk.getByLabel('Adresse email').fill(caller)
  await desk.getByLabel('Entreprise').fill(company)
  await desk.getByLabel('Message de la demande').fill('Une balance pour le marché.')
  await desk.getByRole('button', { name: 'Enregistrer et prévenir le client' }).click()
  await desk.getByRole('heading', { name: company }).waitFor()
  expect(await topOf(desk, '.desk-customer')).toBeLessThan(await topOf(desk, '.desk-main'))
  await expectFits(desk, 'request')
  await desk.getByRole('button', { name: 'Préparer un devis' }).click()
  const search = desk.getByRole('combobox', { name: 'Ajouter un modèle du catalogue' })
  await search.fill('MV-P1-6')
  const found = desk.getByRole('option', { name: /MV-P1-6/ }).first()
  await found.waitFor()
  await eventually(() => found.evaluate((row) => row.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  await search.press('Enter')
  await desk.getByLabel('Prix unitaire HT (€), ligne 1').fill('270')
  await desk.getByRole('button', { name: 'Ligne libre' }).click()
  await desk.getByLabel('Désignation, ligne 2').fill('Housse')
  await desk.getByLabel('Prix unitaire HT (€), ligne 2').fill('30')
  await desk.getByLabel('Option, ligne 2').check()
  expect((await desk.locator('.desk-line').nth(1).boundingBox())?.height).toBeLessThan(240)
  expect((await desk.locator('.desk-foot').boundingBox())?.height).toBeLessThan(130)
  await expectFits(desk, 'offer')
  await sendOffer(desk)
  await desk.getByText('Devis envoyé au client.').waitFor()
  await expectFits(desk, 'request with an offer')

  await openPart(desk, 'Demandes de devis', 'À répondre')
  await desk.locator('tr', { hasText: 'Balance en panne' }).last().getByRole('link').click()
  await desk.getByLabel('Réponse').fill('Un technicien passe demain.')
  await expectFits(desk, 'contact message')
  await desk.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await desk.getByText('Réponse envoyée.').waitFor()
  await desk.getByRole('searchbox').or(desk.locator('.desk-search input')).first().fill(caller)
  await desk.keyboard.press('Enter')
  await desk.getByRole('link', { name: 'Anne Klein' }).first().click()
  await desk.getByRole('heading', { name: `Anne Klein ${caller}` }).waitFor()
  await desk.locator('.desk-row').first().waitFor()
  await expectFits(desk, 'person')
})

test('On a phone prices are raised from a day on, and a product is edited one language at a time', {
  timeout,
}, async () => {
  const desk = await openDesk()
  await openPart(desk, 'Produits')
  await desk.getByRole('button', { name: /^Chercher et filtrer/ }).click()
  await desk.getByLabel('Chercher un produit').fill(product)
  await desk.keyboard.press('Enter')
  await eventually(() => desk.locator('.catalogue-product').count()).toBe(1)
  await desk.getByRole('button', { name: 'Modifier les prix…' }).click()
  await desk.getByLabel('Pourcentage').fill('3')
  await desk.getByRole('dialog').getByText('→').first().waitFor()
  await expectFits(desk, 'price rise')
  await desk.getByRole('button', { name: 'Appliquer' }).click()
  await desk.getByText(/modifiés, en brouillon/).waitFor()
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: /^Publier \d/ }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Aucun' }).click()
  await dialog.getByRole('checkbox', { name: /P3/ }).check()
  await dialog.getByLabel('À une date').check()
  await dialog.getByLabel('Jour').fill(`${new Date().getFullYear() + 1}-01-01`)
  await expectFits(desk, 'publish')
  await dialog.getByRole('button', { name: 'Prévoir 1 produit' }).click()
  const planned = desk.locator('.desk-journal > li').first()
  await planned.getByText(/prévue le 1er\sjanvier/).waitFor()
  await expectFits(desk, 'publications')
  await planned.getByRole('button', { name: 'Ne pas publier' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Ne pas publier' }).click()
  await planned.getByText('Annulée').waitFor()

  await desk.goto(`${linkOfOperator(site).replace('#', `?view=catalogue&product=${product}#`)}`)
  const german = desk.getByRole('group', { name: 'Nom', exact: true }).first().getByLabel('Deutsch')
  await desk.getByRole('heading', { name: 'Modèles' }).waitFor()
  expect(await german.isVisible()).toBe(false)
  await desk.getByRole('button', { name: 'Deutsch', exact: true }).click()
  await german.fill('')
  await desk.getByRole('button', { name: 'Français', exact: true }).click()
  // What is wrong is shown in any language.
  expect(await german.isVisible()).toBe(true)
  await desk.getByText('Ce texte manque').first().waitFor()
  await expectFits(desk, 'product')
  await unfold(desk)
  await expectFits(desk, 'product, unfolded')
  await desk.getByRole('button', { name: 'Plus d’actions' }).click()
  await desk.getByRole('button', { name: 'Abandonner la saisie' }).click()
  await eventually(() => german.isVisible()).toBe(false)
})

test('On a phone a closure with a slip of the pen is put back, an article is begun, and the team is read', {
  timeout,
}, async () => {
  const desk = await openDesk()
  await openPart(desk, 'Ouverture')
  await desk.getByRole('button', { name: 'Ajouter une fermeture' }).click()
  const summer = `${new Date().getFullYear() + 1}-08`
  await desk.getByLabel('Premier jour').fill(`${summer}-03`)
  await desk.getByLabel('Dernier jour').fill(`${summer}-21`)
  for (const [tab, language, text] of [
    ['Français', 'français', 'congés annuels'],
    ['English', 'anglais', 'anual holiday'],
    ['Deutsch', 'allemand', 'Betriebsferien'],
  ] as const) {
    await desk.getByRole('button', { name: tab, exact: true }).click()
    await desk.getByLabel(`Motif en ${language}`).fill(text)
  }
  await expectFits(desk, 'closure')
  await desk.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await desk.getByText('Enregistré : le site le dit maintenant.').waitFor()
  await desk.locator('.desk-put-back li').first().getByRole('button', { name: 'Retirer' }).click()
  await desk.getByText('Remis comme avant.').waitFor()
  await expectFits(desk, 'content')

  await openPart(desk, 'Articles')
  await desk.getByRole('button', { name: 'Écrire un article' }).click()
  await desk.getByRole('button', { name: 'Français', exact: true }).click()
  await desk.getByLabel('Titre en français').fill('Peser au froid')
  await desk.getByText('Familles d’instruments : aucun choix').click()
  await desk.getByLabel('Balance poids-prix', { exact: true }).check()
  await desk.getByText('Familles d’instruments : 1 choix').waitFor()
  await expectFits(desk, 'article')
  for (const [part, heading] of [
    ['Prestations', 'Prestations'],
    ['Types', 'Types d’instruments'],
    ['Textes types', 'Textes types'],
    ['Textes légaux', 'Textes légaux'],
    ['Coordonnées', 'Coordonnées'],
    ['Équipe', 'Équipe'],
    ['Mon profil', 'Mon profil'],
    ['Journal', 'Journal'],
  ] as const) {
    await openPart(desk, part, heading)
    await expectFits(desk, part)
  }
  await desk.getByRole('button', { name: 'Filtrer' }).click()
  await desk.getByLabel('Référence ou identifiant').fill('rien de tel')
  await desk.getByRole('button', { name: 'Filtrer' }).last().click()
  await desk.locator('.empty').waitFor()
  await expectFits(desk, 'journal without entries')
})
