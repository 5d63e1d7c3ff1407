import { protectionHolds } from '#domain/catalogue/protection.ts'
import { categoryOfZone, mayStandIn } from './explosion.ts'
import { type Check, verdictOf, wholeShortfall } from './fit-task.ts'
import { overhangOf } from './platform.ts'

/** The object fits on the platform, in either orientation. */
export const platformCheck: Check = {
  judge({ request: { object } }, { platform }) {
    if (object === null) return 'holds'
    if (platform === null) return 'unknown'
    return overhangOf(object, platform).share === 0 ? 'holds' : 'fails'
  },
  shortfall: ({ request: { object } }, { platform }) =>
    object && platform ? overhangOf(object, platform).share : 1,
}

/** Cleaning and dust (IEC 60529). */
export const protectionCheck: Check = {
  judge: ({ request }, { protection }) => verdictOf(protectionHolds(protection, request.protection)),
  shortfall: wholeShortfall,
}

/** ATEX: what does not state its category is refused (Directive 1999/92/EC, annex II). */
export const explosionCheck: Check = {
  judge: ({ request: { zone } }, { atexCategory }) =>
    zone === null || mayStandIn(zone, atexCategory) ? 'holds' : 'fails',
  shortfall: wholeShortfall,
}

/** The category that a zone asks for, e.g. « 2D ». */
export function categoryText(zone: Parameters<typeof categoryOfZone>[0]): string {
  const { category, atmosphere } = categoryOfZone(zone)
  return `${category}${atmosphere}`
}

/** Price ≤ budget. */
export const priceCheck: Check = {
  judge({ request: { budgetCents } }, { priceCents }) {
    if (budgetCents === null) return 'holds'
    if (priceCents === null) return 'unknown'
    return priceCents <= budgetCents ? 'holds' : 'fails'
  },
  shortfall: ({ request: { budgetCents } }, { priceCents }) =>
    budgetCents ? (priceCents ?? 0) / budgetCents - 1 : 1,
}
