import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { insertUser } from '#test/support/accounts.ts'
import { aroundD1 } from '#test/support/around-d1.ts'
import { catalogueOf, nothingStored, openEdge, setClock } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { contactFields as contact, person, submit } from '#test/support/posted-forms.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'

const quote = { ...person, form: 'quote', terms: 'yes', script: 'none', message: 'Une balance ?' }
const configured = { ...person, form: 'configurator', terms: 'yes', message: '' }
const configuration = 'use=price-computing&load=5kg&smallest=100g&tolPct=5'
const chosen = `/devis/configurateur?${configuration}&choice=montevigne-p1:MV-P1-6:2&step=summary`

const seedOf = (html: string) =>
  JSON.parse(html.match(/<script id="page-data"[^>]*>(.*?)<\/script>/s)?.[1] ?? 'null')

/** The answer is the page with the form as it was sent, for this visitor alone. */
async function expectKept(response: Response, status: number, values: Record<string, string>) {
  const html = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'text/html; charset=utf-8',
  ])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(seedOf(html).posted.values).toMatchObject(values)
  expect(html).toContain(`value="${values.name}"`)
  return html
}

test.each(locales)(
  'a contact form (%s) is stored, queued and redirected to its confirmation',
  async (lang) => {
    const edge = await openEdge()
    const path = inLocale(lang, '/contact')
    const response = await submit(edge, path, { ...contact, message: 'Elle affiche ERR 4.\r\nQue faire ?' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
    const [message] = await edge.rows('contact_messages')
    expect(message).toMatchObject({
      locale: lang,
      message: contactBody.message,
      subject: contactBody.subject,
    })
    expect(response.headers.get('location')).toBe(`${path}?reference=${message?.reference}`)
    expect(edge.jobs).toHaveLength(2)
    const confirmation = await edge.request(`${path}?reference=${message?.reference}&utm_source=x`)
    const html = await confirmation.text()
    expect([confirmation.status, confirmation.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ])
    expect(html).toContain(`${message?.reference}`)
    expect(html).toContain('noindex')
    expect(html).toMatch(/<title>(Message envoyé|Message sent|Nachricht gesendet)/)
    expect(html).not.toContain('Anne Klein')
  },
)

test.each(locales)(
  'a quote form (%s) is stored and its confirmation drawn without its data',
  async (lang) => {
    const edge = await openEdge()
    const path = inLocale(lang, '/devis')
    const response = await submit(edge, path, quote)
    const [request] = await edge.rows('quote_requests')
    expect(request).toMatchObject({ locale: lang, name: person.name, message: shortQuote.message })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${path}?reference=${request?.reference}`,
    ])
    const html = await (await edge.request(`${path}?reference=${request?.reference}`)).text()
    expect(html).toContain(`<output>${request?.reference}</output>`)
    expect(html.replaceAll(/\s/g, ' ')).toMatch(/(?:\+33 3|03) 53 01/)
    expect(html).not.toContain(person.email)
  },
)

test('a configuration is sent with its models, its answers and the session of the visitor', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })
  const { cookie, user } = await insertUser(edge)
  const response = await submit(edge, chosen, configured, { cookie })
  expect(response.status).toBe(303)
  expect(await edge.rows('quote_items')).toMatchObject([{ variant_reference: 'MV-P1-6', quantity: 2 }])
  const [request] = await edge.rows<{ configuration: string; user_id: string }>('quote_requests')
  expect(request?.user_id).toBe(user.id)
  expect(JSON.parse(request?.configuration ?? '')).toMatchObject({ answers: { load: '5kg', tolPct: '5' } })
})

test.each([
  ['/contact', contact, 'contact_messages'],
  ['/devis', quote, 'quote_requests'],
] as const)(
  'the same form sent again to %s is one request, another day another one',
  async (path, fields, table) => {
    const edge = await openEdge()
    const locations: (string | null)[] = []
    const send = async () => locations.push((await submit(edge, path, fields)).headers.get('location'))
    setClock('2026-11-20T09:29:59.000Z')
    await Promise.all([send(), send()])
    setClock('2026-11-20T09:30:01.000Z')
    await send()
    expect(new Set(locations).size).toBe(1)
    expect(await edge.rows(table)).toHaveLength(1)
    await submit(edge, path, { ...fields, message: 'Autre chose' })
    setClock('2026-11-21T09:30:00.000Z')
    await send()
    expect(await edge.rows(table)).toHaveLength(3)
  },
)

test('an invalid form is answered by its page with every value and its errors', async () => {
  const edge = await openEdge()
  const wrong = { ...quote, email: 'anne@', phone: 'quatre', company: 'Klein', terms: '' }
  const html = await expectKept(await submit(edge, '/devis?utm_source=x', wrong), 422, {
    name: person.name,
    email: 'anne@',
    company: 'Klein',
    terms: '',
  })
  expect(html).toContain('<title>Erreur')
  for (const field of ['email', 'phone', 'termsAccepted']) expect(html).toContain(`id="${field}-error"`)
  expect(html).toMatch(/class="form-problems"[^>]*autofocus/)
  expect(html).not.toMatch(/<input[^>]*name="terms"[^>]*checked/)
  expect(await edge.stored()).toEqual(nothingStored)
  const ticked = await (await submit(edge, '/devis', { ...wrong, terms: 'yes' })).text()
  expect(ticked).toMatch(/<input[^>]*name="terms"[^>]*checked/)
})

const hostile = '"></textarea></title><script>alert(1)</script><img src=x onerror=a>{{name}}$&'
test.each([
  ['/contact', contact, ['name', 'email', 'phone', 'subject', 'message']],
  [
    '/devis',
    quote,
    ['company', 'name', 'email', 'phone', 'address', 'zipCode', 'city', 'country', 'message', 'terms'],
  ],
  ['/devis/configurateur', configured, ['name', 'message', 'zipCode', 'country']],
] as const)('markup in any field of %s is shown as text', async (path, fields, names) => {
  const edge = await openEdge()
  for (const name of names) {
    const answer = await submit(edge, path, { ...fields, email: 'anne@', [name]: hostile, hostile })
    const html = await answer.text()
    expect([name, answer.status]).toEqual([name, 422])
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(seedOf(html).posted.values[name]).toBe(hostile)
  }
})

test('a text with a NUL keeps the form', async () => {
  const edge = await openEdge()
  await expectKept(await submit(edge, '/contact', { ...contact, message: 'a\0b' }), 400, {
    name: person.name,
  })
})

test('past the limit the form is kept, with the time to wait', async () => {
  // Not across the end of a window, which is every quarter of an hour.
  setClock('2026-11-20T10:05:00.000Z')
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const from = { 'cf-connecting-ip': '203.0.113.7' }
  const answers = []
  for (let i = 0; i <= 100; i++)
    answers.push(await submit(edge, '/contact', { ...contact, subject: `Balance ${i}` }, from))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(100)
  const last = answers.at(-1) as Response
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await expectKept(last, 429, { name: person.name, subject: 'Balance 100' })
  expect(html).toContain('Trop de demandes')
  const elsewhere = await submit(edge, '/contact', contact, { 'cf-connecting-ip': '198.51.100.9' })
  expect(elsewhere.status).toBe(303)
})

test.each([
  ['/contact', contact],
  ['/devis', quote],
  ['/devis/configurateur', configured],
  [chosen, configured],
] as const)('while the database fails the form on %s is kept, and sent later', async (path, fields) => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  const { DB } = edge.env
  edge.env.DB = aroundD1(DB, () => Promise.reject(new Error('D1_ERROR: Network connection lost.')))
  const answer = await submit(edge, path, { ...fields, message: 'Bonjour' })
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  const html = await expectKept(answer, 503, { name: person.name, message: 'Bonjour' })
  expect(String(takeErrors())).toContain('Network connection lost')
  expect(html.replaceAll(/\s/g, ' ')).toMatch(/conservée.*03 53 01/)
  edge.env.DB = DB
  expect((await submit(edge, path, { ...fields, message: 'Bonjour' })).status).toBe(303)
})

test('a browser that may have a list sends nothing without it, unless it is asked again', async () => {
  const edge = await openEdge()
  const { script: _script, ...unknown } = quote
  const html = await expectKept(await submit(edge, '/devis', unknown), 422, { name: person.name })
  expect(html).toContain('Rien n’est encore parti')
  expect(html).toMatch(/<input[^>]*name="list" value="left-out"/)
  expect(await edge.stored()).toEqual(nothingStored)
  const again = await submit(edge, '/devis', { ...unknown, email: 'anne@', list: 'left-out' })
  expect(await expectKept(again, 422, { name: person.name })).toMatch(
    /<input[^>]*name="list" value="left-out"/,
  )
  expect((await submit(edge, '/devis', { ...unknown, list: 'left-out' })).status).toBe(303)
})

test('the newsletter is subscribed to without JavaScript, and its page says what to do next', async () => {
  const edge = await openEdge()
  const response = await submit(edge, '/de/newsletter', { form: 'newsletter', email: ' anne@example.org ' })
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await edge.rows('newsletter_subscriptions')).toMatchObject([
    { email: 'anne@example.org', locale: 'de' },
  ])
  expect(edge.jobs).toHaveLength(1)
  expect(html).toContain('newsletter-sent')
  expect(html).toContain('anne@example.org')
})

test('a newsletter form with a wrong address is kept and says so', async () => {
  const edge = await openEdge()
  const response = await submit(edge, '/newsletter', { form: 'newsletter', email: 'anne@' })
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(html).toContain('value="anne@"')
  expect(html).toContain('id="newsletter-error"')
  expect(await edge.rows('newsletter_subscriptions')).toEqual([])
})

test.each(locales)('the newsletter form of every page posts to the newsletter page (%s)', async (lang) => {
  const edge = await openEdge()
  const html = await (await edge.request(inLocale(lang, '/contact'))).text()
  const form = html.match(/<form[^>]*class="newsletter-form".*?<\/form>/s)?.[0]
  expect(form).toContain(`action="${inLocale(lang, '/newsletter')}"`)
  expect(form).toContain('name="email"')
  expect(form).not.toContain('<noscript>')
})

test.each([
  ['fr', 'FR', '67000', 'Strasbourg'],
  ['en', 'BE', '1000', 'about'],
  ['de', 'DE', '77', 'Ziffern'],
] as const)(
  'the postcode check (%s, %s %s) is answered by its page',
  async (lang, country, postcode, said) => {
    const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
    const response = await submit(edge, inLocale(lang, '/about'), { form: 'area', country, postcode })
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const answer = html.match(/<div class="area-answer".*?<\/div>/s)?.[0] ?? ''
    expect(answer).toContain(said)
    expect(answer).not.toContain('area-idle')
    expect(html).toContain(`value="${postcode}"`)
    expect(html).toContain(`<option value="${country}" selected="">`)
  },
)

test('the postcode check takes what is no country and no postcode', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-p1') })
  const sent = { form: 'area', country: 'XX', postcode: '<script>'.repeat(40) }
  const response = await submit(edge, '/about', sent)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('area-answer')
})
