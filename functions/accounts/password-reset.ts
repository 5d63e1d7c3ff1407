import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'

type Owed = { id: string }[]
export async function requestReset(
  _env: Bindings,
  _request: Request,
  _asked: { email: string; lang: string },
): Promise<Owed> {
  throw new AppError('unavailable')
}
export async function confirmReset(
  _env: Bindings,
  _request: Request,
  _said: { token: string; password: string },
): Promise<Owed> {
  throw new AppError('unavailable')
}
