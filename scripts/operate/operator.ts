import { userInfo } from 'node:os'

/** Who works at the command line, as the journal of changes names them. */
export const operator = (): { who: string } => ({ who: `operator:${userInfo().username}` })
