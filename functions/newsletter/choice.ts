import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'
import type { SignedIn } from '#functions/http/lucia.ts'

type State = 'none' | 'pending' | 'confirmed'
export async function stateOf(_env: Bindings, _user: SignedIn['user']): Promise<State> {
  throw new AppError('unavailable')
}
export async function choose(
  _env: Bindings,
  _user: SignedIn['user'],
  _subscribed: boolean,
): Promise<{ state: State; owed: { id: string }[] }> {
  throw new AppError('unavailable')
}
