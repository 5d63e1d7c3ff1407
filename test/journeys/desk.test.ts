import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { company } from '#config/company.ts'
import { deskPaths } from '#config/desk.ts'
import type { Locale } from '#config/locales.ts'
import { openBrowser } from '#test/support/browser.ts'
import { ownEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { pdf } from '#test/support/uploads.ts'
import { findings } from './axe-support.ts'
import { overhang, smallTargets } from './page-checks.ts'
import { eventually, goTo, wordsOf } from './support.ts'

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

/** The link in the mail to that address whose subject or text matches. */
async function linkTo(address: string, pattern: RegExp): Promise<string> {
  const found = async () =>
    (await site.readMails()).find(
      (mail) => mail.to?.[0]?.address === address && pattern.test(`${mail.subject}\n${mail.text}`),
    )?.text
  await eventually(async () => (await found()) !== undefined, `${pattern} to ${address}`).toBe(true)
  return (await found())?.match(/http\S+#token=\S+/)?.[0] ?? 'no link'
}

/** The link that `npm run operate -- desk` prints. */
function linkOfOperator(): string {
  const command = ['--no-warnings', 'scripts/operate/main.ts', 'desk', '--json']
  const env = { ...process.env, PORT: new URL(site.origin).port }
  const [row] = JSON.parse(execFileSync(process.execPath, command, { env, encoding: 'utf8' })) as {
    desk: string
  }[]
  return row?.desk ?? 'no link'
}

/** What is said, without the empty lines that depend on what stands between. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim())

async function expectSound(page: Page, place: string): Promise<void> {
  expect(await findings(page, place, 'fr')).toEqual([])
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await overhang(page), `${place} at ${width} px`).toEqual([])
  }
  expect(await smallTargets(page, 24)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
}

it('The company answers from the link in its mail, in the language of the customer, who asks and accepts', async () => {
  const [locale, t] = ['de' as const, await wordsOf('de')]
  const email = ownEmail('bureau')
  const reference = await send(email, locale)
  const desk = await visit()
  await desk.goto(await linkTo(company.email, new RegExp(reference)))
  await desk.getByRole('heading', { name: 'Klein de' }).waitFor()
  expect(desk.url()).toBe(`${site.origin}${deskPaths.link}?request=${reference}`)
  expect(await desk.getByRole('button', { name: 'Toutes les demandes' }).count()).toBe(0)
  await expectSound(desk, 'request')

  await desk.keyboard.press('o')
  const lines = desk.locator('.desk-line')
  expect(await lines.count()).toBe(3)
  expect(await lines.last().locator('input').first().inputValue()).toContain('Anfahrt, Zone bis 30')
  await lines.first().getByLabel('Prix unitaire').fill('270')
  await lines.first().getByLabel('Remise').fill('40,00')
  await lines.nth(1).getByLabel('Prix unitaire').fill('quarante')
  await desk.getByRole('button', { name: 'Reprise' }).click()
  await lines.last().getByLabel('Prix unitaire').fill('-20')
  await desk.getByRole('button', { name: 'Envoyer le devis' }).click()
  await desk.locator('.desk-line .error').waitFor()
  await expectSound(desk, 'editor with an error')
  await lines.nth(1).getByLabel('Prix unitaire').fill('40')
  await desk.reload()
  await desk.getByRole('heading', { name: 'Klein de' }).waitFor()
  await desk.keyboard.press('o')
  await eventually(() => lines.count(), 'the draft').toBe(4)
  await desk.getByLabel('Délai de livraison').fill('3 Wochen')
  // 2 × 270 − 40, 40, the travel of 45 and the take-back of 20.
  await eventually(async () =>
    (await desk.locator('.offer-totals').textContent())?.replaceAll(/\s/g, ''),
  ).toContain('565,00')
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf }
  await desk.locator('.desk-editor input[type=file][multiple]').setInputFiles([plan])
  await desk.locator('.upload.stored', { hasText: plan.name }).waitFor()
  await desk.getByRole('button', { name: 'Aperçu' }).click()
  const preview = desk.locator('.desk-preview')
  await preview.getByText('3 Wochen').waitFor()
  const promised = await preview.locator('.offer').innerText()
  expect(promised).toContain(t('request.accept'))
  await expectSound(desk, 'preview')
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'Envoyer le devis' }).click()
  await desk.getByText('Devis envoyé au client.').waitFor()

  const customer = await visit({ locale })
  await goTo(customer, await linkTo(email, /Ihr Angebot/))
  await customer.locator('.offer').waitFor()
  // What is not sent yet has no document.
  const link = `${t('request.pdf', { version: 1 })}\n\n`
  const shown = await customer.locator('.offer').innerText()
  expect(shown).toContain(link)
  expect(linesOf(shown.replace(link, ''))).toEqual(linesOf(promised))
  const [download] = await Promise.all([
    customer.waitForEvent('download'),
    customer.getByRole('button', { name: t('attached.open', { name: plan.name }) }).click(),
  ])
  expect(readFileSync(await download.path())).toEqual(plan.buffer)
  await customer.locator('#message-text').fill('Geht es schneller?')
  await customer.getByRole('button', { name: t('request.send') }).click()
  await customer.getByText(t('request.sent')).waitFor()
  await desk.goto(await linkTo(company.email, new RegExp(`${reference}[^]*Geht es schneller`)))
  // The same page and the same link: a browser that shows it already only notes the fragment.
  await desk.reload()
  await desk.getByText('Geht es schneller?').waitFor()
  await desk.keyboard.press('m')
  await desk.keyboard.type('Ja, in zwei Wochen.')
  await desk.keyboard.press('Control+Enter')
  await desk.getByText('Message envoyé.').waitFor()
  await linkTo(email, /Neue Nachricht[\s\S]*zwei Wochen/)

  await customer.getByRole('button', { name: t('request.accept') }).click()
  const dialog = customer.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('request.accept') }).click()
  await customer.getByText(t('request.accepted')).waitFor()
  await linkTo(email, /Angebot angenommen/)
  await desk.goto(await linkTo(company.email, new RegExp(`${reference}[^]*Devis accepté`)))
  await desk.reload()
  await desk.getByText('Décision de Anne Klein').waitFor()
  await expectSound(desk, 'accepted')
})

it('The whole desk lists, searches and opens by keyboard; strangers see nothing', async () => {
  const reference = await send(ownEmail('liste'), 'en')
  const desk = await visit()
  await desk.goto(linkOfOperator())
  await desk.getByRole('heading', { name: 'Demandes de devis' }).waitFor()
  await desk.locator('.desk-row').first().waitFor()
  await desk.keyboard.press('/')
  await desk.keyboard.type(reference)
  await desk.keyboard.press('Enter')
  await eventually(() => desk.locator('.desk-row').count()).toBe(1)
  await expectSound(desk, 'list')
  await desk.locator('h1').click()
  await desk.keyboard.press('j')
  await desk.keyboard.press('Enter')
  await desk.getByRole('heading', { name: 'Klein en' }).waitFor()
  await desk.keyboard.press('n')
  await desk.keyboard.type('Rappeler lundi')
  await desk.keyboard.press('Control+Enter')
  await desk.getByText('Note ajoutée.').waitFor()
  await desk.getByLabel('Responsable', { exact: false }).fill('Marie')
  await desk.getByRole('button', { name: 'Enregistrer le responsable' }).click()
  await desk.getByText('Responsable enregistré.').waitFor()
  await desk.locator('h1').click()
  await desk.keyboard.press('?')
  await desk.getByRole('dialog').getByText('Demande suivante').waitFor()
  await expectSound(desk, 'shortcuts')
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('l')
  await desk.locator('.desk-row', { hasText: 'Marie' }).waitFor()

  const stranger = await visit({ expected: [/status of 404/, /AppError: not-found/] })
  await stranger.goto(`${site.origin}${deskPaths.link}?request=${reference}#token=x`)
  await stranger.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  await expectSound(stranger, 'unknown')
  expect((await stranger.goto(site.origin + deskPaths.all))?.status()).toBe(404)
})
