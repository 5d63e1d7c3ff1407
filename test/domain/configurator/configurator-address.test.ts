import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { answerNames, emptyAnswers } from '#domain/configurator/answers.ts'
import {
  addressLimits,
  type ConfiguratorState,
  configuratorQuery,
  readConfigurator,
} from '#domain/configurator/configurator-address.ts'
import { configuratorSteps } from '#domain/configurator/configurator-steps.ts'
import { FitQueryFields } from '#domain/fit/fit-query.ts'

const untouched: ConfiguratorState = {
  step: 'application',
  answers: emptyAnswers,
  choices: [],
  accessories: [],
  services: [],
}
const read = (query: string, locale: (typeof locales)[number] = 'fr') =>
  readConfigurator(new URLSearchParams(query), locale)

test('the answers are the query of GET /api/fit without language and limit', () => {
  const names = Object.keys(FitQueryFields.entries).filter((name) => name !== 'lang' && name !== 'limit')
  expect([...answerNames, 'interface'].sort()).toEqual(names.sort())
})

test('an untouched state has an empty address, and an empty address is untouched', () => {
  expect(configuratorQuery(untouched)).toBe('')
  expect(read('')).toEqual(untouched)
})

test('a baker’s state is one readable address', () => {
  const query =
    'lang=fr&use=price-computing&country=FR&load=6+kg&smallest=100+g&choice=montevigne-p1%3AMV-P1-6%3A2' +
    '&accessory=MV-P1-6%3Acover&service=training&step=options'
  const state = read(query)
  expect(state).toMatchObject({
    step: 'options',
    answers: { use: 'price-computing', load: '6 kg', smallest: '100 g' },
    choices: [{ productId: 'montevigne-p1', reference: 'MV-P1-6', quantity: 2 }],
    accessories: [{ reference: 'MV-P1-6', key: 'cover' }],
    services: [{ code: 'training', quantity: null }],
  })
  expect(configuratorQuery(state)).toBe(query)
})

test.each([
  ['choice=Montevigne:MV-1', 'an id that none can have'],
  ['choice=a', 'a choice without a reference'],
  ['choice=a:b:1:more', 'a choice of four parts'],
  ['choice=a:%3Cb%3E', 'a reference with brackets'],
  ['accessory=MV-1:cover', 'an accessory of a model that is not chosen'],
  ['service=%22%3E', 'a service code with quotes'],
  ['service=training:1:2', 'a service of three parts'],
  ['step=payment', 'an unknown step'],
  ['utm_source=mail', 'an unknown name'],
])('%s is dropped: %s', (query) => {
  expect(configuratorQuery(read(query))).toBe('')
})

test.each([
  ['choice=a:b:0', 1],
  ['choice=a:b:-4', 1],
  ['choice=a:b:x', 1],
  ['choice=a:b:2.6', 3],
  ['choice=a:b:1000000', 9999],
])('the quantity of %s is %i', (query, quantity) => {
  expect(read(query).choices).toEqual([{ productId: 'a', reference: 'b', quantity }])
})

test.each([
  ['service=training', null],
  ['service=training:3', 3],
  ['service=training:0', 1],
  ['service=training:x', 1],
  ['service=training:1000000', 9999],
])('the quantity of %s is %j', (query, quantity) => {
  expect(read(query).services).toEqual([{ code: 'training', quantity }])
})

test('a model that is named twice is chosen once, and what exceeds the limits is dropped', () => {
  expect(read('choice=a:b&choice=a:b:3').choices).toHaveLength(1)
  const many = Array.from({ length: 90 }, (_, i) => `choice=a:r${i}&service=s${i}&interface=i${i}`).join('&')
  const state = read(`${many}&load=${'9'.repeat(500)}`)
  expect(state.choices).toHaveLength(addressLimits.choices)
  expect(state.services).toHaveLength(addressLimits.services)
  expect(state.answers.interface).toHaveLength(addressLimits.interfaces)
  expect(state.answers.load).toHaveLength(addressLimits.text)
})

const typed = fc.string({ maxLength: 20, unit: 'grapheme-ascii' }).map((text) => text.trim())
const code = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const anyState: fc.Arbitrary<ConfiguratorState> = fc
  .record({
    step: fc.constantFrom(...configuratorSteps),
    texts: fc.array(fc.tuple(fc.constantFrom(...answerNames), typed), { maxLength: 8 }),
    interfaces: fc.uniqueArray(
      typed.filter((text) => text !== ''),
      { maxLength: 4 },
    ),
    choices: fc.uniqueArray(
      fc.record({ productId: code, reference: code, quantity: fc.integer({ min: 1, max: 9999 }) }),
      { maxLength: 5, selector: ({ reference }) => reference },
    ),
    services: fc.uniqueArray(fc.record({ code, quantity: fc.option(fc.integer({ min: 1, max: 9999 })) }), {
      maxLength: 5,
      selector: (service) => service.code,
    }),
    key: code,
  })
  .map(({ step, texts, interfaces, choices, services, key }) => ({
    step,
    answers: { ...emptyAnswers, ...Object.fromEntries(texts), interface: interfaces },
    choices,
    accessories: choices.slice(0, 2).map(({ reference }) => ({ reference, key })),
    services,
  }))

test.each(locales)('a state that is written and read is the same (%s)', (locale) => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(read(configuratorQuery(state, locale), locale)).toEqual(state)
    }),
  )
})

test('whatever an address holds, reading it twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.constantFrom(...locales), (query, locale) => {
      const once = configuratorQuery(read(query, locale), locale)
      expect(configuratorQuery(read(once, locale), locale)).toBe(once)
    }),
  )
})

test('numbers that were typed in one language are shown in the notation of another', () => {
  const state = read('lang=fr&use=lab&load=1,125+kg&smallest=2+500+g&tolPct=0,5', 'en')
  expect(state.answers).toMatchObject({ load: '1.125 kg', smallest: '2500 g', tolPct: '0.5' })
  expect(read('lang=en&use=lab&load=1.125+kg', 'de').answers.load).toBe('1,125 kg')
})
