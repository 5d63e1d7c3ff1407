import { expect, test } from 'vitest'
import { freeTexts } from '#src/desk/free-texts.ts'

const line = (text: string, model: { productId: string; variantReference: string } | null = null) => ({
  ...{ text, quantity: 1, unitCents: 100, discountCents: 0, vatPermille: 200 as const, item: null, model },
  optional: false,
})
const page = {
  designations: ['Preisrechnende Waage P1, MV-P1-6'],
  blocks: [{ id: 'a', title: 'Zahlung', text: 'Zahlbar in\n30 Tagen' }],
}

test('the desk learns which lines and terms nobody has translated', () => {
  const offer = {
    ...{
      after: 0,
      validUntil: '2026-12-31',
      delivery: '3 semaines',
      conditions: 'Zahlbar in\n30 Tagen',
      note: '',
    },
    lines: [
      line('Preisrechnende Waage P1, MV-P1-6'),
      line('Housse de protection'),
      line('Zählwaage N4, ZH-N4-6', { productId: 'n4', variantReference: 'ZH-N4-6' }),
      line('Zahlbar in 30 Tagen'),
    ],
  }
  const products = new Map([['n4', { name: 'Zählwaage N4' } as never]])
  expect(freeTexts(offer, page, products)).toEqual({ lines: [2], terms: ['delivery'] })
  expect(freeTexts(offer, page, new Map()).lines).toEqual([2, 3])
})
