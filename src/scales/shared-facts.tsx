import type { Scale } from '#domain/scales/scale.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Facts } from '#src/ui/facts.tsx'

/** What all instruments of a register have in common, and no card repeats. */
export type Shared = { rule: boolean; place: boolean }

/** Nothing is common to a single instrument. */
export function sharedFacts(items: readonly Scale[]): Shared {
  const isShared = (read: (scale: Scale) => string) => items.length > 1 && new Set(items.map(read)).size === 1
  return { rule: isShared(({ verification }) => verification.rule), place: isShared(({ place }) => place) }
}

/** The common rule and place, said once below the cards. */
export function SharedFacts({ items, shared }: { items: readonly Scale[]; shared: Shared }) {
  const t = useTranslate()
  const [first] = items
  if (!first) return null
  return (
    <Facts
      className="scale-facts scale-shared"
      rows={[
        [t('scales.rule'), shared.rule ? t(`scales.rule-${first.verification.rule}`) : ''],
        [t('scales.place'), shared.place ? first.place : ''],
      ]}
    />
  )
}
