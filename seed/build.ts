import { type Kind, type Platform, platformArea, widthOf } from './kinds.ts'

/**
 * How a kind is built around its platform: height, mm; mass in kg and per square metre; outer mm added to width and
 * depth.
 */
type Build = { heightMm: number; kg: number; kgPerM2: number; around: [widthMm: number, depthMm: number] }

const of = (heightMm: number, kg: number, kgPerM2: number, around: [number, number]): Build => ({
  heightMm,
  kg,
  kgPerM2,
  around,
})

const builds: Record<string, Build> = {
  'price-computing': of(130, 1.9, 22, [60, 110]),
  'ticket-scale': of(520, 7.5, 40, [25, 85]),
  'label-scale': of(490, 9, 40, [25, 150]),
  'pos-scale': of(95, 2.2, 20, [20, 40]),
  'self-service': of(560, 14, 40, [20, 150]),
  'hanging-retail': of(620, 7, 12, [0, 0]),
  'portion-kitchen': of(75, 0.9, 14, [15, 60]),
  'postal-parcel': of(65, 2, 22, [0, 10]),
  'gold-jewellery': of(85, 1.2, 40, [45, 110]),
  bench: of(110, 2.6, 30, [0, 0]),
  washdown: of(115, 4.5, 45, [0, 0]),
  floor: of(100, 18, 62, [0, 0]),
  'pallet-u': of(88, 22, 38, [0, 0]),
  beams: of(85, 4, 90, [0, 0]),
  'pallet-truck': of(1220, 70, 60, [410, 0]),
  counting: of(120, 2.4, 25, [20, 110]),
  weighbridge: of(350, 0, 330, [0, 0]),
  axle: of(45, 3, 55, [40, 0]),
  atex: of(115, 5, 48, [0, 0]),
  livestock: of(110, 25, 55, [0, 0]),
  precision: of(95, 2, 45, [65, 120]),
  'high-cap-precision': of(120, 5, 55, [0, 0]),
  'compact-edu': of(45, 0.35, 25, [30, 80]),
  personal: of(60, 2.6, 14, [0, 0]),
  column: of(1080, 9, 20, [40, 90]),
  'body-comp': of(1150, 24, 20, [60, 200]),
  chair: of(940, 21, 0, [160, 520]),
  wheelchair: of(60, 6, 36, [120, 120]),
  handrail: of(1100, 32, 20, [60, 60]),
  baby: of(120, 2.2, 15, [0, 30]),
  stretcher: of(70, 10, 45, [60, 0]),
  'clinical-small': of(70, 1.4, 20, [15, 70]),
}

/** Laboratory balances have one housing for every pan. */
const housings: Record<string, { dimensionsMm: [number, number, number]; massKg: number }> = {
  micro: { dimensionsMm: [220, 330, 280], massKg: 9 },
  'semi-micro': { dimensionsMm: [215, 345, 345], massKg: 7.6 },
  analytical: { dimensionsMm: [210, 340, 345], massKg: 6.4 },
  'analytical.5': { dimensionsMm: [195, 300, 320], massKg: 5.2 },
  moisture: { dimensionsMm: [215, 350, 190], massKg: 4.8 },
  pharmacy: { dimensionsMm: [200, 300, 85], massKg: 2.8 },
  'pharmacy.1': { dimensionsMm: [200, 320, 260], massKg: 4.1 },
}

/** What a line's own texts say of its build. */
const lineBuilds: Record<string, Partial<Build>> = {
  'price-computing.0': { kg: 1.6, around: [60, 0] },
  'price-computing.1': { heightMm: 530 },
  'ticket-scale.0': { heightMm: 190 },
  'pos-scale.1': { heightMm: 80 },
  'bench.1': { kg: 2.3 },
  'floor.3': { heightMm: 45 },
  'weighbridge.1': { kgPerM2: 850 },
  'precision.0': { heightMm: 165 },
  'personal.0': { kg: 2.5 },
  'personal.1': { kg: 3.2 },
  'wheelchair.0': { kg: 4, kgPerM2: 25 },
}

export type Body = { dimensionsMm: [widthMm: number, depthMm: number, heightMm: number]; massKg: number }

/**
 * Outer dimensions and mass of a model on this platform, without packaging; null where the kind has none of its own.
 */
export function bodyOf(kind: Kind, lineIndex: number, platform: Platform | null): Body | null {
  const key = `${kind.key}.${lineIndex}`
  const housing = housings[key] ?? housings[kind.key]
  if (housing) return housing
  const build = builds[kind.key]
  if (!build || !platform) return null
  const { heightMm, kg, kgPerM2, around } = { ...build, ...lineBuilds[key] }
  const depth = platform.shape === 'rect' ? platform.depthMm : platform.diameterMm
  return {
    dimensionsMm: [widthOf(platform) + around[0], depth + around[1], heightMm],
    massKg: rounded(kg + kgPerM2 * platformArea(platform)),
  }
}

const rounded = (kg: number) =>
  kg < 10 ? Math.round(kg * 10) / 10 : kg < 200 ? Math.round(kg) : Math.round(kg / 10) * 10
