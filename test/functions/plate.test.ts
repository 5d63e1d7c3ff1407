import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { decodePlate } from '#domain/fit/decode-plate.ts'
import { PlateAnswer } from '#domain/fit/plate-answer.ts'
import { vectors } from '#test/domain/fit/vectors.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'

const address = (query: Record<string, string>) => `/api/plate?${new URLSearchParams(query)}`

test.each(vectors.plates.map(({ id, text }) => [id, text] as const))(
  'the response for plate %s equals the decoder’s result and matches the contract schema',
  async (_, text) => {
    const edge = await openCatalogueEdge()
    for (const country of ['FR', 'DE'] as const)
      for (const lang of locales) {
        const response = await edge.request(address({ text, lang, country }))
        expect(response.status).toBe(200)
        const answer = await response.json()
        expect(answer).toEqual(decodePlate(text, country, lang))
        expect(v.parse(v.strictObject(PlateAnswer.entries), answer)).toEqual(answer)
      }
  },
)

test('language and country default to French and France', async () => {
  const edge = await openCatalogueEdge()
  const text = 'DE-M 20 0102 III Max 15 kg e = 5 g'
  const answer = await (await edge.request(address({ text }))).json()
  expect(answer).toEqual(decodePlate(text, 'FR', 'fr'))
})

test.each([
  ['', 422, { text: 'form.required' }],
  ['?text=', 422, { text: 'form.required' }],
  ['?text=%20%09', 422, { text: 'form.required' }],
  [`?text=${'x'.repeat(2001)}`, 422, { text: 'form.too-long' }],
  ['?text=Max&country=CH', 422, { country: 'form.choice' }],
  ['?text=Max&lang=xx', 422, { lang: 'form.choice' }],
  ['?text=Max&plate=1', 422, { plate: 'form.unknown' }],
  ['?text=Max&text=Min', 400, {}],
  ['?text=%00', 400, {}],
  ['?__proto__=Max', 400, {}],
])('%s is refused with %i', async (query, status, fields) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api/plate${query}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json',
  ])
  expect(((await response.json()) as { fields?: object }).fields).toEqual(fields)
})

const digits = fc.stringMatching(/^[0-9.,/ ]{0,40}$/)
const pieces = fc.constantFrom(
  'Max',
  'Min',
  'e =',
  'd=',
  'kg',
  'CE',
  'M23',
  'DE-M',
  '(III)',
  '°C',
  'T = -',
  '(',
)
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.oneof(digits, pieces), { maxLength: 60 }).map((parts) => parts.join(' ')),
)

test('no text causes a server error', async () => {
  const edge = await openCatalogueEdge()
  const worst = [
    '1'.repeat(2000),
    '1/'.repeat(1000),
    'Max '.repeat(500),
    `Max ${'9'.repeat(400)} kg e = 0,${'0'.repeat(400)}1 g III`,
    'CE M'.repeat(500),
    "'; drop table products; --",
    '<script>alert(1)</script>',
    '\ud800',
  ]
  const requestPlate = async (text: string) => {
    const { status } = await edge.request(address({ text }))
    expect([200, 400, 422]).toContain(status)
  }
  for (const text of worst) await requestPlate(text)
  await fc.assert(fc.asyncProperty(hostile, requestPlate), { numRuns: 200 })
})
