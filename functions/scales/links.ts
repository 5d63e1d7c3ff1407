import type { Locale } from '#config/locales.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { type LinkEnv, linkToken } from '#functions/platform/links.ts'

/** Where mail programs stop the reminders. */
export const stopPath = '/api/scales/reminders/stop'

/** The way out of the reminders, for a reader and for his mail program (RFC 8058). The token names the person. */
export async function stopLinks(env: LinkEnv, { id, locale }: { id: string; locale: Locale }) {
  const token = await linkToken(env, 'reminder-stop', id)
  const query = new URLSearchParams({ token, lang: locale })
  return {
    page: `${env.SITE_ORIGIN}${inLocale(locale, paths.reminders)}#stop=${token}`,
    oneClick: `${env.SITE_ORIGIN}${stopPath}?${query}`,
  }
}
