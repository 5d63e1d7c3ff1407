import type { Locale } from '#config/locales.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { type LinkEnv, type LinkPurpose, linkToken } from '#functions/platform/links.ts'
import { addressOf } from '#src/contract/address.ts'

type Subscription = { id: string; locale: Locale }

/** URL of the page that confirms by one click; the token is in the fragment, which reaches no server and no log. */
export const confirmLink = (env: LinkEnv, subscription: Subscription) =>
  pageLink(env, subscription, 'newsletter-confirm')

/** The page for a reader, and the one-click URL for the mail program (RFC 8058). */
export async function unsubscribeLinks(env: LinkEnv, subscription: Subscription) {
  const { id, locale } = subscription
  const query = { token: await linkToken(env, 'newsletter-unsubscribe', id), lang: locale }
  return {
    page: await pageLink(env, subscription, 'newsletter-unsubscribe'),
    oneClick: `${env.SITE_ORIGIN}${addressOf('POST /newsletter/unsubscribe', { query })}`,
  }
}

async function pageLink(env: LinkEnv, { id, locale }: Subscription, purpose: LinkPurpose): Promise<string> {
  const token = await linkToken(env, purpose, id)
  return `${env.SITE_ORIGIN}${inLocale(locale, paths.newsletter)}#${purpose.replace('newsletter-', '')}=${token}`
}
