import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { deskLink } from '#test/support/desk-link.ts'
import { sharedSite } from '#test/support/site.ts'
import { expectSound, openPart } from './desk-support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const slug = 'peser-au-froid'
const languages = { fr: 'français', en: 'anglais', de: 'allemand' } as const
const titles = { fr: 'Peser au froid', en: 'Weighing in the cold', de: 'Wiegen in der Kälte' }

test('An article is written in three languages, published, changed back to a version before, and taken away', async () => {
  const desk = await visit()
  await desk.goto(deskLink(site.origin, 'content'))
  await openPart(desk, 'Articles')
  await desk
    .getByRole('link', { name: /La vérification périodique|vérification/ })
    .first()
    .waitFor()
  await expectSound(desk, 'articles')
  await desk.getByRole('button', { name: 'Écrire un article' }).press('Enter')
  await desk.getByLabel('Adresse').fill(slug)
  await desk.getByLabel('Titre en français').fill(titles.fr)
  await openPart(desk, 'Questions fréquentes')
  await desk.getByRole('button', { name: 'Écrire une nouvelle version : Contact' }).waitFor()
  await openPart(desk, 'Articles')
  await desk.getByRole('button', { name: 'Écrire un article' }).press('Enter')
  await desk.getByText('Votre saisie non enregistrée est revenue').waitFor()
  expect(await desk.getByLabel('Titre en français').inputValue()).toBe(titles.fr)
  expect(await desk.getByLabel('Adresse').inputValue()).toBe(slug)
  await desk.getByLabel('Résumé en français').fill('Ce que le froid change à une pesée.')
  await desk
    .getByRole('textbox', { name: 'Texte en français' })
    .fill('## Le froid\n\n<script>alert(1)</script>')
  await desk.getByRole('button', { name: 'Aperçu en français' }).click()
  await desk.getByRole('dialog').getByText('Le texte contient du HTML', { exact: false }).waitFor()
  await desk.getByRole('dialog').getByRole('heading', { name: titles.fr, level: 1 }).waitFor()
  await desk.getByRole('dialog').locator('.lead', { hasText: 'Ce que le froid change' }).waitFor()
  await desk.getByRole('dialog').getByRole('heading', { name: 'Le froid' }).waitFor()
  await expectSound(desk, 'preview')
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'Publier', exact: true }).click()
  await desk.getByText('À écrire dans les trois langues').first().waitFor()
  await expectSound(desk, 'refused article')
  for (const locale of locales) {
    const language = languages[locale]
    await desk.getByLabel(`Titre en ${language}`).fill(titles[locale])
    await desk.getByLabel(`Résumé en ${language}`).fill(`${titles[locale]}, ${titles[locale]}.`)
    await desk
      .getByRole('textbox', { name: `Texte en ${language}` })
      .fill(`## ${titles[locale]}\n\n**Un**, [x](/devis).`)
  }
  await desk.getByRole('button', { name: 'Publier', exact: true }).press('Enter')
  const outcome = desk.getByText('Version 1 publiée')
  await outcome.waitFor()
  expect(await outcome.evaluate((box) => box.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  expect(await desk.getByRole('link', { name: 'Voir l’article' }).getAttribute('href')).toBe(`/blog/${slug}`)

  const visitor = await visit()
  for (const locale of locales) {
    await visitor.goto(site.origin + inLocale(locale, '/blog'))
    await visitor.getByRole('link', { name: titles[locale] }).click()
    await visitor.getByRole('heading', { name: titles[locale], level: 1 }).waitFor()
    expect(await visitor.locator('.article-body a').getAttribute('href')).toBe(inLocale(locale, '/devis'))
  }

  await desk.getByRole('textbox', { name: 'Texte en français' }).fill('## Le froid\n\nDeux.')
  await desk.getByRole('button', { name: 'Publier', exact: true }).press('Enter')
  await desk.getByText('Version 2 publiée').waitFor()
  await visitor.goto(`${site.origin}/blog/${slug}`)
  await visitor.getByText('Deux.').waitFor()
  await desk.getByRole('button', { name: 'Reprendre la version 1' }).press('Enter')
  await desk.getByText('Texte de la version 1 repris', { exact: false }).waitFor()
  await desk.getByRole('button', { name: 'Publier', exact: true }).press('Enter')
  await desk.getByText('Version 3 publiée').waitFor()
  await visitor.goto(`${site.origin}/blog/${slug}`)
  await visitor.locator('.article-body strong', { hasText: 'Un' }).waitFor()

  await desk.getByRole('button', { name: 'Retirer du site' }).press('Enter')
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Retirer du site' }).press('Enter')
  await desk.getByText('l’article n’est plus sur le site').waitFor()
  expect((await fetch(`${site.origin}/blog/${slug}`)).status).toBe(404)
  await desk.getByRole('button', { name: 'Tous les articles' }).press('Enter')
  await desk.getByRole('listitem').filter({ hasText: 'retiré' }).waitFor()
})
