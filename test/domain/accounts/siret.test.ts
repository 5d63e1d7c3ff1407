import { expect, test } from 'vitest'
import { isSiret, normaliseSiret } from '#domain/accounts/siret.ts'

test.each([
  '732 829 320 00074',
  '732.829.320.00074',
  '732-829-320-00074',
  'SIRET : 732 829 320 00074',
  'N° SIRET 73282932000074',
  'n° siret: 732\u202f829\u202f320\u202f00074',
])('a SIRET is read as a letterhead prints it: « %s »', (typed) => {
  expect(normaliseSiret(typed)).toBe('73282932000074')
})

test.each(['', '732 829 320', 'FR32 732829320', '732 829 320 00075', 'SIREN 732829320 00074'])(
  '« %s » is no SIRET',
  (typed) => {
    expect(isSiret(normaliseSiret(typed))).toBe(false)
  },
)
