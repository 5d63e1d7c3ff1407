import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachLoaded, type Locale, locales } from '#config/locales.ts'
import { type MessageItem, quoteMessage } from '#domain/quote-list/quote-message.ts'
import { loadTexts, translator } from '#src/i18n/translation.ts'

const t = await eachLoaded(async (locale) => translator(locale, await loadTexts(locale, ['message'])))

const standard: MessageItem = {
  productName: 'Pèse-palette en U U2',
  quantity: 1,
  variant: null,
  accessories: [],
}

const detailed: MessageItem = {
  productName: 'Balance de table B3',
  quantity: 2,
  variant: {
    reference: 'MV-B3-15',
    porteeMax: '15\u00a0kg',
    echelon: '5\u00a0g',
    precision: '5\u00a0g',
    plateau: '300\u00a0×\u00a0240\u00a0mm',
    metrologie: 'yes',
  },
  accessories: [
    { name: 'Colonne inox', compatibility: 'Modèles jusqu’à 60\u00a0kg' },
    { name: 'Housse', compatibility: '' },
  ],
}

test.each(locales)('an empty list has no message in %s', (locale) => {
  expect(quoteMessage([], t[locale])).toBe('')
})

test('an item without a variant is listed as the standard model', () => {
  expect(quoteMessage([standard], t.fr)).toBe(`Bonjour,

Je souhaite recevoir un devis pour les produits suivants\u00a0:

1. Pèse-palette en U U2
   Modèle standard

Cordialement.`)
})

test('a variant is listed with all its known data, and accessories with the models that they fit', () => {
  expect(quoteMessage([detailed], t.fr)).toBe(`Bonjour,

Je souhaite recevoir un devis pour les produits suivants\u00a0:

1. Balance de table B3
   - Référence\u00a0: MV-B3-15
   - Portée max\u00a0: 15\u00a0kg
   - Échelon\u00a0: 5\u00a0g
   - Précision\u00a0: 5\u00a0g
   - Plateau\u00a0: 300\u00a0×\u00a0240\u00a0mm
   - Métrologie\u00a0: oui
   - Quantité\u00a0: 2
   Accessoires\u00a0:
     • Colonne inox (Modèles jusqu’à 60\u00a0kg)
     • Housse

Cordialement.`)
})

test('several items are numbered, and unknown data is omitted', () => {
  const unverified: MessageItem = {
    productName: 'Crochet peseur G1',
    quantity: 1,
    variant: {
      reference: 'AK-G1-1TN',
      porteeMax: '1\u202f000\u00a0kg',
      echelon: null,
      precision: '500\u00a0g',
      plateau: null,
      metrologie: 'no',
    },
    accessories: [],
  }
  const fitted: MessageItem = {
    ...standard,
    accessories: [{ name: 'Rampe', compatibility: 'Tous les modèles' }],
  }
  expect(quoteMessage([unverified, fitted, standard], t.fr)).toBe(`Bonjour,

Je souhaite recevoir un devis pour les produits suivants\u00a0:

1. Crochet peseur G1
   - Référence\u00a0: AK-G1-1TN
   - Portée max\u00a0: 1\u202f000\u00a0kg
   - Précision\u00a0: 500\u00a0g
   - Métrologie\u00a0: non

2. Pèse-palette en U U2
   Modèle standard
   Accessoires\u00a0:
     • Rampe (Tous les modèles)

3. Pèse-palette en U U2
   Modèle standard

Cordialement.`)
})

test('the English message has the same content in trade terms', () => {
  expect(quoteMessage([detailed, standard], t.en)).toBe(`Hello,

I would like to receive a quote for the following products:

1. Balance de table B3
   - Reference: MV-B3-15
   - Max capacity: 15\u00a0kg
   - Verification interval e: 5\u00a0g
   - Readability: 5\u00a0g
   - Platform: 300\u00a0×\u00a0240\u00a0mm
   - Legal metrology: yes
   - Quantity: 2
   Accessories:
     • Colonne inox (Modèles jusqu’à 60\u00a0kg)
     • Housse

2. Pèse-palette en U U2
   Standard model

Kind regards,`)
})

test('the German message has the same content in trade terms', () => {
  expect(quoteMessage([detailed, standard], t.de)).toBe(`Guten Tag,

ich bitte um ein Angebot für die folgenden Produkte:

1. Balance de table B3
   - Artikelnummer: MV-B3-15
   - Höchstlast: 15\u00a0kg
   - Eichwert e: 5\u00a0g
   - Ablesbarkeit: 5\u00a0g
   - Plattform: 300\u00a0×\u00a0240\u00a0mm
   - Konformitätsbewertet (geeicht): ja
   - Menge: 2
   Zubehör:
     • Colonne inox (Modèles jusqu’à 60\u00a0kg)
     • Housse

2. Pèse-palette en U U2
   Standardmodell

Mit freundlichen Grüßen`)
})

test.each<[locale: Locale, line: string]>([
  ['fr', '   - Métrologie\u00a0: en option'],
  ['en', '   - Legal metrology: optional'],
  ['de', '   - Konformitätsbewertet (geeicht): optional'],
])('verification on order is mentioned in %s', (locale, line) => {
  const variant = detailed.variant && { ...detailed.variant, metrologie: 'optional' as const }
  expect(quoteMessage([{ ...detailed, variant }], t[locale]).split('\n')).toContain(line)
})

test('any French list starts with « Bonjour, », numbers its items and ends with « Cordialement. »', () => {
  const item = fc.record({
    ...Object.fromEntries(Object.entries(standard).map(([k, value]) => [k, fc.constant(value)])),
  })
  fc.assert(
    fc.property(fc.array(item as fc.Arbitrary<MessageItem>, { minLength: 1, maxLength: 100 }), (items) => {
      const lines = quoteMessage(items, t.fr).split('\n')
      expect(lines[0]).toBe('Bonjour,')
      expect(lines.at(-1)).toBe('Cordialement.')
      expect(lines.filter((line) => /^\d+\. /.test(line)).map(Number.parseFloat)).toEqual(
        items.map((_, i) => i + 1),
      )
    }),
  )
})
