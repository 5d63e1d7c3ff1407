import type { Locale } from '#config/locales.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { type LinkEnv, type LinkPurpose, linkToken } from '#functions/platform/links.ts'

type Subscription = { id: string; locale: Locale }

/** Where the endpoint for mail programs is. */
export const oneClickPath = '/api/newsletter/unsubscribe'

/** The page that asks for one more click; the token stands in the fragment, which no server and no log sees. */
export const confirmLink = (env: LinkEnv, subscription: Subscription) =>
  pageLink(env, subscription, 'newsletter-confirm')

/** For a reader, and for his mail program (RFC 8058), which can only post to an address. */
export async function unsubscribeLinks(env: LinkEnv, subscription: Subscription) {
  const { id, locale } = subscription
  const query = new URLSearchParams({
    token: await linkToken(env, 'newsletter-unsubscribe', id),
    lang: locale,
  })
  return {
    page: await pageLink(env, subscription, 'newsletter-unsubscribe'),
    oneClick: `${env.SITE_ORIGIN}${oneClickPath}?${query}`,
  }
}

async function pageLink(env: LinkEnv, { id, locale }: Subscription, purpose: LinkPurpose): Promise<string> {
  const token = await linkToken(env, purpose, id)
  return `${env.SITE_ORIGIN}${inLocale(locale, paths.newsletter)}#${purpose.replace('newsletter-', '')}=${token}`
}
