import { expect, test } from 'vitest'
import { emptyAnswers } from '#domain/configurator/answers.ts'
import type { ConfiguratorData } from '#src/configurator/data.ts'
import { estimateOfChoice, requestContent } from '#src/configurator/request-content.ts'

const service = {
  code: 'commissioning',
  name: 'Mise en service',
  description: '',
  priceCents: 10_000,
  unit: 'per-instrument',
  onSite: false,
  quantity: 2,
} as const
const dataOf = (quantity: number | null): ConfiguratorData => ({
  state: {
    step: 'summary',
    answers: emptyAnswers,
    choices: [],
    accessories: [],
    services: [
      { code: 'commissioning', quantity },
      { code: 'not-offered', quantity: 4 },
    ],
  },
  isUntouched: false,
  step: 'summary',
  errors: {},
  regime: null,
  fit: null,
  failed: false,
  chosen: [],
  services: [service],
  gone: 0,
})

test.each([
  [null, 2, 20_000],
  [5, 5, 50_000],
])('a service with quantity %j is sent %i times, and the amount follows', (quantity, sent, cents) => {
  const data = dataOf(quantity)
  expect(requestContent(data).services).toEqual([{ code: 'commissioning', quantity: sent }])
  expect(estimateOfChoice(data, null)?.parts).toEqual([{ part: 'services', cents }])
})
