import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyPhotographed } from '#domain/fit/photographed-text.ts'
import { dataPlate } from '#domain/metrology/plate-lines.ts'
import { rows } from '#test/domain/metrology/oiml-variants.ts'

/** As a recogniser read plates that were photographed at an angle, or with little light. */
test.each([
  ['Max 15 kg Min 10 g\n\n€=d=0.5g III', 'Max 15 kg Min 10 g\ne=d=0.5g III'],
  ['€2 = 5¢g\nMin 40 ¢', 'e2 = 5 g\nMin 40 g'],
  ['Classe II] n= 2500', 'Classe III n= 2500'],
  ['I|I  CE M16\n—\n[', 'III CE M16'],
  ['e=d=05g', 'e=d=0.5g'],
  ['Max 220 g d=0001 g SN 0012345', 'Max 220 g d=0.001 g SN 0012345'],
  ['', ''],
])('%j is read as %j', (recognised, text) => {
  expect(tidyPhotographed(recognised)).toBe(text)
})

test('What is printed on a plate stays as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rows), (row) => {
      const printed = Object.values(dataPlate(row.instrument, 'en')).filter(
        (value) => typeof value === 'string',
      )
      for (const value of printed) expect(tidyPhotographed(value)).toBe(value.replaceAll(/\s/g, ' '))
    }),
  )
})
