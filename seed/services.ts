import type { Localized } from '#config/locales.ts'
import { each } from '#config/locales.ts'
import { formatCapacity, kilogram } from '#domain/metrology/mass.ts'
import type { ServiceDocument } from '#domain/publishing/document.ts'
import { serviceTexts } from './service-texts.ts'

/** A band of Max in grams; lower bound excluded, null = no bound. The key ends the code. */
type Band = { key: string; aboveG: number | null; upToG: number | null }

const grams = { upTo60: 60_000, upTo300: 300_000, upTo3t: 3_000_000, upTo30: 30_000 }

/**
 * 30 kg is the bound of the French period for direct sale (arrêté of 26 May 2004, art. 8); 3 t that of the German one.
 */
const verificationBands: readonly Band[] = [
  { key: '30kg', aboveG: null, upToG: grams.upTo30 },
  { key: '300kg', aboveG: grams.upTo30, upToG: grams.upTo300 },
  { key: '3t', aboveG: grams.upTo300, upToG: grams.upTo3t },
  { key: 'over-3t', aboveG: grams.upTo3t, upToG: null },
]

/** What one technician carries, what takes a lifting device, and what takes a crane. */
const handlingBands: readonly Band[] = [
  { key: '60kg', aboveG: null, upToG: grams.upTo60 },
  { key: '3t', aboveG: grams.upTo60, upToG: grams.upTo3t },
  { key: 'over-3t', aboveG: grams.upTo3t, upToG: null },
]

type Banded = Pick<ServiceDocument, 'onSite'> & {
  code: keyof typeof serviceTexts
  metrology: ServiceDocument['appliesTo']['metrology']
  /** EUR cents excl. VAT per band; null: on request. */
  prices: readonly (number | null)[]
}

/** One service per band of Max, because the test weights and the working time follow from it. */
function banded(bands: readonly Band[], { code, onSite, metrology, prices }: Banded): ServiceDocument[] {
  return bands.map(({ key, aboveG, upToG }, i) => ({
    code: `${code}-${key}`,
    name: withBand(serviceTexts[code].name, { aboveG, upToG }),
    description: serviceTexts[code].description,
    priceCents: prices[i] ?? null,
    unit: 'per-instrument',
    onSite,
    appliesTo: { metrology, categories: null, maxAboveG: aboveG, maxUpToG: upToG },
  }))
}

/** « Vérification périodique, Max ≤ 30 kg ». */
function withBand(name: Localized, { aboveG, upToG }: Omit<Band, 'key'>): Localized {
  const sign = upToG === null ? '>' : '≤'
  const bound = ((upToG ?? aboveG ?? 0) / 1000) * kilogram
  return each((locale) => `${name[locale]}, Max\u00a0${sign}\u00a0${formatCapacity(bound, locale)}`)
}

const legalForTrade: ServiceDocument['appliesTo']['metrology'] = ['yes', 'optional']
const anyInstrument = { metrology: null, categories: null, maxAboveG: null, maxUpToG: null }

/**
 * Services of the demonstration, in the order in which they are offered. Prices are examples: what a company of the
 * region could ask, not what one does.
 */
export const services: readonly ServiceDocument[] = [
  ...banded(verificationBands, {
    code: 'conformity-assessment',
    onSite: false,
    metrology: ['optional'],
    prices: [9_500, 16_500, 29_000, null],
  }),
  ...banded(handlingBands, {
    code: 'commissioning',
    onSite: true,
    metrology: null,
    prices: [8_500, 24_000, null],
  }),
  {
    code: 'metrological-logbook',
    ...serviceTexts['metrological-logbook'],
    priceCents: 1_800,
    unit: 'per-instrument',
    onSite: false,
    appliesTo: { ...anyInstrument, metrology: legalForTrade },
  },
  ...banded(verificationBands, {
    code: 'periodic-verification',
    onSite: true,
    metrology: legalForTrade,
    prices: [7_800, 14_500, 32_000, null],
  }),
  ...banded(handlingBands, {
    code: 'on-site-adjustment',
    onSite: true,
    metrology: null,
    prices: [6_500, 14_000, null],
  }),
  ...banded(handlingBands, {
    code: 'calibration-certificate',
    onSite: true,
    metrology: null,
    prices: [12_000, 26_000, null],
  }),
  ...banded(handlingBands, {
    code: 'take-back',
    onSite: false,
    metrology: null,
    prices: [2_500, 9_000, null],
  }),
  {
    code: 'training',
    ...serviceTexts.training,
    priceCents: 19_000,
    unit: 'per-request',
    onSite: true,
    appliesTo: anyInstrument,
  },
]
