import { expect, test } from 'vitest'
import { deskPaths } from '#config/desk-settings.ts'
import type { Locale } from '#config/locales.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { expectSound, linkOfOperator, mailTo, rowOf } from './desk-support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const item = { productId: 'montevigne-p1', variantReference: 'MV-P1-6', quantity: 2, accessories: [] }
const service = { code: 'commissioning-60kg', quantity: 1 }

async function send(email: string, lang: Locale): Promise<string> {
  const person = { name: 'Anne Klein', company: `Klein ${lang}`, email, zipCode: '67700', country: 'France' }
  const body = { ...person, message: '', termsAccepted: true, lang, items: [item], services: [service] }
  const answer = await site.post('/api/quotes', body)
  return ((await answer.json()) as { reference: string }).reference
}

test('The first view is who waits for us, as a table that the keyboard walks; strangers see nothing', async () => {
  const email = uniqueEmail('liste')
  const reference = await send(email, 'en')
  const desk = await visit()
  await desk.goto(linkOfOperator(site))
  await desk.getByRole('heading', { name: 'À répondre' }).waitFor()
  const row = await rowOf(desk, reference)
  expect(await row.getByRole('img').or(row.locator('img')).getAttribute('src')).toContain('MV-P1-6')
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(56)
  const board = desk.locator('.desk-board')
  await board.getByRole('link', { name: /^[1-9]\d*\+? à répondre$/ }).waitFor()
  await board.getByRole('link', { name: /^[\d\s]+\+? € HT en devis$/ }).waitFor()
  await expectSound(desk, 'list')
  await board.getByRole('link', { name: 'sous 4' }).press('Enter')
  await desk.getByRole('heading', { name: 'À rendre sous 4' }).waitFor()
  await board.getByRole('link', { name: 'du client' }).press('Enter')
  await desk.getByRole('heading', { name: 'Devis chez le client' }).waitFor()
  await board.getByRole('link', { name: 'à répondre' }).press('Enter')
  await rowOf(desk, reference)
  await desk.locator('h1').click()
  await desk.keyboard.press('j')
  expect(await desk.evaluate(() => document.activeElement?.className)).toBe('desk-row')
  await row.getByRole('link').press('Enter')
  await desk.getByRole('heading', { name: 'Klein en' }).waitFor()
  await desk.keyboard.press('n')
  await desk.keyboard.type('Rappeler lundi')
  await desk.keyboard.press('Control+Enter')
  await desk.getByText('Note ajoutée.').waitFor()
  await desk.getByRole('button', { name: 'Je m’en occupe' }).click()
  await desk.getByText('Responsable enregistré.').waitFor()
  await expectSound(desk, 'request')
  await desk.locator('h1').click()
  await desk.keyboard.press('?')
  await desk.getByRole('dialog').getByText('Demande suivante').waitFor()
  await expectSound(desk, 'shortcuts')
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('l')
  await desk.getByRole('button', { name: 'À moi' }).click()
  await desk.getByRole('heading', { name: 'À répondre par moi' }).waitFor()
  await rowOf(desk, reference)

  const stranger = await visit({ expected: [/status of 404/, /AppError: not-found/] })
  await stranger.goto(`${site.origin}${deskPaths.link}?request=${reference}#token=x`)
  await stranger.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  await expectSound(stranger, 'unknown')
  expect((await stranger.goto(site.origin + deskPaths.all))?.status()).toBe(404)
})

test('Any word finds, and one page has everything about a person', async () => {
  const email = uniqueEmail('suche')
  const reference = await send(email, 'fr')
  const desk = await visit()
  await desk.goto(linkOfOperator(site))
  await desk.getByRole('heading', { name: 'À répondre' }).waitFor()
  await desk.keyboard.press('/')
  await desk.keyboard.type(reference)
  await desk.keyboard.press('Enter')
  await desk.getByRole('heading', { name: `Trouvé pour « ${reference} »` }).waitFor()
  await rowOf(desk, reference)
  await expectSound(desk, 'search')
  await desk.getByRole('link', { name: 'Anne Klein' }).click()
  await desk.getByRole('heading', { name: email }).waitFor()
  await rowOf(desk, reference)
  await expectSound(desk, 'person')
  await desk.goBack()
  await desk.getByRole('heading', { name: 'Trouvé pour' }).waitFor()
  await desk.keyboard.press('l')
  await desk.getByRole('heading', { name: 'À répondre' }).waitFor()
})

test('A contact message is answered from the list, and what is typed outlives a session that has ended', async () => {
  const email = uniqueEmail('contact')
  const body = { name: 'Paul Contact', email, subject: 'Balance en panne', message: 'ERR 4', lang: 'de' }
  const { reference } = (await (await site.post('/api/contact', body)).json()) as { reference: string }
  const desk = await visit({ expected: [/status of 404/] })
  await desk.goto(linkOfOperator(site))
  await (await rowOf(desk, reference)).getByRole('link').click()
  await desk.getByRole('heading', { name: 'Balance en panne' }).waitFor()
  await desk.keyboard.press('m')
  await desk.keyboard.type('Wir kommen morgen.')
  await expectSound(desk, 'contact')
  const answers = `**/api/desk/contacts/${reference}/answers`
  await desk.route(answers, (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"code":"not-found"}' }),
  )
  await desk.keyboard.press('Control+Enter')
  await desk.getByText('votre session a pris fin').waitFor()
  expect(await desk.getByLabel('Réponse').inputValue()).toBe('Wir kommen morgen.')
  await desk.unroute(answers)
  await desk.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await desk.getByText('Réponse envoyée.').waitFor()
  await desk.getByText('Répondu').waitFor()
  expect(await mailTo(site, email, 'Antwort auf Ihre Nachricht')).toContain('Wir kommen morgen.')
})

test('Somebody telephones: the request is written down by keyboard, with a model of the catalogue', async () => {
  const email = uniqueEmail('phone')
  const desk = await visit()
  await desk.goto(linkOfOperator(site))
  await desk.getByRole('heading', { name: 'À répondre' }).waitFor()
  await desk.keyboard.press('c')
  await desk.getByRole('heading', { name: 'Nouvelle demande' }).waitFor()
  await desk.getByLabel('Nom', { exact: true }).fill('Otto Telefon')
  await desk.getByLabel('Adresse email').fill(email)
  await desk.getByLabel('Langue').selectOption('de')
  const search = desk.getByRole('combobox', { name: 'Ajouter un modèle du catalogue' })
  await search.fill('MV-P1-6')
  await desk
    .getByRole('option', { name: /MV-P1-6/ })
    .first()
    .waitFor()
  await expectSound(desk, 'start')
  await search.press('Enter')
  await desk.getByLabel('Quantité de MV-P1-6').fill('3')
  await desk.getByLabel('Ajouter une prestation').selectOption('commissioning-60kg')
  await desk.getByLabel('Quantité de Mise en service sur place').fill('2')
  await expectSound(desk, 'start, filled in')
  await desk.getByRole('button', { name: 'Enregistrer et prévenir le client' }).click()
  await desk.getByRole('heading', { name: 'Otto Telefon' }).waitFor()
  expect(await mailTo(site, email, 'Ihre Anfrage ist aufgenommen')).toContain('MV-P1-6')
})

test('Who has no email gets the link and the offer by hand, and nothing is mailed', async () => {
  const desk = await visit()
  await desk.goto(linkOfOperator(site))
  await desk.getByRole('link', { name: 'Nouvelle demande' }).click()
  await desk.getByLabel('Nom', { exact: true }).fill('Odile Ferme')
  await desk.getByLabel('Message de la demande').fill('Une balance pour le marché.')
  await desk.getByRole('button', { name: 'Enregistrer la demande' }).click()
  await desk.getByText('Indiquez une adresse email ou un numéro de téléphone.').first().waitFor()
  await expectSound(desk, 'start, refused')
  await desk.getByLabel('Téléphone').fill('03 88 70 00 00')
  await desk.getByRole('button', { name: 'Enregistrer la demande' }).click()
  await desk.getByRole('heading', { name: 'Odile Ferme' }).waitFor()
  await desk.getByRole('button', { name: 'Afficher le lien du client' }).click()
  const link = await desk.getByLabel('Lien du client').inputValue()
  await expectSound(desk, 'without an email')
  await desk.getByRole('button', { name: 'Préparer un devis' }).click()
  const search = desk.getByRole('combobox', { name: 'Ajouter un modèle du catalogue' })
  await search.fill('MV-P1-6')
  await desk
    .getByRole('option', { name: /MV-P1-6/ })
    .first()
    .waitFor()
  await search.press('Enter')
  await desk.getByLabel('Prix unitaire HT (€), ligne 1').fill('300')
  await desk.getByRole('button', { name: 'Établir le devis' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Établir le devis' }).click()
  await desk.getByText('Devis établi.').waitFor()
  const customer = await visit()
  await customer.goto(link)
  await customer.getByRole('button', { name: 'Accepter' }).waitFor()
  await desk.getByRole('link', { name: 'Tout ce qui concerne ce numéro' }).click()
  await desk.getByRole('heading', { name: '03 88 70 00 00' }).waitFor()
  await desk.getByText('Odile Ferme').first().waitFor()
  await expectSound(desk, 'everything about a telephone')
})
