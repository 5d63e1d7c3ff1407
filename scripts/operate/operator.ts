import { userInfo } from 'node:os'
import { clock } from '#functions/platform/clock.ts'

/** Who works at the command line, as the journal of changes names them. */
export const operator = (): { who: string } => ({ who: `operator:${userInfo().username}` })

/** Who changes something at the command line, and when, for an entry of the journal. */
export const operatorNow = (): { who: string; at: string } => ({
  ...operator(),
  at: clock.now().toISOString(),
})
