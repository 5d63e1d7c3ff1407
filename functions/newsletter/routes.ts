import { paths } from '#domain/site/urls.ts'
import { implement } from '#functions/http/endpoints.ts'
import { linkPage } from '#functions/http/one-click.ts'
import { publishOutboxRows } from '#functions/mail/outbox-rows.ts'
import { idOfToken } from '#functions/platform/links.ts'
import { choose, stateOf } from './choice.ts'
import { confirm, subscribe, unsubscribe } from './subscriptions.ts'

/** Routes of the newsletter: double opt-in for everybody, a switch for customers. */
export const newsletter = implement('newsletter')({
  'POST /newsletter': async ({ env, body, waitUntil }) => {
    waitUntil(publishOutboxRows(env, await subscribe(env, body)))
    return { state: 'requested' }
  },
  'POST /newsletter/confirm': async ({ env, body, waitUntil }) => {
    const { state, mails } = await confirm(env, await idOfToken(env, 'newsletter-confirm', body.token))
    waitUntil(publishOutboxRows(env, mails))
    return { state }
  },
  'POST /newsletter/unsubscribe': async ({ env, body }) => {
    await unsubscribe(env, await idOfToken(env, 'newsletter-unsubscribe', body.token))
    return { state: 'unsubscribed' }
  },
  'GET /newsletter/unsubscribe': async ({ c, query }) =>
    c.redirect(linkPage(paths.newsletter, 'unsubscribe', query), 302),
  'GET /profile/newsletter': async ({ env, account }) => ({ state: await stateOf(env, account.user) }),
  'PUT /profile/newsletter': async ({ env, account, body, waitUntil }) => {
    const { state, mails } = await choose(env, account.user, body.subscribed)
    waitUntil(publishOutboxRows(env, mails))
    return { state }
  },
})
