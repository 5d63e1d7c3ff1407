import { locales } from '#config/locales.ts'
import { AppError } from '#domain/site/error.ts'
import { inLocale } from '#domain/site/urls.ts'
import { tokenPattern } from '#functions/platform/links.ts'
import { readText } from './validate.ts'

const bodyBytes = 1024

/**
 * What a mail program sends for its reader (RFC 8058): the token in the address, one fixed pair in a form, no cookie and
 * no Origin. Null for the page's own request, whose token is in a JSON body.
 */
export async function readOneClick(request: Request): Promise<{ token: string } | null> {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return null
  const body = await readText(request, bodyBytes)
  // As a form or in parts: programs send either.
  if (!/List-Unsubscribe(=|"\s+)One-Click/.test(body)) throw new AppError('unreadable')
  return { token }
}

/**
 * Whoever opens the one-click address in a browser comes to the page with the button: a GET changes nothing. The token
 * goes into the fragment, which no server sees.
 */
export function linkPage(
  path: string,
  action: string,
  { token = '', lang }: { token?: string; lang?: string },
) {
  const locale = locales.find((code) => code === lang) ?? 'fr'
  const page = inLocale(locale, path)
  return tokenPattern.test(token) ? `${page}#${action}=${token}` : page
}
