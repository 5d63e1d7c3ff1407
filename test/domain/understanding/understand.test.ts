import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { bandOf, capacityBands } from '#domain/catalogue/facets.ts'
import { formatNumber, gram, kilogram, milligram, tonne } from '#domain/metrology/mass.ts'
import { filtersOf } from '#domain/understanding/filters-of.ts'
import { ordinaryWords } from '#domain/understanding/ordinary-words.ts'
import { vocabularyOf } from '#domain/understanding/phrases.ts'
import { startReading, tokensOf } from '#domain/understanding/reading.ts'
import { respelt as respelling } from '#domain/understanding/respelling.ts'
import { understand } from '#domain/understanding/understand.ts'
import { type Meaning, type Names, noNames, type Order } from '#domain/understanding/understood.ts'

const bandsOf = (...masses: number[]) =>
  masses.reduce((bits, ug) => bits | (1 << bandOf(capacityBands, ug)), 0)

const names: Names = {
  brands: ['Montevigne'],
  kinds: [
    { key: 'bench', names: [], maxBands: bandsOf(3 * kilogram, 15 * kilogram, 250 * kilogram) },
    { key: 'baby', names: [], maxBands: bandsOf(15 * kilogram, 20 * kilogram) },
    { key: 'precision', names: [], maxBands: bandsOf(200 * gram, 6 * kilogram) },
  ],
  models: new Map([['t4', 'T4']]),
  references: new Map([['lva2220g', 'LV-A2-220G']]),
}

const meaningsOf = (q: string, locale: Locale) =>
  understand(q, locale, names).facts.map(({ span: _, corrected: __, ...meaning }) => meaning as Meaning)
const load = (loadUg: number, fromUg: number | null = null): Meaning => ({ type: 'load', loadUg, fromUg })
const interval = (ug: number, of: 'e' | 'd' | null = null): Meaning => ({ type: 'interval', of, ug })
const kind = (...kinds: string[]): Meaning => ({ type: 'kind', kinds, wanted: true, loose: kinds.length > 1 })
const instruments = (...kinds: string[]): Meaning => ({ type: 'kind', kinds, wanted: true, loose: false })
const accuracyClass = (name: 'I' | 'II' | 'III' | 'IIII'): Meaning => ({ type: 'class', accuracyClass: name })
const legal = (wanted: boolean): Meaning => ({ type: 'legal', wanted })
const needless: Meaning = { type: 'legal', wanted: false, isNeedless: true }
const below = (ug: number): Meaning => ({ type: 'interval', of: null, ug, below: true })
const price = (most: number, least?: number): Meaning => ({
  ...{ type: 'price' as const, atMostCents: most * 100 },
  ...(least !== undefined && { atLeastCents: least * 100 }),
})
const order = (by: Order): Meaning => ({ type: 'order', by })
const power = (source: 'mains' | 'battery', wanted: boolean): Meaning => ({ type: 'power', source, wanted })

const cases: [q: string, locale: Locale, ...meanings: Meaning[]][] = [
  ['Eichung brauche ich nicht', 'de', needless],
  ['it doesn’t need to be approved', 'en', needless],
  ['elle n’a pas besoin d’être homologuée', 'fr', needless],
  ['Akku nicht nötig', 'de'],
  ['homologuée si possible', 'fr'],
  ['pas besoin de vérification', 'fr', needless],
  ['Vérification non requise', 'fr', needless],
  ['Verification not needed', 'en', needless],
  ['Eichung nicht nötig', 'de', needless],
  ['we need a scale not too big, certified', 'en', legal(true)],
  ['besoin balance homologuée pas trop grande', 'fr', legal(true)],
  ['0,01 g bis 500 g', 'de', interval(gram / 100, 'd'), load(500 * gram)],
  ['2 g à 3 kg', 'fr', load(3 * kilogram, 2 * gram)],
  ['palox de 400 kg net posés', 'fr', kind('pallet-u', 'pallet-truck', 'floor'), load(400 * kilogram)],
  ['Imkerin', 'de', { type: 'trade', trade: 'farmSale' }],
  ['bouchère', 'fr', { type: 'trade', trade: 'butcher' }],
  ['Berlin', 'de'],
  ['relier au PC', 'fr', { type: 'interface', value: 'computer', name: 'computer', wanted: true }],
  ['15kg', 'fr', load(15 * kilogram)],
  ['compter', 'fr', kind('counting')],
  ['étiqueter', 'fr', kind('label-scale')],
  ['count', 'en', kind('counting')],
  ['15 Kilos', 'fr', load(15 * kilogram)],
  ['1 t 2', 'fr', load(1.2 * tonne)],
  ['1 500 kg', 'fr', load(1500 * kilogram)],
  ['1.500 kg', 'de', load(1500 * kilogram)],
  ['1,500 kg', 'en', load(1500 * kilogram)],
  ['1,500 kg', 'fr', load(1.5 * kilogram)],
  ['de 5 à 30 kg', 'fr', load(30 * kilogram, 5 * kilogram)],
  ['500 g - 6 kg', 'en', load(6 * kilogram, 500 * gram)],
  ['6/15 kg 2/5 g', 'fr', load(15 * kilogram), interval(5 * gram)],
  ['6/15 kg e=2/5 g', 'de', load(15 * kilogram), interval(5 * gram, 'e')],
  ['8100gx0.1g', 'fr', load(8100 * gram), interval(gram / 10, 'd')],
  ['30kg/10g', 'en', load(30 * kilogram), interval(10 * gram, 'd')],
  ['15.000 kg d=0.005 kg', 'de', load(15 * kilogram), interval(5 * gram, 'd')],
  ['3 Zentner', 'de', load(150 * kilogram)],
  ['2 quintaux', 'fr', load(200 * kilogram)],
  ['500 Pfund', 'de', load(250 * kilogram)],
  ['bis 600 kg', 'de', load(600 * kilogram)],
  ['up to 30 kg', 'en', load(30 * kilogram)],
  ['au moins 200 g', 'fr', load(200 * gram)],
  ['ab 15 kg', 'de', load(15 * kilogram)],
  ['mindestens 30 kg', 'de', load(30 * kilogram)],
  ['15 kg max', 'en', load(15 * kilogram)],
  ['0,1 mg', 'fr', interval(0.1 * milligram)],
  ['5g', 'fr', interval(5 * gram)],
  ['15kg 5g', 'fr', load(15 * kilogram), interval(5 * gram)],
  ['e=5g', 'fr', interval(5 * gram, 'e')],
  ['d=0.1', 'en', interval(100 * milligram, 'd')],
  ['auf 1 g genau', 'de', interval(gram)],
  ['précision 0.01', 'fr', interval(10 * milligram)],
  ['1 kg précision 0,1 g', 'fr', load(kilogram), interval(gram / 10)],
  ['0,1 g max 1 kg', 'fr', interval(gram / 10), load(kilogram)],
  ['15kg ablesbar 1g', 'de', load(15 * kilogram), interval(gram)],
  ['baby scale battery under 300', 'en', kind('baby'), power('battery', true), price(300)],
  ['Säuglingswaage nicht teurer als 400', 'de', kind('baby'), price(400)],
  ['baby scale between 200 and 300 euros', 'en', kind('baby'), price(300, 200)],
  ['pèse-bébé 200 à 300 €', 'fr', kind('baby'), price(300, 200)],
  ['pèse-bébé pas plus cher que 400', 'fr', kind('baby'), price(400)],
  ['Tischwaage Budget 1.500', 'de', kind('bench'), price(1500)],
  ['balance moins de 250', 'fr', price(250)],
  ['baby scale max 250', 'en', kind('baby'), price(250)],
  ['balance de table jusqu’à 250', 'fr', kind('bench'), load(250 * kilogram)],
  ['balance de table 30 kg jusqu’à 250', 'fr', kind('bench'), load(30 * kilogram), price(250)],
  ['balance de table 250 max', 'fr', kind('bench'), load(250 * kilogram)],
  ['Präzisionswaage max 200', 'de', kind('precision'), load(200 * gram)],
  ['Tischwaage unter 300, Akku', 'de', kind('bench'), price(300), power('battery', true)],
  ['Bodenwaage geeicht bis 2027', 'de', kind('floor'), legal(true)],
  ['scale ready in under 30 minutes', 'en'],
  ['under 300', 'en'],
  ['scale under 5', 'en'],
  ['bench scale over 300', 'en', kind('bench')],
  ['Ladenwaage mit Bon', 'de', kind('price-computing'), kind('ticket-scale')],
  ['Hängewaage mit Bon', 'de', instruments('crane', 'hanging-retail')],
  ['größte Bodenwaage', 'de', order('capacity'), kind('floor')],
  ['biggest legal weighbridge', 'en', order('capacity'), legal(true), kind('weighbridge')],
  ['la plus grosse bascule', 'fr', order('capacity')],
  ['pont-bascule le plus grand', 'fr', kind('weighbridge'), order('capacity')],
  ['smallest balance', 'en', order('least-capacity')],
  ['kleinster Kran', 'de', order('least-capacity'), kind('crane')],
  ['balance de plus faible portée', 'fr', order('least-capacity')],
  ['finest balance', 'en', order('interval')],
  ['smallest we weigh is 50 mg', 'en', interval(50 * milligram)],
  ['smallest weight on the scale', 'en'],
  ['our biggest load', 'en'],
  ['biggest drum 300 kg', 'en', kind('floor'), load(300 * kilogram)],
  ['under 0.01g', 'en', below(10 * milligram)],
  ['moins de 0,01 g', 'fr', below(10 * milligram)],
  ['höchstens 0,1 g', 'de', interval(100 * milligram)],
  ['0.02 mg max', 'en', interval(0.02 * milligram)],
  ['is a 0.01 g balance enough or 0.001 g', 'en', interval(10 * milligram), interval(milligram)],
  ['d = 0,1 mg, 20 mg', 'fr', interval(0.1 * milligram, 'd'), load(20 * milligram)],
  ['from 20 mg', 'en', load(20 * milligram, 20 * milligram)],
  ['Min 40 g', 'fr', load(40 * gram, 40 * gram)],
  ['ab 20 g', 'de', load(20 * gram, 20 * gram)],
  ['to sell 5 g of saffron', 'en', load(5 * gram, 5 * gram)],
  ['from 200 kg', 'en', load(200 * kilogram)],
  ['peser 10 mg', 'fr', load(10 * milligram)],
  ['up to 50 mg', 'en', load(50 * milligram)],
  ['under 3 kg', 'en', load(3 * kilogram)],
  ['1 mg E2', 'en', load(milligram), kind('weights')],
  ['Gewichte E2 50 mg', 'de', kind('weights'), load(50 * milligram)],
  ['jeu de poids 5 g', 'fr', kind('weights'), load(5 * gram)],
  ['10 oz t', 'en', load(311_034_768)],
  ['Barren bis 10 Feinunzen', 'de', load(311_034_768)],
  ['2,5 onces troy', 'fr', load(77_758_692)],
  ['10 oz', 'fr', load(283_495_231)],
  ['agréées', 'fr', legal(true)],
  ['zugelassene', 'de', legal(true)],
  ['geeichter', 'de', legal(true)],
  ['wasserdichtes', 'de', { type: 'protection', need: null }],
  ['sans fil', 'fr', { type: 'interface', value: 'wireless', name: 'wireless', wanted: true }],
  ['ohne Funk', 'de', { type: 'interface', value: 'wireless', name: 'wireless', wanted: false }],
  ['hors sol', 'fr', kind('weighbridge')],
  ['pesons', 'fr', kind('crane', 'loadcell')],
  ['peser des lettres 20 g', 'fr', { type: 'trade', trade: 'letters' }, load(20 * gram)],
  ['letter scale 0.1g', 'en', { type: 'trade', trade: 'letters' }, interval(gram / 10)],
  ['Stückzählfunktion', 'de', kind('counting')],
  ['comparateur de masses E2', 'fr', kind('mass-comparator')],
  ['masses E2', 'fr', kind('weights')],
  ['drum zone 2', 'en', { type: 'zone', zone: '2' }],
  ['Zone 1, Kategorie 3G', 'de', { type: 'zone', zone: '1' }, { type: 'zone', zone: '2', category: true }],
  ['zone 21, category 3', 'en', { type: 'zone', zone: '21' }, { type: 'zone', zone: '22', category: true }],
  ['balance II 2D', 'fr', { type: 'zone', zone: '21', category: true }],
  ['balance 2G', 'fr', { type: 'interval', of: null, ug: 2_000_000 }],
  ['500 g 0.01', 'en', load(500 * gram), interval(10 * milligram)],
  ['à 5 g près', 'fr', interval(5 * gram)],
  ['au gramme près', 'fr', interval(gram)],
  ['balance de précision 0,01 g', 'fr', kind('precision'), interval(10 * milligram)],
  ['to the nearest 0.1 g', 'en', interval(100 * milligram)],
  ['classe 2', 'fr', accuracyClass('II')],
  ['klasse ii', 'de', accuracyClass('II')],
  ['class IIII', 'en', accuracyClass('IIII')],
  ['III', 'en', accuracyClass('III')],
  ['60x60', 'fr', { type: 'platform', sidesMm: [600, 600] }],
  ['600 × 800 mm', 'de', { type: 'platform', sidesMm: [600, 800] }],
  ['1,2 x 1,5 m', 'fr', { type: 'platform', sidesMm: [1200, 1500] }],
  ['ø 90 mm', 'de', { type: 'platform', sidesMm: [90] }],
  ['ip67', 'fr', { type: 'protection', need: { solids: 6, water: 7 } }],
  ['étanche', 'fr', { type: 'protection', need: null }],
  ['vérifiée', 'fr', legal(true)],
  ['non homologuée', 'fr', legal(false)],
  ['eichfähig', 'de', legal(true)],
  ['ungeeicht', 'de', legal(false)],
  ['not legal for trade', 'en', legal(false)],
  ['sans batterie', 'fr', power('battery', false)],
  ['ohne den Akku', 'de', power('battery', false)],
  ['not mains', 'en', power('mains', false)],
  ['boulangerie', 'fr', { type: 'trade', trade: 'bakery' }],
  ['Bäckerei', 'de', { type: 'trade', trade: 'bakery' }],
  ['Bäckereiwaage', 'de', { type: 'trade', trade: 'bakery' }],
  ['vet', 'en', { type: 'trade', trade: 'vet' }],
  ['Apotheke', 'fr', { type: 'trade', trade: 'pharmacist' }],
  ['Hubwagenwaagen', 'fr', kind('pallet-truck')],
  ['transpalete', 'fr', kind('pallet-truck')],
  ['pese bebe', 'fr', kind('baby')],
  ['plate-forme', 'fr', kind('bench', 'floor')],
  ['T4', 'fr', { type: 'model', model: 'T4' }],
  ['lv-a2-220g', 'fr', { type: 'reference', reference: 'LV-A2-220G' }],
  ['montevigne', 'de', { type: 'brand', brand: 'Montevigne' }],
]

test.each(cases)('« %s » (%s) is read', (q, locale, ...meanings) => {
  expect(meaningsOf(q, locale)).toEqual(meanings)
})

test.each([
  ['balance', 'fr', ['balance']],
  ['balance rouge 15 kg', 'fr', ['rouge']],
  ['T9', 'fr', ['T9']],
  ['bench scale stainless', 'en', ['stainless']],
  ['poids étalon T4', 'fr', []],
  ['homologuée pas chère', 'fr', []],
  ['15', 'en', ['15']],
  ['xylophone', 'en', ['xylophone']],
] as const)('« %s » (%s) leaves the words %j', (q, locale, words) => {
  expect(understand(q, locale, names).words.map(({ text }) => text)).toEqual(words)
})

test('facts become the filters of the list', () => {
  const { facts } = understand('balance boulangerie 15 kg e=5g vérifiée batterie', 'fr')
  expect(filtersOf(facts)).toMatchObject({
    capacity: expect.arrayContaining(['6-15kg', '15-60kg']),
    precision: expect.arrayContaining(['1-10g']),
    metrology: ['yes'],
    power: ['battery'],
    subcategory: expect.arrayContaining(['price-computing']),
  })
})

test('the name of a model is read beside its own kind and others of its category, and no word beside another one', () => {
  const known: Names = {
    ...names,
    models: new Map([['c3', 'C3']]),
    kindsOfModels: new Map([['C3', ['postal-parcel']]]),
    kinds: [
      { key: 'postal-parcel', names: [], category: 0 },
      { key: 'price-computing', names: [], category: 0 },
      { key: 'loadcell', names: [], category: 1 },
    ],
  }
  const typesOf = (q: string) => understand(q, 'de', known).facts.map(({ type }) => type)
  expect(typesOf('Paketwaage C3')).toEqual(['kind', 'model'])
  expect(typesOf('Ladenwaage C3')).toEqual(['kind', 'model'])
  expect(typesOf('Waage C3')).toEqual(['model'])
  expect(typesOf('Wägezelle C3 300 kg')).toEqual(['kind', 'load'])
  expect(understand('Wägezelle C3', 'de', known).words.map(({ text }) => text)).toEqual(['C3'])
})

test.each([
  ['price computng scale with printr', 'en', 'price computing scale with printer'],
  ['transpallette peseur', 'fr', 'transpalette peseur'],
  ['preisrechnede Waage', 'de', 'preisrechnende waage'],
] as const)('each mistyped word of « %s » (%s) is corrected by itself', (q, locale, corrected) => {
  expect(understand(q, locale).facts.map((fact) => fact.corrected)).toEqual([corrected])
})

/** Phrases of several words, one of them long enough to be mistyped. */
const longPhrases = locales.flatMap((locale) =>
  [...vocabularyOf(locale).phrases.values()].flat().flatMap(({ stems, meaning }) => {
    const words = vocabularyOf(locale).nearPhraseWord
    const own = stems.filter((stem) => words.get(stem.length)?.includes(stem))
    return stems.length > 1 && own.length > 0 && meaning.type === 'kind'
      ? [{ locale, stems, own, meaning }]
      : []
  }),
)

test('a phrase whose long words lack a letter that no other word lacks is read as it was meant', () => {
  let respelt = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...longPhrases),
      fc.integer({ min: 1, max: 4 }),
      ({ locale, stems, own, meaning }, at) => {
        const { vocabulary } = startReading('', locale, noNames)
        const typed = stems.map((stem) =>
          own.includes(stem) ? stem.slice(0, at) + stem.slice(at + 1) : stem,
        )
        // What is a word itself, or may be two, is left as it is.
        const tokens = tokensOf(typed.join(' ')).map((token, i) => ({ token, stem: stems[i] }))
        fc.pre(
          tokens.every(
            ({ token, stem }) => token.stem === stem || respelling(vocabulary, token).stem === stem,
          ),
        )
        respelt++
        const kinds = understand(typed.join(' '), locale).facts.flatMap((fact) =>
          fact.type === 'kind' ? [fact.kinds] : [],
        )
        expect([typed.join(' '), kinds]).toEqual([typed.join(' '), [meaning.kinds]])
      },
    ),
    { numRuns: 400 },
  )
  expect(respelt).toBeGreaterThan(100)
})

test('no word that a language knows is respelt', () => {
  for (const locale of locales) {
    const { vocabulary } = startReading('', locale, noNames)
    const words = [...ordinaryWords, ...vocabulary.known, ...vocabulary.stop]
    for (const token of tokensOf(words.join(' '))) expect(respelling(vocabulary, token)).toBe(token)
  }
})

test('a tiny mass that nothing calls a load is a readability, in every language, with a bound or without', () => {
  const bounds = { fr: ['', 'moins de ', 'max '], en: ['', 'under ', 'max '], de: ['', 'unter ', 'max '] }
  fc.assert(
    fc.property(
      fc
        .constantFrom(...locales)
        .chain((locale) => fc.tuple(fc.constant(locale), fc.constantFrom(...bounds[locale]))),
      fc.constantFrom(1, 2, 5),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom('mg', 'g'),
      ([locale, bound], digit, power, unit) => {
        const ug = digit * 10 ** power
        fc.pre(ug <= 100 * milligram)
        const typed = `${bound}${formatNumber(unit === 'mg' ? ug / milligram : ug / gram, locale)} ${unit}`
        expect([typed, meaningsOf(typed, locale)]).toEqual([
          typed,
          [/moins|under|unter/.test(bound) ? below(ug) : interval(ug)],
        ])
      },
    ),
  )
})

const pieces = [
  '15',
  'kg',
  ' ',
  'e=',
  '5 g',
  'x',
  '60',
  '-',
  ',',
  '.',
  'à',
  'bis',
  'sans ',
  'ohne',
  'IP',
  'classe',
  'ß',
  'ﬁ',
  '\u0301',
  '\n',
]

test('any text is read without an error, and each span lies inside and holds its words', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...locales), (q, locale) => {
      const { facts, words } = understand(q, locale, names)
      let end = 0
      for (const { span } of facts) {
        expect(span.from).toBeGreaterThanOrEqual(end)
        expect(span.to).toBeGreaterThan(span.from)
        expect(span.to).toBeLessThanOrEqual(q.length)
        end = span.to
      }
      for (const word of words) expect(q.slice(word.span.from, word.span.to).trim()).toBe(word.text.trim())
      for (const fact of facts)
        if (fact.type === 'load') expect(Number.isSafeInteger(fact.loadUg) && fact.loadUg > 0).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test.each([
  'a'.repeat(100_000),
  '1 '.repeat(50_000),
  'é '.repeat(50_000),
  '15 kg '.repeat(20_000),
  'e='.repeat(50_000),
  '9'.repeat(100_000),
  `${'a '.repeat(50_000)}test 5 kg weight`,
])('a hundred kilobytes are read as far as a question goes', (q) => {
  expect(understand(q, 'fr').facts.every(({ span }) => span.to <= 1000)).toBe(true)
})

test.each([
  ['balance sans pare-brise', 'fr', ['sans pare-brise']],
  ['scale no draft shield', 'en', ['no draft shield']],
  ['balance not class III', 'en', ['not class III']],
  ['Waage ohne IP65', 'de', ['ohne IP65']],
  ['balance sans couvercle rouge', 'fr', ['sans couvercle']],
] as const)('the negation in « %s » (%s) covers %j', (q, locale, negated) => {
  expect(understand(q, locale).negated.map(({ text }) => text)).toEqual(negated)
})

test.each([
  ['bench scale under £300', 'en', 'under £300'],
  ['Tischwaage 500 CHF', 'de', '500 CHF'],
  ['balance de table moins de $ 200', 'fr', 'moins de $ 200'],
] as const)(
  '« %s » (%s) names an amount of another money, which is no price and is not searched for',
  (text, locale, money) => {
    const { facts, words, negated } = understand(text, locale)
    expect(facts.map(({ type }) => type)).toEqual(['kind'])
    expect(words).toEqual([])
    expect(negated.map((rest) => rest.text)).toEqual([money])
  },
)

test.each([
  ['balance qu’on lave, elle n’est pas lourde', 'fr'],
  ['it won’t go to zero, we’d like it', 'en'],
] as const)('what an apostrophe cuts off is no word: « %s »', (q, locale) => {
  const left = understand(q, locale).words.map(({ text }) => text)
  expect(left.filter((text) => text.length < 3 || /^won$/i.test(text))).toEqual([])
})
