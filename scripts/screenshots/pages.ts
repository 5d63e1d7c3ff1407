import type { Page } from 'playwright-core'
import { type PrivateShot, privateShots } from './private-pages.ts'

/** A picture to take: its name, a path without language, and actions before it. */
type PublicShot = { name: string; path: string; act?: (page: Page) => Promise<void> }
export type Shot = PublicShot | PrivateShot

const product = '/products/montevigne-b8'
const answers = 'lang=fr&use=price-computing&country=FR&load=6+kg&smallest=100+g'

/** Two models on the quote list and four compared products, as in a visitor's browser. */
async function addToQuote(page: Page): Promise<void> {
  await page.locator('.card .card-foot .button').first().click()
  await page.locator('dialog[open]').waitFor()
}
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
async function compare(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await page.locator('.compare-button:not(.chosen)').first().click()
  await page.locator('.compare-badge').waitFor()
}
const compared = ['askelune-ex3', 'zornhalde-n4', 'tarnoval-b9:TN-B9-150', 'tarnoval-g5']

async function openAuth(page: Page, tab: number): Promise<void> {
  await page.locator('.account-button').click()
  await page.locator('dialog [role="tab"]').nth(tab).click()
}

/** Opens the conversation beside the page; on a phone its entry is in the menu. */
async function openAssistant(page: Page): Promise<void> {
  const menu = page.locator('.menu-button')
  if (await menu.isVisible()) await menu.click()
  await page.locator('.ask-entry').click()
  await page.locator('dialog .composer').waitFor()
}
const questions: Record<string, readonly string[]> = {
  fr: ['Boulanger, balance 15 kg', 'Que veut dire classe III ?'],
  en: ['Baker, 15 kg scale', 'What does class III mean?'],
  de: ['Bäckerei, Waage 15 kg', 'Was bedeutet Klasse III?'],
}
async function converse(page: Page): Promise<void> {
  const locale = (await page.locator('html').getAttribute('lang')) ?? 'fr'
  for (const [i, question] of (questions[locale] ?? []).entries()) {
    await page.locator('.composer textarea').fill(question)
    await page.keyboard.press('Enter')
    await page.locator('.answer:not(.waiting)').nth(i).waitFor()
  }
}

/** Every page and every open state of the site; each row is taken in each window, language and scheme. */
export const shots: readonly Shot[] = [
  ...privateShots,
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'catalogue', path: '/products' },
  {
    name: 'catalogue-suggestions',
    path: '/products',
    act: async (page) => {
      await page.locator('.search-field input').focus()
      await page.locator('.search-field [role="combobox"]').pressSequentially('montev 15 kg')
      await page.locator('.suggestion').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  { name: 'catalogue-filtered', path: '/products?category=laboratory&metrology=yes' },
  { name: 'catalogue-empty', path: '/products?q=zzzzqqq' },
  { name: 'product', path: product },
  { name: 'compare', path: `/compare?${compared.map((one) => `p=${one}`).join('&')}` },
  { name: 'compare-empty', path: '/compare' },
  { name: 'articles', path: '/blog' },
  { name: 'article', path: '/blog/verification-periodique' },
  { name: 'quote', path: '/devis' },
  {
    name: 'shared-list',
    path: '/devis/liste?i=montevigne-p1*MV-P1-6*2*100&i=askelune-ex3**1*&i=left-long-ago**1*&s=commissioning-60kg*1',
  },
  { name: 'configurator', path: '/devis/configurateur' },
  { name: 'configurator-options', path: `/devis/configurateur?${answers}&step=options` },
  { name: 'configurator-summary', path: `/devis/configurateur?${answers}&step=summary` },
  { name: 'catalogue-table', path: '/products?view=table&category=commercial' },
  { name: 'catalogue-wall', path: '/products?view=scale' },
  { name: 'request', path: '/devis/suivi' },
  { name: 'contact', path: '/contact' },
  { name: 'plate', path: '/plaque?text=III+Max+15+kg+Min+100+g+e+%3D+5+g+CE+M24+0122' },
  { name: 'plate-empty', path: '/plaque' },
  { name: 'assistant', path: '/assistant' },
  { name: 'assistant-answers', path: '/assistant', act: (page) => converse(page) },
  {
    name: 'assistant-panel',
    path: '/products',
    act: async (page) => {
      await openAssistant(page)
      await converse(page)
    },
  },
  { name: 'assistant-panel-empty', path: product, act: openAssistant },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'reminder-stop', path: '/rappels' },
  { name: 'reset-password', path: '/reset-password' },
  {
    name: 'reset-password-link',
    path: '/reset-password#token=screenshot',
    act: async (page) => page.locator('#reset-password').fill('Abcd1'),
  },
  { name: 'verify-email', path: '/verify-email#token=screenshot' },
  { name: 'legal', path: '/mentions-legales' },
  { name: 'privacy', path: '/politique-de-confidentialite' },
  { name: 'terms', path: '/conditions-generales' },
  { name: 'not-found', path: '/nowhere' },
  {
    name: 'menu',
    path: '/',
    act: async (page) => {
      const button = page.locator('.menu-button')
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'filter-sheet',
    path: '/products',
    act: async (page) => {
      const button = page.locator('.filters-open')
      if (await button.isVisible()) await button.click()
    },
  },
  { name: 'quote-modal', path: '/products', act: addToQuote },
  {
    name: 'quote-panel',
    path: '/products',
    act: async (page) => {
      await addToQuote(page)
      await closeDialog(page)
      await page.locator('.badge-open').click()
      await page.locator('dialog.panel').waitFor()
    },
  },
  {
    name: 'kept',
    path: '/contact',
    act: async (page) => {
      await page.locator('#name').fill('Anne Klein')
      await page.locator('#email').fill('anne.klein@example.org')
      await page.locator('#subject').fill('Question')
      await page.locator('#message').fill('?')
      // The notice is loaded two seconds after the page.
      await page.waitForTimeout(4_000)
      await page.context().setOffline(true)
      await page.locator('.contact-page form:has(#message) button[type="submit"]').click()
      await page.locator('.notices.kept .notice').waitFor()
    },
  },
  {
    name: 'quote-filled',
    path: '/products',
    act: async (page) => {
      await addToQuote(page)
      await page.locator('dialog[open] .dialog-actions a').click()
      await page.locator('.quote-page .sheet-line').waitFor()
      await page.locator('.quote-page form button[type="submit"]').click()
      await page.locator('.form-problems').waitFor()
    },
  },
  {
    name: 'compare-panel',
    path: '/products',
    act: async (page) => {
      await compare(page, 3)
      await page.locator('.compare-badge').click()
      await page.locator('.comparison table').waitFor()
    },
  },
  { name: 'sign-in', path: '/', act: (page) => openAuth(page, 0) },
  {
    name: 'sign-up',
    path: '/',
    act: async (page) => {
      await openAuth(page, 1)
      await page.locator('#signup-password').fill('Abcd1')
      await page.locator('dialog button[type="submit"]').click()
      await page.locator('.field .error').first().waitFor()
    },
  },
]
