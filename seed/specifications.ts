import type { Locale, Localized } from '#config/locales.ts'
import { each } from '#config/locales.ts'
import { interfaceList } from '#domain/catalogue/interface-name.ts'
import { platformIn } from '#domain/fit/platform.ts'
import { formatLengths } from '#domain/metrology/length.ts'
import {
  formatCapacity,
  formatInterval,
  formatNumber,
  formatQuantity,
  inUnit,
  nominalUnit,
} from '#domain/metrology/mass.ts'
import type { AccessoryOffer, VariantDocument } from '#domain/publishing/document.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { adjustmentOf, approvalsOf } from './approvals.ts'
import type { Body } from './build.ts'
import type { KindTexts, LineTexts } from './kind-texts.ts'
import type { Kind } from './kinds.ts'
import { interfacesOf } from './line-facts.ts'

type Offered = { variants: VariantDocument[]; bodies: Body[]; accessories: AccessoryOffer[] }

/** The specification table of a product; rows that do not apply are left out. */
export function specificationsOf(
  kind: Kind,
  line: LineTexts,
  { variants, bodies, accessories }: Offered,
): Record<string, Localized> {
  const { texts } = kind
  const protection = line.ip ?? texts.ip
  const rows: Record<string, Localized | null> = {
    capacity: spread(
      variants.map((variant) => variant.ranges.at(-1)?.maxUg ?? null),
      kind.key === 'weights' ? formatNominal : formatCapacity,
    ),
    readability: spread(
      variants.flatMap((variant) => variant.ranges.map(({ dUg }) => dUg)),
      formatInterval,
    ),
    platform: platforms(variants),
    display: line.display ?? texts.display,
    interface: line.interfaces ?? texts.interfaces,
    power: line.power ?? texts.power,
    dimensions: dimensions(bodies),
    weight: weight(bodies),
    material: line.material ?? texts.material,
    warranty: each((locale) => warranty(texts.warrantyMonths, locale)),
    calibration: line.calibration ?? adjustmentOf(variants, texts.calibration),
    applications: texts.applications,
    connectivity: networks(line.interfaces ?? texts.interfaces),
    protection: protection ? each(() => protection) : null,
    approvals: texts.approvals && approvalsOf(variants, texts.approvals),
    options: optionsOf(texts, accessories),
  }
  return Object.fromEntries(Object.entries(rows).filter((row): row is [string, Localized] => row[1] !== null))
}

const formatNominal = (ug: number, locale: Locale) => formatQuantity(inUnit(ug, nominalUnit(ug)), locale)

function spread(masses: (number | null)[], format: (ug: number, locale: Locale) => string): Localized | null {
  const present = masses.filter((ug) => ug !== null)
  if (present.length === 0) return null
  const [from, to] = [Math.min(...present), Math.max(...present)]
  return each((locale) =>
    from === to ? format(from, locale) : `${format(from, locale)} – ${format(to, locale)}`,
  )
}

function platforms(variants: VariantDocument[]): Localized | null {
  const sold = [...new Set(variants.map((variant) => variant.platform))].filter(
    (platform) => platform !== null,
  )
  return sold.length ? each((locale) => sold.map((own) => platformIn(own, locale)).join(', ')) : null
}

/** « 260 × 325 × 95 mm – 520 × 650 × 110 mm »: the smallest and the largest model. */
function dimensions(bodies: Body[]): Localized | null {
  if (bodies.length === 0) return null
  const sorted = bodies.toSorted((a, b) => volume(a) - volume(b))
  return each((locale) => {
    const texts = sorted.map(({ dimensionsMm }) => formatLengths(dimensionsMm, locale))
    return [...new Set([texts.at(0), texts.at(-1)])].join(' – ')
  })
}

const volume = ({ dimensionsMm: [width, depth, height] }: Body) => width * depth * height

function weight(bodies: Body[]): Localized | null {
  const masses = bodies.map(({ massKg }) => massKg)
  if (masses.length === 0) return null
  const ends = [...new Set([Math.min(...masses), Math.max(...masses)])]
  return each((locale) => ends.map((kg) => `${formatNumber(kg, locale)}\u00a0kg`).join(' – '))
}

function warranty(months: number, locale: Locale): string {
  return `${months}\u00a0${{ fr: 'mois', en: 'months', de: 'Monate' }[locale]}`
}

/** The networks among the interfaces that a model has as delivered. */
function networks(interfaces: Localized): Localized | null {
  const named = interfacesOf(interfaces).filter((name) => /^(Ethernet|Wi-Fi|Bluetooth|Radio)/.test(name))
  return named.length ? each((locale) => interfaceList(named, serverTexts(locale))) : null
}

const none: Localized = { fr: 'Aucune', en: 'None', de: 'Keine' }

/** The kind's options without those that are an accessory of other lines only. */
function optionsOf({ options, accessories }: KindTexts, offered: AccessoryOffer[]): Localized {
  const keys = new Set(offered.map(({ key }) => key))
  const missing = (place: number) => {
    const ofPlace = accessories.filter(({ option }) => option === place)
    return ofPlace.length > 0 && !ofPlace.some(({ key }) => keys.has(key))
  }
  const text = each((locale) => {
    const kept = options[locale].split(', ').filter((_, place) => !missing(place))
    return kept.join(', ').replace(/^./u, (first) => first.toUpperCase())
  })
  return text.fr ? text : none
}
