import type { TravelZone } from '#domain/area/travel-zone.ts'
import type { serverTexts } from '#src/i18n/server-texts.ts'
import type { OfferAmounts } from './offer.ts'

/** What an offer is prefilled from; prices in integer cents excl. VAT as they were shown, null: on request. */
type DraftInput = {
  items: readonly {
    /** Null where no model was asked for: there is no data plate to offer. */
    position: number | null
    name: string
    quantity: number
    priceCents: number | null
    accessories: readonly { name: string; priceCents: number | null }[]
  }[]
  services: readonly { name: string; quantity: number; priceCents: number | null; onSite: boolean }[]
  /** Zone of the postcode; null: outside the zones or unknown. */
  travel: TravelZone | null
}

/** A line that waits for the desk; its price is null where the catalogue has none. */
export type DraftLine = Omit<OfferAmounts, 'unitCents'> & {
  text: string
  unitCents: number | null
  /** Position of the requested instrument that it offers. */
  item: number | null
  optional: boolean
}

/** Lines that the desk can add beside those of the request. */
export const extraKinds = ['verification', 'travel', 'take-back', 'free'] as const
/** A line that the desk can add. */
type ExtraKind = (typeof extraKinds)[number]

const normalVat = 200

type Texts = ReturnType<typeof serverTexts>

const line = (
  text: string,
  quantity: number,
  unitCents: number | null,
  item: number | null = null,
): DraftLine => ({
  text,
  quantity,
  unitCents,
  discountCents: 0,
  vatPermille: normalVat,
  item,
  optional: false,
})

/** A line of that kind in the language of the request; travel has the price of the zone. */
export function extraLine(kind: ExtraKind, travel: TravelZone | null, t: Texts): DraftLine {
  if (kind === 'free') return line('', 1, null)
  if (kind !== 'travel') return line(t(`offer-line.${kind}`), 1, null)
  const text = travel?.upToKm ? t('offer-line.travel-zone', { km: travel.upToKm }) : t('offer-line.travel')
  return line(text, 1, travel?.priceCents ?? null)
}

/**
 * The lines of a new offer: items, their accessories (one for each instrument), services, and one visit where a service
 * is done on site.
 */
export function draftLines({ items, services, travel }: DraftInput, t: Texts): DraftLine[] {
  return [
    ...items.flatMap(({ position, name, quantity, priceCents, accessories }) => [
      line(name, quantity, priceCents, position),
      ...accessories.map((accessory) => line(accessory.name, quantity, accessory.priceCents)),
    ]),
    ...services.map(({ name, quantity, priceCents }) => line(name, quantity, priceCents)),
    ...(services.some(({ onSite }) => onSite) ? [extraLine('travel', travel, t)] : []),
  ]
}
