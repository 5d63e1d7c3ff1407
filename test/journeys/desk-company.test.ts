import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { initialFacts } from '#config/initial-facts.ts'
import { locales } from '#config/locales.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { addDays, inParis } from '#domain/time/business-hours.ts'
import { openBrowser } from '#test/support/browser.ts'
import { deskLink } from '#test/support/desk-link.ts'
import { sharedSite } from '#test/support/site.ts'
import { expectSound, openPart } from './desk-support.ts'
import { eventually } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
afterAll(() => site.write('delete from dated_versions'))

const tomorrow = addDays(inParis(new Date()).day, 1)

async function open(part: string, expected: RegExp[] = []): Promise<Page> {
  const page = await visit({ expected })
  await page.goto(deskLink(site.origin, 'content'))
  await page.getByRole('link', { name: part, exact: true }).press('Enter')
  await page.getByRole('heading', { name: part, level: 1 }).waitFor()
  return page
}

/** Presses the button, and answers its question, which must say these words. */
async function putInForce(desk: Page, ...said: string[]): Promise<void> {
  const name = 'Mettre en vigueur'
  await desk.getByRole('button', { name }).press('Enter')
  const question = desk.getByRole('alertdialog')
  await question.waitFor()
  for (const words of said) expect(await question.textContent()).toContain(words)
  await question.getByRole('button', { name }).click()
}

test('A telephone number that the desk changes is said by header, contact page and structured data', async () => {
  const desk = await open('Coordonnées', [/422/])
  await desk.getByLabel('Téléphone').fill('12')
  await putInForce(desk)
  await desk.getByText('Numéro de téléphone invalide').waitFor()
  await expectSound(desk, 'refused facts')
  await desk.getByLabel('Téléphone').fill('03 88 00 11 22')
  await putInForce(desk)
  await desk.getByText('le site le dit maintenant').waitFor()
  await expectSound(desk, 'facts')
  const visitor = await visit()
  for (const locale of locales)
    await eventually(async () => {
      await visitor.goto(site.origin + inLocale(locale, paths.contact))
      return visitor.content()
    }).toMatch(/"telephone":"\+33388001122"/)
  await visitor.setViewportSize({ width: 375, height: 700 })
  expect(await visitor.locator('header a.call').getAttribute('href')).toBe('tel:+33388001122')
  expect(await visitor.locator('main').innerText()).toMatch(/\+33.3.88.00.11.22/)
  expect(await visitor.locator(`a[href="tel:${initialFacts.phone}"]`).count()).toBe(0)
})

test('New terms wait for their day, can be called off, and leave what was accepted readable', async () => {
  const desk = await open('Textes légaux')
  await desk.getByRole('button', { name: /Conditions générales/ }).press('Enter')
  await desk.getByLabel('Texte en français').fill('## Objet nouveau\n\nTexte de demain.')
  await openPart(desk, 'Coordonnées')
  await desk.getByLabel('Téléphone').waitFor()
  await openPart(desk, 'Textes légaux')
  await desk.getByText('Votre saisie non enregistrée est revenue').waitFor()
  expect(await desk.getByLabel('Texte en français').inputValue()).toContain('Texte de demain.')
  await desk.getByLabel('En vigueur à partir du').fill(tomorrow)
  await putInForce(desk)
  await desk.getByText('Jusque-là, rien ne change').waitFor()
  await expectSound(desk, 'terms')
  await desk.getByRole('button', { name: 'Annuler la version 2.0' }).click()
  const question = desk.getByRole('alertdialog', { name: 'Elle n’entrera pas en vigueur' })
  await question.getByRole('button', { name: 'Retour' }).click()
  await desk.getByText('à venir').waitFor()
  // A version of today stands until the one that was planned before it.
  await desk.getByLabel('En vigueur à partir du').fill(addDays(tomorrow, -1))
  await desk.getByLabel('Texte en français').fill('## Objet\n\nTexte d’aujourd’hui.')
  await putInForce(desk, 'Conditions générales', 'La version 2.0, prévue avant, remplacera celle-ci')
  await desk.getByText('remplacera ce jour-là la version 3.0').waitFor()
  await expectSound(desk, 'overtaken terms')
  const visitor = await visit()
  await visitor.goto(site.origin + paths.terms)
  expect(await visitor.locator('main').innerText()).not.toContain('Texte de demain.')
  await site.write(`delete from dated_versions where version = 3`)
  await site.write(`update dated_versions set day = '${addDays(tomorrow, -1)}' where subject = 'terms'`)
  await eventually(async () => {
    await visitor.goto(site.origin + paths.terms)
    return visitor.locator('main').innerText()
  }).toContain('Texte de demain.')
  await visitor.goto(`${site.origin}${paths.terms}?version=1.0`)
  await visitor.getByText('n’est plus en vigueur').waitFor()
  expect(await visitor.locator('main').innerText()).toContain('1. Objet')
  await visitor.getByRole('link', { name: /Lire la version 2\.0/ }).click()
  await visitor.getByText('Texte de demain.').waitFor()
})
