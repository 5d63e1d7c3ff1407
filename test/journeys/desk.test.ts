import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskPaths } from '#config/desk-settings.ts'
import type { Locale } from '#config/locales.ts'
import { openBrowser } from '#test/support/browser.ts'
import { ownEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { overhang, smallTargets } from './page-checks.ts'
import { eventually } from './support.ts'

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

/** The link that `npm run operate -- desk` prints. */
function linkOfOperator(): string {
  const command = ['--no-warnings', 'scripts/operate/main.ts', 'desk', '--json']
  const env = { ...process.env, PORT: new URL(site.origin).port }
  const [row] = JSON.parse(execFileSync(process.execPath, command, { env, encoding: 'utf8' })) as {
    desk: string
  }[]
  return row?.desk ?? 'no link'
}

async function expectSound(page: Page, place: string): Promise<void> {
  expect(await findings(page, place, 'fr')).toEqual([])
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await overhang(page), `${place} at ${width} px`).toEqual([])
  }
  expect(await smallTargets(page, 24)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('The whole desk lists, searches and opens by keyboard; strangers see nothing', async () => {
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
