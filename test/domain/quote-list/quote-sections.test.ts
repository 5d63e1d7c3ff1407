import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { quoteMessage } from '#domain/quote-list/quote-message.ts'
import { type QuoteContent, quoteSections } from '#domain/quote-list/quote-sections.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { loadTexts, translator } from '#src/i18n/translation.ts'

const finding = (code: string) => ({ code, text: `${code} sentence` })
const model = {
  reference: 'MV-P1-6',
  reasons: [finding('max')],
  failed: [],
  toConfirm: [finding('smallest')],
  errorAtSmallestG: 2,
  nextDue: '2028-11-22',
}
const service = {
  code: 'logbook',
  name: 'Carnet',
  priceCents: 1800,
  unit: 'per-instrument',
  onSite: false,
} as const
const full: QuoteContent = {
  services: [
    { ...service, quantity: 2 },
    { ...service, name: 'Pont', priceCents: null, quantity: 1 },
  ],
  configuration: {
    answers: {} as never,
    use: 'Vente directe au public',
    result: { requirement: 'III, Max ≥ 6 kg', regime: 'Une loi.', aid: 'Une aide.', models: [model] },
  },
  estimate: {
    parts: [{ part: 'services', cents: 3600 }],
    totalCents: 3600,
    missing: ['services-on-request', 'delivery', 'vat'],
  },
}
const spaced = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' '))

test('a request that carries nothing has no section', () => {
  expect(
    quoteSections({ services: [], configuration: null, estimate: null }, serverTexts('fr'), 'fr'),
  ).toEqual([])
})

test('need, models, services and amount are sections in this order', () => {
  expect(spaced(quoteSections(full, serverTexts('fr'), 'fr'))).toEqual([
    {
      title: 'Besoin',
      rows: [
        ['Usage', 'Vente directe au public'],
        ['Exigence', 'III, Max ≥ 6 kg'],
      ],
      lines: ['Une loi.', 'Une aide.'],
    },
    {
      title: 'MV-P1-6 – convient',
      rows: [
        ['Erreur à la plus petite charge', '±2 g'],
        ['Première vérification périodique', '22 novembre 2028'],
      ],
      lines: ['max sentence', 'smallest sentence'],
    },
    {
      title: 'Prestations',
      rows: [
        ['Carnet', '2 × 18,00 € = 36,00 €'],
        ['1 × Pont', 'sur demande'],
      ],
      lines: [],
      amounts: 'each',
    },
    {
      title: 'Montant indicatif HT',
      rows: [['Total', '36,00 €']],
      lines: ['Non compris : prestations dont le prix est sur demande, livraison'],
      amounts: 'sum',
    },
  ])
})

test('several parts of an amount are listed before their sum', () => {
  const parts = [
    { part: 'instruments' as const, cents: 100_00 },
    { part: 'services' as const, cents: 36_00 },
  ]
  const estimate = { parts, totalCents: 136_00, missing: [] }
  const [amount] = spaced(
    quoteSections({ services: [], configuration: null, estimate }, serverTexts('fr'), 'fr'),
  )
  expect(amount.rows.slice(0, 3)).toEqual([
    ['Instruments', '100,00 €'],
    ['Prestations', '36,00 €'],
    ['Total', '136,00 €'],
  ])
})

test('answers without a result are named by their use', () => {
  const configuration = { answers: {} as never, use: 'Trade', result: null }
  expect(quoteSections({ services: [], configuration, estimate: null }, serverTexts('en'), 'en')).toEqual([
    { title: 'Requirement', rows: [['Use', 'Trade']], lines: [] },
  ])
})

test('a model that fails says so, and an amount without any price is on request', () => {
  const failing = {
    ...model,
    reasons: [],
    toConfirm: [],
    failed: [finding('max')],
    errorAtSmallestG: null,
  }
  const result = { requirement: '', regime: '', aid: '', models: [failing] }
  const configuration = { answers: {} as never, use: '', result }
  const estimate = { parts: [], totalCents: null, missing: ['instruments-on-request' as const] }
  const [, of, amount] = spaced(
    quoteSections({ services: [], configuration, estimate }, serverTexts('de'), 'de'),
  )
  expect(of).toEqual({ title: 'MV-P1-6 – nicht geeignet', rows: [], lines: ['max sentence'] })
  expect(amount.rows).toEqual([['Summe', 'auf Anfrage']])
  expect(amount.lines).toEqual(['Nicht enthalten: Waagen mit Preis auf Anfrage'])
})

const item = { productName: 'P1', quantity: 1, variant: null, accessories: [] }

test.each(locales)('the generated message appends the sections before its closing (%s)', async (locale) => {
  const t = translator(locale, await loadTexts(locale, ['message']))
  const plain = quoteMessage([item], t)
  const message = quoteMessage([item], t, quoteSections(full, serverTexts(locale), locale))
  const closing = plain.split('\n\n').at(-1) ?? ''
  expect(message.startsWith(plain.slice(0, -closing.length))).toBe(true)
  expect(message.endsWith(`\n\n${closing}`)).toBe(true)
  expect(message).toContain(serverTexts(locale)('quote-content.estimate'))
  expect(message).toContain('III, Max ≥ 6 kg')
})

test('without items the message stays empty', () => {
  expect(quoteMessage([], String, quoteSections(full, serverTexts('fr'), 'fr'))).toBe('')
})
