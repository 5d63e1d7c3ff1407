import type { LoginRequest, SessionUser } from '#domain/account.ts'
import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'
import type { Device } from '#functions/http/lucia.ts'

type Opened = { user: SessionUser; token: string }
export async function signIn(
  _env: Bindings,
  _request: Request,
  _form: LoginRequest,
  _device: Device,
): Promise<Opened> {
  throw new AppError('unavailable')
}
