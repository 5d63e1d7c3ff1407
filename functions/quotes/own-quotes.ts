import type { Locale } from '#config/locales.ts'
import type { AccountQuote } from '#domain/account-quote.ts'
import { AppError } from '#domain/error.ts'
import type { Bindings } from '#functions/env.ts'
import type { SignedIn } from '#functions/http/lucia.ts'

export async function listOwnQuotes(
  _env: Bindings,
  _user: SignedIn['user'],
  _lang: Locale,
  _cursor?: string,
): Promise<{ items: AccountQuote[]; nextCursor: string | null }> {
  throw new AppError('unavailable')
}
export async function findOwnQuote(
  _env: Bindings,
  _user: SignedIn['user'],
  _reference: string,
  _lang: Locale,
): Promise<AccountQuote | null> {
  throw new AppError('unavailable')
}
