import { locales } from '#config/locales.ts'
import { AppError } from '#domain/errors/error.ts'
import { inLocale } from '#domain/site/urls.ts'
import { tokenPattern } from '#functions/platform/links.ts'
import { readText } from './validate.ts'

const bodyBytes = 1024

/**
 * Reads the one-click request of a mail program (RFC 8058): the token in the URL, one fixed pair in a form, no cookie
 * and no Origin. Null for the page's own request, whose token is in a JSON body.
 */
export async function readOneClick(request: Request): Promise<{ token: string } | null> {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return null
  const body = await readText(request, bodyBytes)
  // Mail programs send it as a form or as multipart.
  if (!/List-Unsubscribe(=|"\s+)One-Click/.test(body)) throw new AppError('unreadable')
  return { token }
}

/**
 * Redirects a browser that opens the one-click URL to the page with the button, because a GET must change nothing. The
 * token moves to the fragment, which no server receives.
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
