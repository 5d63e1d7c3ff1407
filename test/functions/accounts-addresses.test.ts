import { expect, test } from 'vitest'
import { mailsPerHour } from '#functions/mail/mailbox-limit.ts'
import { asUser, deliverAll, insertUser, password, signUp, signupBody } from '#test/support/accounts.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'

type Row = Record<string, unknown>

/** « anne » in full-width letters: a different text that NFKC maps to the same address. */
const wide = '\uff41nne.klein@example.org'
const plain = 'anne.klein@example.org'

const verify = (edge: Edge) => edge.env.DB.prepare('update users set email_verified_at = created_at').run()

test.each(['a@\uff59opmail.com', 'a@yopmail\uff0ecom'])(
  'a disposable mail provider is refused in any letter form: %s',
  async (email) => {
    const edge = await openEdge()
    const response = await edge.post('/api/auth/signup', { ...signupBody, email })
    expect([response.status, ((await response.json()) as Row).code]).toEqual([422, 'disposable-email'])
  },
)

test('verification requires exactly the stored address, not a look-alike', async () => {
  const edge = await openEdge()
  await signUp(edge, { email: wide })
  expect((await deliverAll(edge)).map(({ to }) => to)).toEqual([plain])
  expect((await edge.rows<Row>('users'))[0]).toMatchObject({ email: plain, email_key: plain })
})

test('an address whose NFKC form is invalid is refused', async () => {
  const edge = await openEdge()
  const response = await edge.post('/api/auth/signup', { ...signupBody, email: 'a\uff20b.fr@example.org' })
  expect(((await response.json()) as Row).code).toBe('invalid-email')
})

test('a guest request under accented capitals belongs to the account and is erased with it', async () => {
  const edge = await openEdge()
  await edge.post('/api/quotes', { ...shortQuote, name: 'Sent', email: 'ELODIE@\u00c9cluse.example' })
  await edge.post('/api/contact', { ...contactBody, name: 'Sent', email: 'Elodie@\u00e9cluse.example' })
  await edge.post('/api/newsletter', { email: 'elodie@E\u0301CLUSE.example' })
  const { cookie } = await signUp(edge, { email: 'elodie@\u00e9cluse.example' })
  await verify(edge)
  const as = asUser(edge, cookie)
  const listed = (await (await as('GET', '/api/profile/quotes')).json()) as { items: Row[] }
  expect(listed.items).toHaveLength(1)
  expect((await as('DELETE', '/api/profile', { password })).status).toBe(204)
  for (const table of ['contact_messages', 'newsletter_subscriptions'])
    expect([table, await edge.rows(table)]).toEqual([table, []])
  const left = JSON.stringify([await edge.rows('quote_requests'), await edge.rows('outbox')])
  expect(left).not.toMatch(/lodie|"Sent"/i)
})

test('a customer with a full-width address can subscribe to the newsletter', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge, { email: wide })
  await verify(edge)
  const chosen = await asUser(edge, cookie)('PUT', '/api/profile/newsletter', { subscribed: true })
  expect([chosen.status, await chosen.json()]).toEqual([200, { state: 'confirmed' }])
})

const elsewhere = 'boss@elsewhere.example'

test('a request under another address has no user after the erasure of the account', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  await edge.post('/api/quotes', { ...shortQuote, email: elsewhere }, { cookie })
  await deliverAll(edge)
  expect((await asUser(edge, cookie)('DELETE', '/api/profile', { password })).status).toBe(204)
  const left = JSON.stringify([await edge.rows('quote_requests'), await edge.rows('outbox')])
  expect(left).not.toContain(elsewhere)
})

test('erasing an account with an unverified address does not reset the mail limit of the address', async () => {
  const edge = await openEdge()
  for (let i = 0; i < mailsPerHour; i++) await edge.post('/api/quotes', { ...shortQuote, email: plain })
  await deliverAll(edge)
  const { cookie } = await signUp(edge)
  await asUser(edge, cookie)('DELETE', '/api/profile', { password })
  await edge.post('/api/quotes', { ...shortQuote, email: plain })
  expect((await deliverAll(edge)).filter(({ to }) => to === plain)).toEqual([])
})

test('the export contains every item of every request', async () => {
  const edge = await openEdge()
  const { cookie, user } = await insertUser(edge)
  const { DB } = edge.env
  for (let i = 0; i < 11; i++) await edge.post('/api/quotes', shortQuote, { cookie })
  await DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 99)
     insert into quote_items (quote_id, position, product_id, product_name, brand, accessories, quantity)
     select id, i, 'p', '{}', '', '[]', 1 from quote_requests, n where user_id = ?`,
  )
    .bind(user.id)
    .run()
  const answer = await asUser(edge, cookie)('GET', '/api/profile/export')
  const { quoteRequests } = (await answer.json()) as { quoteRequests: { items: Row[] }[] }
  expect(quoteRequests.map(({ items }) => items.length)).toEqual(Array(11).fill(100))
})

test('the export contains links, reminders and mails', async () => {
  const edge = await openEdge()
  const { cookie } = await signUp(edge)
  await edge.post('/api/quotes', { ...shortQuote, email: elsewhere }, { cookie })
  await edge.post('/api/auth/password-reset', { email: plain })
  const as = asUser(edge, cookie)
  const scale = { model: 'P1', max: { value: 15, unit: 'kg' }, use: 'trade', lastVerifiedOn: '2025-01-10' }
  await edge.post('/api/profile/scales', scale, { cookie })
  await edge.env.DB.prepare(
    "insert into scale_reminders select id, due_on, 7, 'a-round', created_at from scales",
  ).run()
  const kept = (await (await as('GET', '/api/profile/export')).json()) as Record<string, Row[]>
  expect(kept.links?.map(({ purpose }) => purpose).sort()).toEqual(['email-verification', 'password-reset'])
  expect(kept.reminders).toMatchObject([{ dueOn: '2026-01-10', daysBefore: 7 }])
  const mails = kept.mails?.map(({ kind, recipient }) => [kind, recipient]).sort()
  expect(mails).toEqual([
    ['account-welcome', plain],
    ['password-reset', plain],
    ['quote-company', null],
    ['quote-visitor', elsewhere],
  ])
  expect(JSON.stringify(kept.links)).not.toContain('hash')
})
