import type { Locale, Localized } from '#config/locales.ts'
import { formatCapacity, formatInterval, formatNumber } from '#domain/metrology/mass.ts'
import type { VariantSeed } from './catalogue.ts'
import { each } from './each-locale.ts'
import { millimetres } from './generate-variants.ts'
import type { LineTexts } from './kind-texts.ts'
import { type Kind, type Platform, widthOf } from './kinds.ts'

/** The specification table of a product; rows that do not apply are left out. */
export function specificationsOf(
  kind: Kind,
  line: LineTexts,
  variants: VariantSeed[],
  platform: Platform | null,
): Record<string, Localized> {
  const { texts } = kind
  const protection = line.ip ?? texts.ip
  const rows: Record<string, Localized | null> = {
    capacity: spread(
      variants.map((variant) => variant.ranges.at(-1)?.maxUg ?? null),
      formatCapacity,
    ),
    readability: spread(
      variants.map((variant) => variant.ranges[0]?.dUg ?? null),
      formatInterval,
    ),
    platform: platforms(variants),
    display: line.display ?? texts.display,
    interface: line.interfaces ?? texts.interfaces,
    power: line.power ?? texts.power,
    dimensions: platform && dimensions(kind, platform),
    weight: platform && weight(kind, platform),
    material: line.material ?? texts.material,
    warranty: each((locale) => warranty(texts.warrantyMonths, locale)),
    calibration: texts.calibration,
    applications: texts.applications,
    connectivity: kind.wireless ? connectivity(kind.wireless) : null,
    protection: protection ? each(() => protection) : null,
    approvals: texts.approvals,
    options: texts.options,
  }
  return Object.fromEntries(Object.entries(rows).filter((row): row is [string, Localized] => row[1] !== null))
}

function spread(masses: (number | null)[], format: (ug: number, locale: Locale) => string): Localized | null {
  const known = masses.filter((ug) => ug !== null)
  if (known.length === 0) return null
  const [from, to] = [Math.min(...known), Math.max(...known)]
  return each((locale) =>
    from === to ? format(from, locale) : `${format(from, locale)} – ${format(to, locale)}`,
  )
}

function platforms(variants: VariantSeed[]): Localized | null {
  const sold = [...new Set(variants.map((variant) => variant.platform))].filter(
    (platform) => platform !== null,
  )
  return sold.length ? each(() => sold.join(', ')) : null
}

/** Outer height in millimetres and mass in kg per square metre of platform, by construction. */
const build: Record<string, { heightMm: number; kgPerM2: number }> = {
  commercial: { heightMm: 130, kgPerM2: 55 },
  industrial: { heightMm: 110, kgPerM2: 62 },
  laboratory: { heightMm: 95, kgPerM2: 130 },
  medical: { heightMm: 70, kgPerM2: 45 },
}
const tall: Record<string, number> = {
  analytical: 345,
  'semi-micro': 345,
  micro: 280,
  column: 1080,
  'self-service': 560,
  'ticket-scale': 520,
  livestock: 1850,
  chair: 940,
  handrail: 1080,
  weighbridge: 350,
}

function dimensions(kind: Kind, platform: Platform): Localized {
  const width = widthOf(platform)
  const depth = platform.shape === 'rect' ? platform.depthMm : platform.diameterMm
  const small = platform.shape === 'round'
  const outer = [
    small ? Math.max(200, width + 80) : width + 15,
    small ? Math.max(300, depth + 150) : depth + 85,
  ]
  const height = tall[kind.key] ?? build[kind.category]?.heightMm ?? 100
  return each(() => `${[...outer, height].map(millimetres).join('\u00a0×\u00a0')}\u00a0mm`)
}

function weight(kind: Kind, platform: Platform): Localized {
  const width = widthOf(platform)
  const area = (width * (platform.shape === 'rect' ? platform.depthMm : width)) / 1e6
  const raw = 1.2 + area * (build[kind.category]?.kgPerM2 ?? 60) * (kind.key === 'weighbridge' ? 4 : 1)
  const kg = raw < 10 ? Math.round(raw * 10) / 10 : raw < 200 ? Math.round(raw) : Math.round(raw / 10) * 10
  return each((locale) => `${formatNumber(kg, locale)}\u00a0kg`)
}

function warranty(months: number, locale: Locale): string {
  return `${months}\u00a0${{ fr: 'mois', en: 'months', de: 'Monate' }[locale]}`
}

function connectivity(words: string): Localized {
  const radio: Localized = { fr: 'radio 433/868 MHz', en: '433/868 MHz radio', de: 'Funk 433/868 MHz' }
  return each((locale) =>
    words.replace('radio 433/868 MHz', radio[locale]).replaceAll(/(?<=\d) (?=MHz)/g, '\u00a0'),
  )
}
