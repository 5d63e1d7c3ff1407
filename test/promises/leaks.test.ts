import { expect, test } from 'vitest'
import { uniqueEmail } from '#test/support/networks.ts'
import { openSite } from '#test/support/open-site.ts'
import { password } from '#test/support/persons.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'
import { figure } from './figure.ts'

const linkSecret = 'promise-link-secret-0123456789abcdef0123456789'
const site = await openSite({ LINK_SECRET: linkSecret })
const network = '203.0.113.77'
const own = { 'cf-connecting-ip': network, 'sec-fetch-site': 'same-origin' }

test('Neither a dump of the database nor the log holds a password, session, link, secret or network', {
  timeout: 200_000,
}, async (context) => {
  const email = uniqueEmail('leaks')
  const name = { firstName: 'Anne', lastName: 'Klein' }
  const answers = [
    await site.post('/api/auth/signup', { ...name, email, password, confirmPassword: password }, own),
    await site.post('/api/auth/login', { email, password }, own),
    await site.post('/api/auth/login', { email, password: `${password}-wrong` }, own),
    await site.post('/api/auth/password-reset', { email }, own),
    await site.post('/api/newsletter', { email: uniqueEmail('leaks.news') }, own),
    await site.post('/api/quotes', { ...shortQuote, email: uniqueEmail('leaks.quote') }, own),
    await site.post('/api/contact', { ...contactBody, email: uniqueEmail('leaks.contact') }, own),
    // What an error quotes is logged, without what may be personal.
    await site.post('/api/telemetry', { error: { name: 'TypeError', message: `Nothing for ${email}` } }, own),
  ]
  expect(answers.map(({ status }) => status >= 500)).not.toContain(true)
  const cookies = answers.flatMap(({ headers }) =>
    headers.getSetCookie().map((line) => line.split(';')[0]?.split('=')[1] ?? ''),
  )
  await expect
    .poll(
      async () => {
        await site.sweep()
        return site.rows("select id from outbox where state <> 'sent'").length
      },
      { timeout: 100_000, interval: 500 },
    )
    .toBe(0)
  const mails = await site.readMails()
  const tokens = mails.flatMap(({ text = '' }) =>
    [...text.matchAll(/[#&?](?:token|confirm|unsubscribe|verify|reset)=([\w.~%-]{16,})/g)].map(
      ([, token = '']) => token,
    ),
  )
  const secrets = [password, `${password}-wrong`, linkSecret, network, ...cookies, ...tokens].filter(
    (text) => text.length >= 8,
  )
  expect(cookies.length).toBeGreaterThan(1)
  expect(tokens.length).toBeGreaterThan(2)

  const tables = site.rows<{ name: string }>(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'search_%'",
  )
  let rows = 0
  const found: string[] = []
  for (const table of tables) {
    const content = site.rows(`select * from "${table.name}"`)
    rows += content.length
    const text = JSON.stringify(content)
    for (const secret of secrets)
      if (text.includes(secret)) found.push(`${table.name}: ${secret.slice(0, 6)}…`)
  }
  const log = site.log()
  expect(log).toContain('Nothing for [email]')
  for (const secret of [...secrets, email])
    if (log.includes(secret)) found.push(`log: ${secret.slice(0, 6)}…`)
  figure(
    context,
    `${secrets.length} secrets looked for in ${tables.length} tables, ${rows} rows and ${log.length} characters of log: ${found.length} found`,
  )
  expect(found).toEqual([])
})
