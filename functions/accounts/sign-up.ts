import type { SessionUser, SignupRequest } from '#domain/account.ts'
import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'

type Opened = { user: SessionUser; token: string; owed: { id: string }[] }
export async function signUp(_env: Bindings, _request: Request, _form: SignupRequest): Promise<Opened> {
  throw new AppError('unavailable')
}
