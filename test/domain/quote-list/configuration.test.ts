import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FitQuery } from '#domain/fit/fit-query.ts'
import { fitUses } from '#domain/fit/fit-use.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { fieldErrors } from '#domain/forms/field-errors.ts'
import { QuoteRequest } from '#domain/forms/forms.ts'
import { Configuration, configurationQuery, readConfiguration } from '#domain/quote-list/configuration.ts'
import { shortQuote } from '#test/support/requests.ts'

const cheese = { use: 'direct-sale', load: '5kg', tare: '200 g', smallest: '100g', tolPct: '2' }

const faultsOf = (configuration: unknown, lang = 'fr') => {
  const result = v.safeParse(QuoteRequest, { ...shortQuote, configuration, lang })
  return result.success ? {} : { ...fieldErrors(result.issues) }
}

test.each([
  ['answers that the rules understand', cheese, {}],
  ['a missing load', { use: 'trade' }, { 'configuration.load': 'form.required' }],
  ['an unknown use', { ...cheese, use: 'magic' }, { 'configuration.use': 'form.choice' }],
  ['a load without a unit', { ...cheese, load: 'x' }, { 'configuration.load': 'form.mass' }],
  [
    'a load of nothing',
    { ...cheese, load: '0 kg', smallest: '' },
    { 'configuration.load': 'form.mass-range' },
  ],
  [
    'a smallest above the load',
    { ...cheese, smallest: '6kg' },
    { 'configuration.smallest': 'form.above-load' },
  ],
  ['pieces without a piece', { ...cheese, pieces: '10' }, { 'configuration.piece': 'form.required' }],
  ['a number', { ...cheese, load: 5 }, { 'configuration.load': 'form.type' }],
  ['a script', { ...cheese, load: '<script>1</script>' }, { 'configuration.load': 'form.mass' }],
  [
    'a line break',
    { ...cheese, interface: ['USB\nBcc: x'] },
    { 'configuration.interface.0': 'form.invalid-characters' },
  ],
  [
    'eleven interfaces',
    { ...cheese, interface: Array(11).fill('USB') },
    { 'configuration.interface': 'form.too-many' },
  ],
  ['an unknown answer', { ...cheese, colour: 'red' }, { 'configuration.colour': 'form.unknown' }],
  ['the limit of the query', { ...cheese, limit: '3' }, { 'configuration.limit': 'form.unknown' }],
  ['a language', { ...cheese, lang: 'fr' }, { 'configuration.lang': 'form.unknown' }],
  ['a text', 'use=trade', { configuration: 'form.type' }],
  ['nothing', null, { configuration: 'form.type' }],
])('%s', (_, configuration, faults) => {
  expect(faultsOf(configuration)).toEqual(faults)
})

test('numbers are read in the language of the request', () => {
  const load = (lang: 'en' | 'de') => {
    const read = readConfiguration(v.parse(Configuration, { use: 'trade', load: '1,500 kg' }), lang)
    return 'request' in read ? read.request.loadUg / 1e9 : read.faults
  }
  expect([load('en'), load('de')]).toEqual([1500, 1.5])
})

test('a request without configurator and services parses to a body without them', () => {
  expect(Object.keys(v.parse(QuoteRequest, shortQuote))).not.toContain('services')
  expect(Object.keys(v.parse(QuoteRequest, shortQuote))).not.toContain('configuration')
})

test.each([
  [cheese, 'use=direct-sale&load=5kg&tare=200+g&smallest=100g&tolPct=2'],
  [{ use: 'trade', country: 'DE', load: '1t', everywhere: '1' }, 'use=trade&country=DE&load=1t&everywhere=1'],
  [
    { use: 'lab', load: '1 kg', interface: ['USB', 'RS-232'] },
    'use=lab&load=1+kg&interface=USB&interface=RS-232',
  ],
  [{ use: 'internal', load: '9kg', country: 'FR', dust: 'none', zone: null }, 'use=internal&load=9kg'],
])('%j is the query %s, which the rules read as the same request', (answers, query) => {
  const configuration = v.parse(Configuration, answers)
  expect(String(configurationQuery(configuration))).toBe(query)
  const search = configurationQuery(configuration)
  const fields = Object.fromEntries(
    [...search.keys()].map((name) => [name, name === 'interface' ? search.getAll(name) : search.get(name)]),
  )
  const read = readConfiguration(configuration, 'fr')
  expect(v.parse(FitQuery, fields)).toEqual('request' in read ? read.request : null)
})

test('every use has a name of its own in each language', () => {
  for (const lang of ['fr', 'en', 'de'] as const)
    expect(new Set(fitUses.map((use) => nameOfUse(use, lang))).size).toBe(fitUses.length)
})
