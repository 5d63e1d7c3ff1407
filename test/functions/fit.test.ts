import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { FitAnswer } from '#domain/fit/fit-answer-schema.ts'
import { fitUses } from '#domain/fit/fit-use.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'

const address = (query: Record<string, string>) => `/api/fit?${new URLSearchParams(query)}`

async function ask(query: Record<string, string>): Promise<FitAnswer> {
  const edge = await openCatalogueEdge()
  const response = await edge.request(address(query))
  expect([query, response.status]).toEqual([query, 200])
  const answer = (await response.json()) as FitAnswer
  expect(v.parse(v.strictObject(FitAnswer.entries), answer)).toEqual(answer)
  return answer
}

const baker = {
  use: 'price-computing',
  country: 'FR',
  load: '5kg',
  tare: '200g',
  smallest: '100g',
  tolPct: '5',
}

test.each(locales)('a baker is shown verified scales that compute prices (%s)', async (lang) => {
  const { regime, required, fits, total, considered, aid } = await ask({ ...baker, lang })
  expect(regime).toMatchObject({ legal: true, years: 2 })
  expect(required).toMatchObject({ class: 'III', minG: expect.any(Number) })
  expect(fits).toHaveLength(3)
  expect(total).toBeLessThan(considered)
  expect(aid).not.toBe('')
  for (const { product, reference, plate, reasons, errorAtSmallestG, nextDue } of fits) {
    expect(product.subcategory).toMatch(
      /price-computing|ticket-scale|label-scale|self-service|hanging-retail/,
    )
    expect(plate.accuracyClass).toBe('III')
    expect(reference).toMatch(/^[A-Z]+-/)
    expect(reasons.every(({ code, text }) => code && text)).toBe(true)
    expect(errorAtSmallestG).toBeLessThanOrEqual(5)
    expect(nextDue).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('fits come by score, best first, as many as asked for', async () => {
  const { fits } = await ask({ ...baker, limit: '10' })
  const scores = fits.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(fits.length).toBeGreaterThan(3)
})

test('of equal Max the cheaper scale comes first, not the finer balance of a jeweller', async () => {
  const { fits } = await ask({ use: 'direct-sale', country: 'FR', load: '6kg', lang: 'fr' })
  const prices = fits.map(({ price }) => price)
  for (const { plate } of fits) expect(plate.max).toMatch(/6\s?kg$/)
  expect(prices).toEqual([...prices].sort((one, other) => Number(one) - Number(other)))
})

test('a pharmacist gets balances of class I or II', async () => {
  const { regime, fits } = await ask({
    use: 'pharmacy',
    country: 'FR',
    load: '200g',
    smallest: '1g',
    tolPct: '1',
  })
  expect(regime.legal).toBe(true)
  expect(fits.length).toBeGreaterThan(0)
  for (const { plate } of fits) expect(['I', 'II']).toContain(plate.accuracyClass)
})

test('a waste yard that weighs lorries gets a weighbridge', async () => {
  const { fits } = await ask({
    use: 'waste',
    country: 'DE',
    load: '40t',
    tare: '15t',
    smallest: '1t',
    lang: 'de',
  })
  expect(new Set(fits.map(({ product }) => product.subcategory))).toEqual(new Set(['weighbridge']))
})

test('where nothing fits, a pair or one relaxation is offered, and the misses say why', async () => {
  const { total, fits, misses, pair, relaxation } = await ask({
    use: 'trade',
    country: 'FR',
    load: '300kg',
    smallest: '20g',
    tolPct: '2',
    lang: 'en',
  })
  expect([total, fits]).toEqual([0, []])
  expect(pair ?? relaxation).not.toBeNull()
  expect(misses).toHaveLength(3)
  for (const { failed, product } of misses) {
    expect(failed.length).toBeGreaterThan(0)
    expect(product.id).not.toBe('')
  }
})

test('what the catalogue does not know is listed to confirm', async () => {
  const { fits } = await ask({ use: 'internal', load: '2kg', power: 'battery', hours: '500', limit: '24' })
  expect(fits.length).toBeGreaterThan(0)
  for (const { toConfirm } of fits) expect(toConfirm.map(({ code }) => code)).toContain('hours')
})

test('cleaning at high pressure leaves only what is marked IP69K', async () => {
  const { fits } = await ask({ use: 'internal', load: '10kg', cleaning: 'pressure', limit: '24' })
  expect(fits.length).toBeGreaterThan(0)
  expect(new Set(fits.map(({ product }) => product.subcategory))).toEqual(new Set(['washdown', 'floor']))
  expect(new Set(fits.map(({ product }) => product.model))).toEqual(new Set(['W2', 'F7']))
})

test('interfaces may be asked for one after the other', async () => {
  const edge = await openCatalogueEdge()
  const query = `${address(baker)}&interface=RS-232&interface=USB`
  expect((await edge.request(query)).status).toBe(200)
})

test.each([
  ['', 422, { use: 'form.required', load: 'form.required' }],
  ['?use=trade&load=', 422, { load: 'form.required' }],
  ['?use=sale&load=1kg', 422, { use: 'form.choice' }],
  ['?use=trade&load=five', 422, { load: expect.any(String) }],
  ['?use=trade&load=1kg&smallest=2kg', 422, { smallest: 'form.above-load' }],
  ['?use=trade&load=1kg&limit=25', 422, { limit: 'form.number' }],
  ['?use=trade&load=1kg&length=300', 422, { width: 'form.required' }],
  ['?use=trade&load=1kg&colour=red', 422, { colour: 'form.unknown' }],
  ['?use=trade&load=1kg&load=2kg', 400, {}],
])('%s is refused with %i', async (query, status, fields) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(`/api/fit${query}`)
  expect([response.status, ((await response.json()) as { fields: object }).fields]).toEqual([status, fields])
})

test('no query makes the route fail', async () => {
  const edge = await openCatalogueEdge()
  const amount = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('0', '1e9t', '-1kg', '1mg', '999999t', '١kg'),
  )
  const query = fc.record({
    use: fc.constantFrom(...fitUses),
    load: amount,
    smallest: amount,
    tolPct: amount,
  })
  await fc.assert(
    fc.asyncProperty(query, async (fields) => {
      expect([200, 400, 422]).toContain((await edge.request(address(fields))).status)
    }),
    { numRuns: 60 },
  )
})

test('a question costs two queries at most, the same question again none', async () => {
  const edge = await openCatalogueEdge()
  await edge.request('/api/products?limit=1')
  const query = address({ ...baker, load: '4kg' })
  const { DB } = edge.env
  let asked = 0
  const prepare = DB.prepare.bind(DB)
  DB.prepare = (sql) => {
    if (!/catalogue_meta/.test(sql)) asked++
    return prepare(sql)
  }
  try {
    const first = await (await edge.request(query)).json()
    // The models and the cards.
    expect(asked).toBeLessThanOrEqual(2)
    asked = 0
    expect(await (await edge.request(query)).json()).toEqual(first)
    expect(asked).toBe(0)
  } finally {
    DB.prepare = prepare
  }
})

test.each([
  [{}, 'de-heavy', 3],
  [{ building: '1' }, 'de-general', 2],
])('a German weighbridge with %j has the period %s', async (answers, rule, years) => {
  const { regime } = await ask({ use: 'vehicle-trade', country: 'DE', load: '40t', ...answers })
  expect(regime).toMatchObject({ rule, years })
  const cited = regime.sources.map(({ title, clause }) => `${title} ${clause}`).join('; ')
  expect(cited.replaceAll('\u00a0', ' ')).toMatch(years === 2 ? /MessEV § 34, al\. 1/ : /MessEV annexe 7/)
})
