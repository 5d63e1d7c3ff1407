import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'
import type { SignedIn } from '#functions/http/lucia.ts'

export async function eraseAccount(
  _env: Bindings,
  _request: Request,
  _account: SignedIn,
  _password: string,
): Promise<void> {
  throw new AppError('unavailable')
}
