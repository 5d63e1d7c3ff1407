import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { roles } from '#domain/staff/staff-schemas.ts'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { openPart } from './desk-support.ts'
import { overhang, smallTargets } from './page-checks.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** The link that `npm run operate -- desk --role …` prints. */
function deskAs(role: string): string {
  const command = ['--no-warnings', 'scripts/operate/main.ts', 'desk', '--role', role, '--json']
  const env = { ...process.env, PORT: new URL(site.origin).port }
  const [row] = JSON.parse(execFileSync(process.execPath, command, { env, encoding: 'utf8' })) as {
    desk: string
  }[]
  return row?.desk ?? 'no link'
}

test('An administrator adds a colleague, gives roles, and reads who did that in the journal', async () => {
  const page = await visit()
  await page.goto(deskAs('administrator'))
  await openPart(page, 'Équipe')
  await page.getByLabel('Adresse e-mail').fill('nadia.roth@example.org')
  await page.getByRole('group', { name: 'Rôles', exact: true }).getByLabel('Contenu et fermetures').check()
  await page.getByRole('button', { name: 'Ajouter une personne' }).click()
  await page.getByText('Nadia Roth\u00a0: enregistré. Accès à\u00a0: Contenu et fermetures.').waitFor()
  await page.getByLabel('Adresse e-mail').fill('sans.role@example.org')
  await page.getByRole('button', { name: 'Ajouter une personne' }).click()
  await page.getByText('Sans Role\u00a0: enregistré. Sans rôle, cette personne peut entrer').waitFor()
  const member = page.getByRole('listitem').filter({ hasText: 'nadia.roth@example.org' })
  await member.getByText('Nadia Roth', { exact: true }).waitFor()
  await member.getByLabel('Demandes et devis').check()
  await member.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Nadia Roth : enregistré.').waitFor()
  await page.getByRole('button', { name: 'Retirer de l’équipe : Sans Role' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer de l’équipe' }).click()
  await page.getByText('1 personne a quitté l’équipe').click()
  await page.getByText('sans.role@example.org, partie le').waitFor()
  expect(await findings(page, 'team', 'fr')).toEqual([])
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await overhang(page), `team at ${width} px`).toEqual([])
  }
  expect(await smallTargets(page, 24)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })

  await openPart(page, 'Journal')
  await page.getByLabel('Référence ou identifiant').fill('nadia.roth@example.org')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await page.getByText('nom ou rôles modifiés').waitFor()
  await page.getByText('Demandes et devis, Contenu et fermetures').first().waitFor()
  expect(await page.locator('.desk-journal > li').count()).toBe(2)
  expect(await findings(page, 'journal', 'fr')).toEqual([])
  await page.setViewportSize({ width: 375, height: 700 })
  expect(await overhang(page), 'journal').toEqual([])
  await page.goBack()
  await page.getByRole('heading', { name: 'Équipe' }).waitFor()
})

test('Each role sees its parts of the desk and no others', async () => {
  const parts: Record<string, string[]> = {}
  for (const role of roles) {
    const page = await visit()
    await page.goto(deskAs(role))
    await page.locator('main h1').waitFor()
    parts[role] = await page.locator('.desk-nav a').allTextContents()
  }
  expect(parts).toMatchObject({
    administrator: expect.arrayContaining(['Demandes de devis', 'Équipe', 'Journal', 'Mon profil']),
    sales: expect.arrayContaining(['Demandes de devis', 'Mon profil']),
  })
  for (const role of ['catalogue', 'content']) expect(parts[role]).not.toContain('Demandes de devis')
  for (const role of ['sales', 'catalogue', 'content']) expect(parts[role]).not.toContain('Journal')
})

test('Whoever has no role yet reads whom to ask', async () => {
  const page = await visit()
  await page.route('**/api/desk/me', async (route) => {
    const answer = await route.fetch()
    const me = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...me, roles: [], administrators: ['Nadia Roth'] } })
  })
  await page.goto(deskAs('sales'))
  await page.getByRole('heading', { name: 'Vous n’avez pas encore de rôle' }).waitFor()
  await page.getByText('Demandez un rôle à').waitFor()
  await page.getByRole('listitem').getByText('Nadia Roth').waitFor()
  expect(await page.locator('.desk-nav a').count()).toBe(0)
  await page.setViewportSize({ width: 375, height: 700 })
  expect(await overhang(page), 'no role').toEqual([])
  expect(await findings(page, 'no role', 'fr')).toEqual([])
})

test('Whoever writes to customers chooses the name that they read', async () => {
  const page = await visit()
  await page.goto(deskAs('sales'))
  await openPart(page, 'Mon profil')
  await page.getByLabel('Nom au bureau').fill('Marie Klein')
  await page.getByLabel('Nom pour les clients').fill('Marie')
  await page.keyboard.press('Enter')
  await page.getByText('Noms enregistrés.').waitFor()
  await page.reload()
  await page.getByLabel('Nom pour les clients').waitFor()
  expect(await page.getByLabel('Nom pour les clients').inputValue()).toBe('Marie')
})
