import { expect, test } from 'vitest'
import { company } from '#config/company.ts'
import { initialFacts } from '#config/initial-facts.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { addressOf, cardNames, eventually, fill, hasFocus, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const t = await wordsOf('fr')
const open = (expected: RegExp[] = []) => visit({ javaScriptEnabled: false, expected })
const names = async (query: string) => (await site.list(query)).items.map(({ name }) => name)

test('Without JavaScript the home page links to the catalogue', async () => {
  const page = await open()
  await page.goto('/')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Le poids juste, vérifié et suivi.',
  )
  expect(await page.locator('.card').count()).toBe(4)
  await page.getByRole('link', { name: t('home.to-products') }).click()
  expect(addressOf(page)).toBe('/products')
  await eventually(() => cardNames(page)).toEqual(await names(''))
})

test('Without JavaScript filters and order are forms, and each keeps the values of the other', async () => {
  const page = await open()
  await page.goto('/products?q=balance')
  await page.locator('input[name="category"][value="laboratory"]').check()
  await page.locator('input[name="metrology"][value="yes"]').check()
  await page.getByRole('button', { name: t('filters.apply') }).click()
  expect(addressOf(page)).toBe('/products?q=balance&category=laboratory&metrology=yes')
  await eventually(() => cardNames(page)).toEqual(await names('q=balance&category=laboratory&metrology=yes'))
  await page.locator('select[name=sort]').selectOption('price-asc')
  await page.getByRole('button', { name: t('sort.apply') }).click()
  const sorted = await site.list('q=balance&category=laboratory&metrology=yes&sort=price-asc')
  expect(new URL(page.url()).searchParams.get('sort')).toBe('price-asc')
  await eventually(() => cardNames(page)).toEqual(sorted.items.map(({ name }) => name))
  expect(await page.locator('.count').textContent()).toBe(t('list.count', { count: sorted.total }))
  expect(await page.locator('.filters input[name="category"][value="laboratory"]').isChecked()).toBe(true)
  await page.getByRole('searchbox').fill('analytique')
  await page.getByRole('button', { name: t('search.submit') }).click()
  const search = new URL(page.url()).searchParams
  expect([search.get('q'), search.get('category'), search.get('metrology')]).toEqual([
    'analytique',
    'laboratory',
    'yes',
  ])
  await eventually(() => cardNames(page)).toEqual(await names(String(search)))
})

test('Without JavaScript the pages of the list are links', async () => {
  const page = await open()
  await page.goto('/products?sort=name-asc')
  const hrefs = () =>
    page.locator('.results .card h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = await hrefs()
  await page.getByRole('link', { name: t('pager.next') }).click()
  const { total } = await site.list('')
  expect(await page.locator('.pager-place').textContent()).toBe(t('pager.place', { from: 25, to: 48, total }))
  const second = await hrefs()
  expect(second.length).toBe(24)
  expect(second.filter((href) => first.includes(href))).toEqual([])
  await page.getByRole('link', { name: t('pager.previous') }).click()
  expect(await hrefs()).toEqual(first)
})

test('Without JavaScript a product page shows all data of its models', async () => {
  const page = await open()
  const product = await site.product('montevigne-c3')
  await page.goto(`/products/${product.id}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(product.name)
  const text = (await page.locator('main').textContent()) ?? ''
  for (const { reference, porteeMax } of product.variants) {
    expect(text).toContain(reference)
    expect(text).toContain(porteeMax)
  }
  const { capacity, readability, platform, dimensions, weight, ...shared } = product.specifications
  for (const value of Object.values(shared)) expect(text).toContain(value)
  for (const feature of product.features) expect(text).toContain(feature)
  const picture = page.locator('.product-picture img')
  expect(await picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  const other = product.variants.find(({ reference }) => reference !== product.leadReference)
  await page.locator(`.model-ruler input[value="${other?.reference}"]`).check()
  await page.getByRole('button', { name: t('drawing.show') }).click()
  expect(await page.locator('.model-reference').textContent(), 'another model').toBe(other?.reference)
  await page.getByRole('button', { name: t('reading.put', { mass: '20\u00a0kg' }) }).click()
  const status = page.locator('.product-stage').getByRole('status')
  expect(await status.textContent(), 'a mass is put on it').toMatch(/20\skg/)
  expect(new URL(page.url()).searchParams.get('model'), 'and it is still that model').toBe(other?.reference)
  await page
    .locator('.breadcrumbs')
    .getByRole('link', { name: t('category.commercial') })
    .click()
  expect(addressOf(page)).toBe('/products?category=commercial')
})

test('Without JavaScript an unknown address is a 404 page with links', async () => {
  const page = await open([/404/])
  const answer = await page.goto('/cette-page')
  expect(answer?.status()).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Cette page n’existe pas')
  await page.getByRole('searchbox').fill('balance')
  await page.getByRole('button', { name: t('search.submit') }).click()
  expect(addressOf(page)).toBe('/products?q=balance')
  await eventually(() => cardNames(page)).toEqual(await names('q=balance'))
})

test('Without JavaScript a message goes from the home page to the mail', async () => {
  const page = await open([/422/])
  const email = uniqueEmail('noscript')
  await page.goto('/')
  await page.locator('.site-header').getByRole('link', { name: 'Contact' }).click()
  const notice = page.locator('form .notice').first()
  expect(await notice.textContent()).toContain(initialFacts.email)
  await fill(page, { name: 'Lise Muller', subject: 'Une panne', message: 'ERR 4.\nQue faire ?' })
  await page.getByRole('button', { name: t('contact.send') }).click()
  const problems = page.locator('.form-problems')
  await problems.waitFor()
  expect(await page.title()).toMatch(/^Erreur/)
  expect(await problems.evaluate(hasFocus)).toBe(true)
  expect(await page.locator('#email-error').textContent()).toBe(t('form.required'))
  expect(await page.locator('#message').inputValue()).toBe('ERR 4.\nQue faire ?')
  await fill(page, { email })
  await page.getByRole('button', { name: t('contact.send') }).click()
  await page.waitForURL(/\/contact\?reference=MSG-/)
  const reference = new URL(page.url()).searchParams.get('reference') ?? 'none'
  expect(await page.locator('.form-sent').textContent()).toContain(reference)
  expect(site.rows('select reference, message from contact_messages where email = ?', email)).toEqual([
    { reference, message: 'ERR 4.\nQue faire ?' },
  ])
  const mails = async () => (await site.readMails()).filter(({ subject }) => subject?.includes(reference))
  await eventually(async () => (await mails()).length).toBe(2)
  await page.getByRole('link', { name: t('contact.again') }).click()
  expect(await page.locator('#message').inputValue()).toBe('')
})

test('Without JavaScript a request is sent from the page of the list and confirmed', async () => {
  const page = await open()
  const email = uniqueEmail('noscript-quote')
  await page.goto('/devis')
  expect(await page.locator('form .notice').first().textContent()).toContain(t('quote.noscript'))
  await fill(page, { name: 'Lise Muller', email, message: 'Une MV-P1-6.' })
  await page.locator('#termsAccepted').check()
  await page.getByRole('button', { name: t('quote.send') }).click()
  await page.waitForURL(/\/devis\?reference=DEV-/)
  const reference = new URL(page.url()).searchParams.get('reference') ?? 'none'
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('sent.title'))
  const text = (await page.locator('.confirmation').textContent()) ?? ''
  for (const part of [reference, t('sent.step-mail-plain'), t('sent.step-reply-plain'), '03\u00a053\u00a001'])
    expect(text).toContain(part)
  expect(site.rows('select reference from quote_requests where email = ?', email)).toEqual([{ reference }])
})

test('Without JavaScript the languages and the menu of a page are links', async () => {
  const page = await open()
  await page.goto('/products?category=medical')
  await page.locator('.languages').getByRole('link', { name: 'Deutsch' }).click()
  expect(addressOf(page)).toBe('/de/products?category=medical')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await page.locator('.site-header').getByRole('link', { name: 'Kontakt' }).click()
  expect(addressOf(page)).toBe('/de/contact')
})

test('Without JavaScript the page about the company shows its service area and checks a postcode', async () => {
  const page = await open()
  await page.goto('/about')
  expect(await page.getByRole('img', { name: t('area.map-title') }).isVisible()).toBe(true)
  expect(await page.locator('#area').textContent()).toContain(`${company.serviceRadiusKm}\u00a0km`)
  expect(await page.locator('#area noscript .hint').isVisible()).toBe(true)
  await page.getByLabel(t('area.postcode'), { exact: true }).fill('67000')
  await page.getByRole('button', { name: t('area.check') }).click()
  const answer = page.locator('#area [role=status]')
  expect(await answer.textContent()).toContain('Strasbourg')
  expect(await page.getByLabel(t('area.postcode'), { exact: true }).inputValue()).toBe('67000')
})
