import type { SavedList } from '#domain/account-quote.ts'
import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'

export async function readList(_env: Bindings, _userId: string): Promise<SavedList> {
  throw new AppError('unavailable')
}
export async function saveList(
  _env: Bindings,
  _userId: string,
  _items: SavedList['items'],
): Promise<SavedList> {
  throw new AppError('unavailable')
}
export async function deleteList(_env: Bindings, _userId: string): Promise<void> {
  throw new AppError('unavailable')
}
