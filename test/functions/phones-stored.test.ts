import { expect, test } from 'vitest'
import { signupBody } from '#test/support/accounts.ts'
import { openEdge } from '#test/support/edge.ts'
import { bothParts, mailsOf } from '#test/support/request-mails.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'

const german = { ...shortQuote, phone: '07221 1234-0', lang: 'de' }
const stored = async (body: object) => {
  const edge = await openEdge()
  expect((await edge.post('/api/quotes', body)).status).toBe(201)
  const [row] = await edge.rows('quote_requests')
  return row?.phone
}

test('ten digits on a German form are no French number', async () => {
  expect(await stored(german)).toBe('07221 1234-0')
  expect(await stored({ ...german, zipCode: '76530', city: 'Baden-Baden' })).toBe('+49 7221 1234-0')
  expect(await stored({ ...german, country: 'Deutschland' })).toBe('+49 7221 1234-0')
  // What the profile of an account begins with, against the address.
  expect(await stored({ ...german, zipCode: '76530', city: 'Baden-Baden', country: 'France' })).toBe(
    '07221 1234-0',
  )
})

test('the company reads the number with its extension, and calls the main one', async () => {
  const { office } = await mailsOf('/api/quotes', {
    ...shortQuote,
    phone: '03 88 00 00 00 poste 12',
    country: 'France',
  })
  for (const part of bothParts(office))
    expect(part.replaceAll('\u00a0', ' ')).toContain('03 88 00 00 00 poste 12')
  expect(office.html).toContain('<a href="tel:+33388000000"')
})

test('a number without a country is shown to the company as it was typed, and called by nobody', async () => {
  for (const phone of ['07221 1234-0', '03 88 00 00 00 App. 12']) {
    const { office } = await mailsOf('/api/contact', { ...contactBody, phone })
    for (const part of bothParts(office)) expect(part).toContain(phone)
    expect(office.html).not.toContain('tel:')
  }
})

test('the country that an account begins with is not said: a number stays as it was typed', async () => {
  const edge = await openEdge()
  expect((await edge.post('/api/auth/signup', { ...signupBody, phone: '07221 1234-0' })).status).toBe(201)
  expect(await edge.rows('users')).toMatchObject([{ phone: '07221 1234-0', country: 'France' }])
})
