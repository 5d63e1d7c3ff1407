import { afterAll, expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { deskLink } from '#test/support/desk-link.ts'
import { sharedSite } from '#test/support/site.ts'
import { expectSound, openPart } from './desk-support.ts'
import { eventually } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
afterAll(() => site.write("delete from dated_versions where subject = 'contact'"))

const languages = { fr: 'français', en: 'anglais', de: 'allemand' } as const
const asked = {
  fr: 'Livrez-vous en Suisse ?',
  en: 'Do you deliver to Switzerland?',
  de: 'Liefern Sie in die Schweiz?',
}

test('A question is added to the contact page and put first, and the page goes back to what it began with', async () => {
  const desk = await visit()
  await desk.goto(deskLink(site.origin, 'content'))
  await openPart(desk, 'Questions fréquentes')
  await desk.getByRole('button', { name: 'Écrire une nouvelle version : Contact' }).press('Enter')
  await desk.getByRole('button', { name: 'Ajouter une question' }).press('Enter')
  const group = desk.getByRole('group', { name: 'Question 9', exact: true })
  await group.getByLabel('Question en français').fill(asked.fr)
  await openPart(desk, 'Articles')
  await desk.getByRole('button', { name: 'Écrire un article' }).waitFor()
  await openPart(desk, 'Questions fréquentes')
  await desk.getByText('Votre saisie non enregistrée est revenue').waitFor()
  // A line a question, and only one of them is open.
  await desk.locator('summary', { hasText: asked.fr }).click()
  await eventually(() => desk.locator('.desk-question[open]').count()).toBe(1)
  await desk.setViewportSize({ width: 375, height: 700 })
  expect(
    await desk
      .locator('.desk-question')
      .first()
      .evaluate((fold) => fold.clientHeight),
  ).toBeLessThan(90)
  await desk.setViewportSize({ width: 1280, height: 900 })
  expect(await group.getByLabel('Question en français').inputValue()).toBe(asked.fr)
  await desk.getByRole('button', { name: 'Mettre en vigueur', exact: true }).press('Enter')
  await group.getByText('À écrire dans les trois langues').first().waitFor()
  await expectSound(desk, 'refused questions')
  for (const locale of locales) {
    await group.getByLabel(`Question en ${languages[locale]}`).fill(asked[locale])
    await group.getByLabel(`Réponse en ${languages[locale]}`).fill(`${asked[locale]} 1`)
  }
  for (let place = 9; place > 1; place--)
    await desk.getByRole('button', { name: `Monter la question ${place}`, exact: true }).press('Enter')
  const putInForce = async () => {
    await desk.getByRole('button', { name: 'Mettre en vigueur', exact: true }).press('Enter')
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Mettre en vigueur' }).press('Enter')
  }
  await putInForce()
  await desk.getByText('Version 2.0').waitFor()
  await expectSound(desk, 'questions')

  const visitor = await visit()
  for (const locale of locales) {
    await visitor.goto(site.origin + inLocale(locale, '/contact'))
    await eventually(() => visitor.locator('.page-faq summary').first().innerText()).toBe(asked[locale])
    expect(await visitor.locator('.page-faq summary').count()).toBe(9)
  }
  await desk.getByRole('button', { name: 'Reprendre la version 1.0' }).press('Enter')
  await desk.locator('.desk-question').nth(8).waitFor({ state: 'detached' })
  await putInForce()
  await desk.getByText('Version 3.0').waitFor()
  await visitor.goto(`${site.origin}/contact`)
  await eventually(() => visitor.locator('.page-faq summary').count()).toBe(8)
})
