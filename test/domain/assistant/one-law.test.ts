import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodsOf } from '#domain/assistant/period-lines.ts'
import { readQuestion } from '#domain/assistant/question.ts'
import { decodePlate } from '#domain/fit/decode-plate.ts'
import type { FitCountry } from '#domain/fit/fit-use.ts'
import { instrumentOfUse, regimeOf } from '#domain/fit/regime.ts'
import { kilogram, tonne } from '#domain/metrology/mass.ts'
import type { InstrumentKind } from '#domain/scales/instrument-kind.ts'
import { verificationOf } from '#domain/scales/periodic-verification.ts'
import type { VerifiedInstrument } from '#domain/scales/verification-rule.ts'
import { noNames } from '#domain/understanding/understood.ts'

/** Facts in words, as a plate and a question name them, and as the register stores them. */
type Named = { words: string; facts: Partial<VerifiedInstrument> }
const people = (hospital: boolean) => ({ use: 'medical', weighsPeople: true, hospital }) as const
const ofKind = (words: string, kind: InstrumentKind): Named => ({ words, facts: { kind } })
const named: readonly Named[] = [
  { words: 'Waage, Abrechnung', facts: {} },
  { words: 'Personenwaage Krankenhaus', facts: people(true) },
  { words: 'Personenwaage Arztpraxis', facts: people(false) },
  { words: 'Säuglingswaage', facts: { use: 'medical', baby: true } },
  { words: 'Bettenwaage', facts: { use: 'medical', bed: true } },
  { words: 'Baustoffwaage, Abrechnung', facts: { buildingMaterial: true } },
  ofKind('Balkenwaage, Abrechnung', 'non-self-indicating'),
  ofKind('Behälterwaage, Abrechnung', 'gas-vessel'),
  ofKind('selbsttätige Kontrollwaage', 'checkweigher'),
  ofKind('Preisauszeichner', 'automatic-labeller'),
  ofKind('Gleiswaage', 'automatic-rail'),
  ofKind('Förderbandwaage', 'automatic'),
]
const loads = [2, 15, 30, 31, 300, 349, 350, 1500, 2999, 3000, 5000, 5001, 40_000].map((kg) => kg * kilogram)

const shop = { use: 'trade', prepackages: false, weighsPeople: false } as const
const markedIn = 2022

test('register, decoder and assistant give the same period for the same facts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...named),
      fc.constantFrom(...loads),
      fc.constantFrom<FitCountry>('FR', 'DE'),
      ({ words, facts }, maxUg, country) => {
        const instrument = { ...shop, ...facts, country, maxUg, lastVerifiedOn: `${markedIn}-01-01` }
        const registered = verificationOf(instrument, '2022-06-01')
        const years = registered.periodYears

        const kg = `${maxUg / kilogram} kg`
        const question = readQuestion(`${words}, ${kg}, wie oft eichen?`, 'de', noNames)
        expect([words, kg, country, ...new Set(periodsOf(question, country).years)]).toEqual([
          words,
          kg,
          country,
          years,
        ])

        const { due } = decodePlate(
          `${words} Max ${kg} e = 5 g CE M22 0102 nicht für Direktverkauf`,
          country,
          'de',
        )
        const day = years === null ? null : `${markedIn + years}-12-31`
        expect([words, kg, country, country === 'DE' ? due.DE : (due.FR?.[1] ?? null)]).toEqual([
          words,
          kg,
          country,
          day,
        ])
      },
    ),
    { numRuns: 400 },
  )
})

test('the regime of a use has the period that the register gives the same instrument', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'direct-sale',
        'trade',
        'prepack',
        'medical',
        'vehicle-trade',
        'livestock-trade',
        'internal',
      ),
      fc.constantFrom<FitCountry>('FR', 'DE'),
      fc.integer({ min: 1, max: 60 * tonne }),
      fc.record({
        hospital: fc.boolean(),
        baby: fc.boolean(),
        bed: fc.boolean(),
        farm: fc.boolean(),
        prepackages: fc.boolean(),
        buildingMaterial: fc.boolean(),
      }),
      (use, country, maxUg, circumstances) => {
        const question = { use, country, maxUg, ...circumstances } as const
        const { rule, years, overhaulYears } = regimeOf(question)
        const registered = verificationOf(
          { ...instrumentOfUse(question), lastVerifiedOn: null },
          '2026-01-01',
        )
        expect([registered.rule, registered.periodYears]).toEqual([rule, years])
        expect(registered.overhaul?.years ?? null).toBe(overhaulYears)
      },
    ),
  )
})
