import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import type { Body } from './build.ts'
import type { LineTexts } from './kind-texts.ts'
import type { Kind, KindVariant } from './kinds.ts'
import { factsOfLine } from './line-facts.ts'

/** Laboratory balances: repeatability and linearity in d, settling time in seconds. */
const performance: Record<string, [repeatabilityD: number, linearityD: number, seconds: number]> = {
  micro: [1, 4, 9],
  'semi-micro': [1.5, 6, 8],
  analytical: [1, 2, 3],
  precision: [1, 2, 2],
  'high-cap-precision': [1, 2, 2],
  'compact-edu': [1, 2, 3],
  'gold-jewellery': [1, 2, 2],
  pharmacy: [1, 2, 3],
  'mass-comparator': [1, 3, 15],
}

/** Working days to dispatch of what is not in stock. */
const ordered: Record<string, number> = { weighbridge: 60, axle: 25, checkweigher: 40, atex: 30, micro: 30 }
const stocked = 3
const byCategory: Record<string, number> = { commercial: 10, industrial: 15, laboratory: 15, medical: 12 }

/** Operating temperature: the span that the class asks for (OIML R 76-1, 3.9.2), wider where the trade has it. */
function temperatureOf(kind: Kind, variant: KindVariant): [number, number] | null {
  if (kind.key === 'weights') return null
  if (kind.key === 'micro' || kind.key === 'mass-comparator') return [15, 30]
  if (kind.category === 'laboratory' || kind.key === 'pharmacy') return [10, 30]
  if (kind.category === 'medical') return [10, 40]
  if (kind.key === 'gold-jewellery') return [10, 30]
  if (kind.category === 'industrial') return [-10, 40]
  return variant.accuracyClass === 'III' ? [-10, 40] : [0, 40]
}

type Source = { kind: Kind; line: LineTexts; lineIndex: number }
type Model = { variant: KindVariant; body: Body | null; inStock: boolean }

/** The structured facts of one variant. */
export function factsOf({ kind, line, lineIndex }: Source, { variant, body, inStock }: Model): VariantFacts {
  const d = variant.ranges[0]?.dUg ?? null
  const [repeatability, linearity, seconds] = (d !== null && performance[kind.key]) || [null, null, null]
  const inD = (times: number | null) => (times === null || d === null ? null : Math.round(times * d))
  return {
    ...factsOfLine(kind, line, lineIndex),
    medicalDevice: kind.category === 'medical' && kind.key !== 'pharmacy' && variant.accuracyClass !== null,
    temperature: temperatureOf(kind, variant),
    dimensionsMm: body?.dimensionsMm ?? null,
    massKg: body?.massKg ?? null,
    repeatabilityUg: inD(repeatability),
    linearityUg: inD(linearity),
    settlingSeconds: seconds,
    deliveryDays: inStock ? stocked : (ordered[kind.key] ?? byCategory[kind.category] ?? null),
  }
}
