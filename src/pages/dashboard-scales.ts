import type { ComponentType } from 'react'
import type { Profile } from '#domain/account.ts'
import type { AskedItem } from '#domain/account-quote.ts'

type Props = {
  /** Models that were asked for so far. */
  quotedItems: readonly AskedItem[]
  person: Profile
  onReminders: (on: boolean) => void
}

/** « My scales » in the customer area, under a heading of its own; null: there is no such part. */
export const Scales: ComponentType<Props> | null = null
