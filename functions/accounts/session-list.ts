import type { SessionEntry } from '#domain/account.ts'
import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'
import type { SignedIn } from '#functions/http/lucia.ts'

export async function listSessions(_env: Bindings, _account: SignedIn): Promise<SessionEntry[]> {
  throw new AppError('unavailable')
}
export async function endSessionNamed(_env: Bindings, _account: SignedIn, _id: string): Promise<void> {
  throw new AppError('unavailable')
}
export async function endOtherSessions(_env: Bindings, _account: SignedIn): Promise<void> {
  throw new AppError('unavailable')
}
