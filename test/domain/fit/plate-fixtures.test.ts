import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { decodePlate } from '#domain/fit/decode-plate.ts'
import type { FitCountry } from '#domain/fit/fit-use.ts'
import type { PlateAnswer } from '#domain/fit/plate-answer.ts'
import { readPlate } from '#domain/fit/read-plate.ts'
import { gram } from '#domain/metrology/mass.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import { dataPlate, type PlateSource } from '#domain/metrology/plate-lines.ts'
import { rows } from '#test/domain/metrology/oiml-variants.ts'
import plates from './fixtures/plates.json' with { type: 'json' }
import independent from './fixtures/plates-independent.json' with { type: 'json' }
import makers from './fixtures/plates-makers.json' with { type: 'json' }

const today = '2026-11-27'

type Case = {
  text: string
  lang: string
  expect: object
  country?: string
  codes?: string[]
  not?: string[]
  source: string
}

test.each((plates as Case[]).map((row) => [row.text, row] as const))('%s', (text, row) => {
  const country = (row.country ?? 'FR') as FitCountry
  const plate = decodePlate(text, country, row.lang as Locale, today)
  const codes = plate.conclusions.map(({ code }) => code)
  expect(plate).toMatchObject(row.expect)
  expect(codes).toEqual(expect.arrayContaining(row.codes ?? []))
  expect(codes.filter((code) => row.not?.includes(code))).toEqual([])
  expect(row.source).not.toBe('')
})

/** Written independently of the reader: what a plate says, and what an answer may say as well. */
type Independent = {
  id: string
  plate: string
  lang: string
  expect: Record<string, unknown>
  accept?: Record<string, unknown[]>
}

/** In grams, whatever the locale of the plate: these plates were written with decimal points. */
const grams = (mass: string | null | undefined) => {
  const ug = mass ? parseMass(mass, 'en') : null
  return typeof ug === 'number' ? ug / gram : null
}

/** The answer under the names of the plates that were written independently of the reader. */
function named(plate: PlateAnswer): Record<string, unknown> {
  const { maxG, eG, minG, dG, problems, conclusions, receptors } = plate
  const codes = conclusions.map(({ code }) => code)
  const isMissing = problems.some((problem) => problem.endsWith('-missing'))
  const uses = [
    codes.includes('no-direct-sale') && 'notDirectSale',
    codes.includes('postal-only') && 'postalOnly',
    plate.medicalDevice && 'medical',
  ]
  const kinds = { 'n-too-small': 'impossible n', 'n-too-large': 'impossible n', 'max-zero': 'impossible Max' }
  return {
    ranges: maxG.map((max, i) => ({ max, e: eG?.[i] ?? eG?.[0] ?? null })),
    min: minG,
    d: dG?.[0] ?? null,
    class: plate.class,
    ceMark: ['new', 'old-green-m', 'mid', 'ce-only'].includes(plate.mark ?? ''),
    metrologyMark: plate.mark !== null && plate.mark !== 'ce-only',
    markYear: plate.year,
    notifiedBody: plate.body,
    use: uses.find(Boolean) ?? null,
    foreignApproval: plate.foreignApproval,
    problems: [...new Set(problems.flatMap((problem) => kinds[problem as keyof typeof kinds] ?? []))],
    directSalePossible: plate.directSale || (plate.legal && isMissing ? 'unknown' : false),
    receptors: receptors.length,
    why: '',
  }
}

/** What a plate must say under a name, and what it may say as well. */
function accepted(name: string, { expect: wanted, accept = {} }: Independent): unknown[] {
  const all = [wanted[name], ...(accept[name] ?? [])]
  if (name === 'min' || name === 'd') return all.map((mass) => grams(mass as string))
  if (name !== 'ranges') return all
  type Range = { max: string | null; e: string | null }
  return all.map((ranges) =>
    (ranges as Range[] | null)?.map(({ max, e }) => ({ max: grams(max), e: grams(e) })),
  )
}

test.each(
  ([...independent, ...makers] as unknown as Independent[]).map((row) => [row.id, row.plate, row] as const),
)('%s %s', (_, text, row) => {
  const lang = locales.find((own) => own === row.lang) ?? 'en'
  const read = named(decodePlate(text, 'FR', lang, today))
  for (const name of Object.keys(row.expect).filter((own) => own !== 'why'))
    expect([name, accepted(name, row)]).toEqual([name, expect.arrayContaining([read[name]])])
})

const spellings = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
]
const forms = ['{class}', '({class})', 'Klasse {class}', 'CL. {class}', 'classe de précision {class}']

/** The numbers of a plate as it prints them: an e of several ranges once, d where it differs. */
function printed({ ranges, accuracyClass, arrangement }: PlateSource, lang: Locale) {
  const { d, min } = dataPlate({ ranges, accuracyClass, arrangement }, lang)
  const listOf = (masses: (number | null)[]) => [...new Set(masses.filter((ug) => ug !== null))]
  const [es, ds] = [listOf(ranges.map(({ eUg }) => eUg)), listOf(ranges.map(({ dUg }) => dUg))]
  const maxUg = ranges.map(({ maxUg: ug }) => ug)
  return {
    accuracyClass,
    maxUg,
    eUg: es.length ? es : null,
    dUg: d && ds.length ? ds : null,
    hasMin: min !== null,
  }
}

test('whatever plate the site prints is read back, in any order, capitals and separation', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rows.map(({ instrument }) => instrument)),
      fc.constantFrom(...locales),
      fc.record({
        order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        spell: fc.constantFrom(...spellings),
        glue: fc.constantFrom('', ' ', ' = ', ': ', '='),
        between: fc.constantFrom(' ', '\n', ', ', ' ; ', ' / ', ' · ', '   '),
        form: fc.constantFrom(...forms),
      }),
      (instrument, lang, { order, spell, glue, between, form }) => {
        const { accuracyClass, max, min, e, d } = dataPlate(instrument, lang)
        const entries = [
          max && spell(`Max${glue}${max}`),
          min && spell(`Min${glue}${min}`),
          e && spell(`e${glue}${e}`),
          d && spell(`d${glue}${d}`),
          accuracyClass && form.replace('{class}', accuracyClass),
        ]
        const text = order
          .map((i) => entries[i])
          .filter(Boolean)
          .join(between)
        const { hasMin, ...numbers } = printed(instrument, lang)
        const read = readPlate(text, lang)
        expect([text, read]).toMatchObject([text, numbers])
        expect([text, read.minUg !== null]).toEqual([text, hasMin])
      },
    ),
    { numRuns: 2000 },
  )
})
