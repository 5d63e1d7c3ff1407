import type { Locale } from '#config/locales.ts'
import { inLocale, pagePaths } from '#domain/site/urls.ts'
import { type LinkEnv, linkToken } from '#functions/platform/links.ts'
import { addressOf } from '#src/contract/address.ts'

/** Links that stop the reminders, for a reader and for the mail program (RFC 8058). The token holds the user id. */
export async function stopLinks(env: LinkEnv, { id, locale }: { id: string; locale: Locale }) {
  const token = await linkToken(env, 'reminder-stop', id)
  const query = { token, lang: locale }
  return {
    page: `${env.SITE_ORIGIN}${inLocale(locale, pagePaths['reminder-stop'])}#stop=${token}`,
    oneClick: `${env.SITE_ORIGIN}${addressOf('POST /scales/reminders/stop', { query })}`,
  }
}
