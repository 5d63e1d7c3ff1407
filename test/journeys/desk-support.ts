import { execFileSync } from 'node:child_process'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { openBrowser } from '#test/support/browser.ts'
import type { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { overhang, smallTargets } from './page-checks.ts'
import { eventually } from './support.ts'

type Site = ReturnType<typeof sharedSite>

/** The link that `npm run operate -- desk` prints; with a role, as somebody who has only that one. */
export function linkOfOperator(site: Site, role?: string): string {
  const as = role === undefined ? [] : ['--role', role]
  const command = ['--no-warnings', 'scripts/operate/main.ts', 'desk', ...as, '--json']
  const env = { ...process.env, PORT: new URL(site.origin).port }
  const [row] = JSON.parse(execFileSync(process.execPath, command, { env, encoding: 'utf8' })) as {
    desk: string
  }[]
  return row?.desk ?? 'no link'
}

export async function expectSound(page: Page, place: string): Promise<void> {
  expect(await findings(page, place, 'fr')).toEqual([])
  for (const width of [375, 320, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await overhang(page), `${place} at ${width} px`).toEqual([])
  }
  expect(await smallTargets(page, 24)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** The mail to that address whose subject holds the words. */
export async function mailTo(site: Site, address: string, words: string): Promise<string> {
  const found = async () =>
    (await site.readMails()).find(
      ({ to, subject = '' }) => to?.[0]?.address === address && subject.includes(words),
    )
  await eventually(async () => (await found()) !== undefined, `${words} to ${address}`).toBe(true)
  return (await found())?.text ?? ''
}

/** Sends the offer that is open, and answers the question before it. */
export async function sendOffer(desk: Page): Promise<void> {
  const name = 'Envoyer le devis'
  await desk.getByRole('button', { name }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name }).click()
}

/**
 * The row of the desk's list that names somebody, on whichever page of it. Who waits longest comes first and journeys
 * share a site: what this one sent comes after the requests of others.
 */
export async function rowOf(desk: Page, name: string): Promise<Locator> {
  const row = desk.locator('tr', { hasText: name })
  const more = desk.getByRole('button', { name: 'Demandes suivantes' })
  for (;;) {
    await row.or(more).first().waitFor()
    if (await row.isVisible()) return row
    const before = await desk.locator('tr').count()
    await more.click()
    await expect.poll(() => desk.locator('tr').count(), { timeout: 10_000 }).toBeGreaterThan(before)
  }
}

/** The editor of the first offer to a request of « Lea Angebot », as the operator opens it. */
export async function openOffer(
  visit: ReturnType<typeof openBrowser>,
  site: Site,
  reference: string,
  expected: RegExp[] = [],
): Promise<Page> {
  const desk = await visit({ expected })
  await desk.goto(linkOfOperator(site))
  await desk.getByRole('heading', { name: 'À répondre' }).waitFor()
  await (await rowOf(desk, reference)).getByRole('link').click()
  await desk.getByRole('heading', { name: 'Lea Angebot' }).waitFor()
  await desk.keyboard.press('o')
  await desk.getByRole('heading', { name: 'Devis, version 1' }).waitFor()
  return desk
}

/** Opens a part of the desk: by its group, where that is not the present one. */
export async function openPart(desk: Page, name: string): Promise<void> {
  const link = desk.locator('.desk-nav').getByRole('link', { name, exact: true })
  const group = desk.locator('.desk-nav > ul > li', {
    has: desk.getByRole('link', { name, exact: true, includeHidden: true }),
  })
  await group.waitFor()
  if (!(await link.isVisible())) await group.getByRole('link').first().press('Enter')
  await link.press('Enter')
}

/** Opens every section of the editor of a product, and every model in it. */
export async function unfold(desk: Page): Promise<void> {
  await desk.locator('.catalogue-section').first().waitFor()
  // What moves after a key is no shift.
  await desk.keyboard.press('Shift')
  await desk.locator('.catalogue-section, .catalogue-model-row').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true
  })
}
