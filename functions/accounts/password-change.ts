import type { PasswordChange } from '#domain/account.ts'
import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'
import type { Device, SignedIn } from '#functions/http/lucia.ts'

type Changed = { token: string; owed: { id: string }[] }
export async function changePassword(
  _env: Bindings,
  _request: Request,
  _account: SignedIn,
  _change: PasswordChange,
  _device: Device,
): Promise<Changed> {
  throw new AppError('unavailable')
}
