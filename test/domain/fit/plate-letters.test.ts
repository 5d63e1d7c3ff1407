import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePlate, withoutLookalikes } from '#domain/fit/decode-plate.ts'

test.each([
  ['MAx 3O kg miN 200gr e:10gr Kl. lll CE-M 2O 0122', 'MAx 30 kg miN 200gr e:10gr Kl. III CE-M 20 0122'],
  ['Max=I5kg Min=1OO g e=5g cl lll CE Ml7 OI22', 'Max=15kg Min=100 g e=5g cl III CE M17 0122'],
  ['classe ll d = O,1 g', 'classe II d = 0,1 g'],
  // Atmospheres, degrees, litres, articles and types are what they are.
  ['II 2G Ex IP65 5l', 'II 2G Ex IP65 5l'],
  ['Il marque 15 kg, Typ OL 2000', 'Il marque 15 kg, Typ OL 2000'],
])('%s is read as %s', (typed, text) => expect(withoutLookalikes(typed).text).toBe(text))

test('a plate with letters for digits is read, and says so', () => {
  const plate = decodePlate('(lll) Max 3O kg Min 2OO g e = 1O g CE M2O OI22', 'DE', 'de', '2026-11-29')
  expect(plate).toMatchObject({ class: 'III', maxG: [30_000], minG: 200, eG: [10], year: 2020, body: '0122' })
  const said = plate.conclusions.find(({ code }) => code === 'letters-read')?.text
  for (const replaced of ['3O → 30', '2OO → 200', '1O → 10', 'M2O → M20', 'OI22 → 0122', 'lll → III'])
    expect(said).toContain(replaced)
})

test('a plate with digits stays as it is', () => {
  const plate = fc.tuple(
    fc.integer({ min: 1, max: 60_000 }),
    fc.constantFrom('I', 'II', 'III', 'IIII'),
    fc.nat(99),
  )
  fc.assert(
    fc.property(plate, ([max, cls, year]) => {
      const text = `(${cls}) Max ${max} kg Min ${max} g e = ${max} mg CE M${String(year).padStart(2, '0')} 0122`
      expect(withoutLookalikes(text)).toEqual({ text, replaced: [] })
    }),
  )
})
