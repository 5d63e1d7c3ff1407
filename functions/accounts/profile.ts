import type { Profile, ProfilePatch } from '#domain/account.ts'
import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'

export async function readProfile(_env: Bindings, _userId: string): Promise<Profile> {
  throw new AppError('unavailable')
}
export async function updateProfile(_env: Bindings, _userId: string, _patch: ProfilePatch): Promise<Profile> {
  throw new AppError('unavailable')
}
