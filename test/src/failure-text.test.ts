import { expect, test } from 'vitest'
import { failureText } from '#src/desk/catalogue/problem-words.ts'

test.each([
  ['step derive: unknown', /mis à jour pendant cette publication/],
  ['services: changed meanwhile', /^Les prestations/],
  ['kinds: crane-hooks is used', /crane-hooks.*utilisée/],
  ['tr2: changed by Paul, Klein, 2026-02-03T11:00:00.000Z', /^tr2.*par Paul, Klein, .*2026/],
  ['tr2: changed by ?, ?', /^tr2.: modifié entre-temps\.$/],
  ['D1_ERROR: full', /^D1_ERROR: full$/],
])('%s is said in French, and a fault in its own words', (error, said) => {
  expect(failureText(error)).toMatch(said)
})
