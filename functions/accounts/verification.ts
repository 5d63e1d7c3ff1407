import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'
import type { SignedIn } from '#functions/http/lucia.ts'

export async function confirmAddress(_env: Bindings, _request: Request, _token: string): Promise<void> {
  throw new AppError('unavailable')
}
export async function requestVerification(
  _env: Bindings,
  _user: SignedIn['user'],
): Promise<{ id: string }[]> {
  throw new AppError('unavailable')
}
