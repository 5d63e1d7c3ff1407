import { readFileSync } from 'node:fs'
import { gram, kilogram, milligram, tonne } from '#domain/metrology/mass.ts'
import { type Arrangement, accuracyClasses, type Instrument } from '#domain/metrology/metrology.ts'

const units: Record<string, number> = { µg: 1, mg: milligram, g: gram, kg: kilogram, t: tonne }
const arrangementOf: Record<string, Arrangement> = {
  S: 'single',
  N: 'single',
  MI: 'multi-interval',
  MR: 'multiple-range',
}

function massOf(text: string): number | null {
  if (text === '–') return null
  const [number, unit = ''] = text.split(' ')
  return Math.round(Number(number) * (units[unit] ?? Number.NaN))
}

export type Row = { title: string; instrument: Instrument; minUg: number | null; n: string }

/** The checked table of realistic instruments, one a line. */
export const rows: Row[] = readFileSync(new URL('fixtures/oiml-variants.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, kind, cls, arrangement = '', max = '', e = '', d = '', min = '', n = ''] = line.split(',')
    const column = (text: string) => text.split('/').map(massOf)
    const ranges = column(max).map((maxUg, i) => ({
      maxUg: maxUg ?? 0,
      eUg: column(e)[i] ?? null,
      dUg: column(d)[i] ?? null,
    }))
    const accuracyClass = accuracyClasses.find((name) => name === cls) ?? null
    const instrument = { accuracyClass, arrangement: arrangementOf[arrangement] ?? 'single', ranges }
    return { title: `${kind} ${cls} ${max} e=${e} d=${d}`, instrument, minUg: massOf(min), n }
  })
