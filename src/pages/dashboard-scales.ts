import type { ReactNode } from 'react'
import type { Profile } from '#domain/account.ts'
import type { AskedItem } from '#domain/account-quote.ts'

/** Draws « My scales » in the customer area, with what was asked for so far; null: there is no such part. */
export const scales: ((quotedItems: readonly AskedItem[], person: Profile) => ReactNode) | null = null
