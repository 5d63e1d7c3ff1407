import { expect, test } from 'vitest'
import { compose } from '#functions/assistant/compose.ts'
import { familyProbability, likeliest } from '#functions/assistant/labels.ts'

const scores = [
  { label: 'recognise', probability: 0.33 },
  { label: 'use-allowed', probability: 0.3 },
  { label: 'duty', probability: 0.11 },
  { label: 'choose', probability: 0.07 },
]

test('the likeliest family is taken, and its likeliest label', () => {
  expect(likeliest(scores)?.label).toBe('use-allowed')
  expect(familyProbability('duty', scores)).toBeCloseTo(0.41)
  expect(familyProbability('choose', scores)).toBeCloseTo(0.07)
  expect(likeliest([])).toBeUndefined()
})

test('a word of regret is said once, and every question keeps its yes or no', () => {
  const part = (text: string, verdict?: boolean) => ({
    draft: {
      kind: 'handover' as const,
      text,
      facts: [],
      actions: [],
      ...(verdict === undefined ? {} : { verdict }),
    },
    asked: 'is that so?',
  })
  const composed = (...parts: ReturnType<typeof part>[]) => compose(parts, { lang: 'en', messages: [] }).text
  expect(composed(part('I am sorry about that. Check it.'), part('I am sorry about that. Send it.'))).toBe(
    'I am sorry about that. Check it.\n\nSend it.',
  )
  expect(composed(part('It has a battery.', true), part('It serves for sale.', true))).toBe(
    'Yes. It has a battery.\n\nYes. It serves for sale.',
  )
})
