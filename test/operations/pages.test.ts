import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dialogOf, fillLogin, openDialog, submit } from '#test/journeys/account-support.ts'
import { addressOf, cardNames, eventually, fill, goTo, wordsOf } from '#test/journeys/support.ts'
import { openBrowser } from '#test/support/browser.ts'
import { badCases, type ContractCase, endpoints, exampleCases } from '#test/support/contract-cases.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { openSite } from '#test/support/open-site.ts'
import { password } from '#test/support/persons.ts'
import { quoteBody } from '#test/support/requests.ts'

// One after the other: each looks for a free port.
const worker = await openSite()
const pages = await openSite({}, { pages: true })

/** Headers that differ from answer to answer, and those of the files that Pages serves itself. */
const changing = ['date', 'etag', 'access-control-allow-origin', 'x-server-env', 'cf-cache-status']
const framing = [
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'vary',
  'content-encoding',
]

/** What a visitor gets of an answer, with the site's own address taken out. */
async function seen(origin: string, path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, { redirect: 'manual', ...init })
  const neutral = (text: string) => text.replaceAll(origin, 'ORIGIN')
  const headers = [...answer.headers].filter(([name]) => ![...changing, ...framing].includes(name))
  return {
    status: answer.status,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, neutral(value)])),
    text: neutral(await answer.text()),
  }
}

const asset = readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))
const json = { 'content-type': 'application/json' }

test.each<[string, number, RequestInit?]>([
  ['/', 200],
  ['/', 200, { method: 'HEAD' }],
  ['/en/products?category=bench', 200],
  ['/no-such-page', 404],
  ['/index.html', 404],
  ['/dashboard', 302],
  ['/api/products?limit=2', 200],
  ['/api/nothing', 404],
  ['/api/health', 200],
  ['/favicon.svg', 200],
  ['/robots.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/api/quotes', 422, { method: 'POST', body: '{}', headers: json }],
  ['/api/quotes', 405, { method: 'DELETE' }],
])('%s is %i on Pages as it is from the Worker (%o)', async (path, status, init) => {
  const expected = await seen(worker.origin, path, init)
  expect(expected.status).toBe(status)
  const { headers, ...rest } = await seen(pages.origin, path, init)
  expect(rest).toEqual({ status: expected.status, text: expected.text })
  expect(headers).toEqual(expected.headers)
})

test('a built file is cached for ever, and a missing one is a 404 that is not cached and no page', async () => {
  const expected = await seen(worker.origin, `/assets/${asset}`)
  const file = await seen(pages.origin, `/assets/${asset}`)
  expect(file.text).toBe(expected.text)
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  const missing = await seen(pages.origin, '/assets/home-00000000.js')
  expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  expect(missing.text).not.toContain('<')
})

test('a request for a quote is stored and its mail sent', async () => {
  const answer = await pages.post('/api/quotes', quoteBody)
  expect(answer.status).toBe(201)
  const { reference } = (await answer.json()) as { reference: string }
  await expect
    .poll(
      async () => (await pages.readMails()).filter(({ subject }) => subject?.includes(reference)).length,
      {
        timeout: 60_000,
      },
    )
    .toBe(2)
})

/** What does not depend on the moment and the site's own rows: status, headers, and the names of what the body says. */
async function shapeOf(origin: string, { path, init }: ContractCase) {
  const { status, headers, text } = await seen(origin, path, init)
  const isJson = /json/.test(headers['content-type'] ?? '')
  const { 'retry-after': _, 'set-cookie': cookie, ...same } = headers
  return {
    status,
    headers: same,
    cookies: cookie?.replaceAll(/=[^;]+/g, ''),
    body: isJson && text ? namesIn(JSON.parse(text)) : text.length > 0,
  }
}

function namesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.length ? [namesIn(value[0])] : []
  if (value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, namesIn(inner)]))
}

/**
 * Of the bad inputs those that differ in kind: Pages hands on the address, the headers and the body, and reads none.
 */
const kinds = /^(the id %00|the query lang=fr&|the body \{$|another site)/
const bad = endpoints.flatMap(([name, endpoint]) =>
  badCases(name, endpoint).filter(({ what }) => kinds.test(what)),
)

async function compare(each: ContractCase): Promise<void> {
  const name = `${each.endpoint}, ${each.what}`
  const expected = await shapeOf(worker.origin, each)
  const answer = await shapeOf(pages.origin, each)
  expect(each.allowed, name).toContain(expected.status)
  expect({ name, ...answer }).toEqual({ name, ...expected })
}

test('every endpoint of the contract answers on Pages as from the Worker, its example and bad input', async () => {
  expect(bad.length).toBeGreaterThan(endpoints.length)
  // One after the other, because an account that one makes changes what another is answered.
  for (const each of exampleCases()) await compare(each)
  // What may hash a password runs alone: of one account and one network only one is hashed at a time.
  const hashes = ({ endpoint }: ContractCase) => /auth|password|DELETE \/profile$/.test(endpoint)
  for (const each of bad.filter(hashes)) await compare(each)
  const queue = bad.filter((each) => !hashes(each))
  const next = async () => {
    for (let each = queue.shift(); each; each = queue.shift()) await compare(each)
  }
  await Promise.all(Array.from({ length: 4 }, next))
})

const visit = openBrowser(pages)

test('on Pages a visitor finds a product, puts it on the list and sends the request', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  await goTo(page, '/')
  await page.locator('main a[href^="/products/"]').first().click()
  await page.locator('.product-picture').waitFor()
  await page
    .locator('main')
    .getByRole('button', { name: t('product.add') })
    .first()
    .click()
  await page.getByRole('link', { name: t('quote.see-list') }).click()
  await eventually(() => page.locator('.sheet-line').count()).toBe(1)
  const email = uniqueEmail('anne.pages')
  await fill(page, { name: 'Anne Klein', email })
  await page.locator('#termsAccepted').check()
  await page.getByRole('button', { name: t('quote.send') }).click()
  await page.waitForURL(/\?reference=DEV-/)
  await eventually(() => page.locator('.confirmation').innerText()).toContain(email)
})

test('on Pages a customer signs in and sees the dashboard', async () => {
  const email = uniqueEmail('anne.pages')
  const made = await pages.post('/api/auth/signup', {
    ...{ firstName: 'Anne', lastName: 'Klein', email, password, confirmPassword: password },
  })
  expect(made.status).toBe(201)
  const page = await visit({ locale: 'de' })
  await openDialog(page, 'login', '/de/about')
  await fillLogin(page, email)
  await submit(page).click()
  await eventually(() => dialogOf(page).count()).toBe(0)
  await goTo(page, '/de/dashboard')
  await eventually(() => page.locator('main').innerText()).toContain('Anne')
})

test('on Pages filters lead to addresses that show the same list', async () => {
  const page = await visit({ locale: 'en' })
  await goTo(page, '/en/products')
  await page.locator('.filters input[name="category"][value="commercial"]').click()
  await eventually(() => addressOf(page)).toBe('/en/products?category=commercial')
  const { items } = await worker.list('category=commercial', 'en')
  const names = items.map(({ name }) => name)
  await eventually(() => cardNames(page)).toEqual(names)
  await page.reload()
  await eventually(() => cardNames(page)).toEqual(names)
})
