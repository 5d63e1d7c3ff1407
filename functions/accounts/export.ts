import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'
import type { SignedIn } from '#functions/http/lucia.ts'

export async function exportPerson(
  _env: Bindings,
  _user: SignedIn['user'],
): Promise<Record<string, unknown>> {
  throw new AppError('unavailable')
}
