import { paths } from '#domain/site/urls.ts'
import { implement } from '#functions/http/endpoints.ts'
import { linkPage } from '#functions/http/one-click.ts'
import { announceOwed } from '#functions/mail/owed.ts'
import { idOfToken } from '#functions/platform/links.ts'
import { newsletterContract } from '#src/contract/newsletter.ts'
import { choose, stateOf } from './choice.ts'
import { confirm, subscribe, unsubscribe } from './store.ts'

/** The newsletter: double opt-in for everybody, a switch for customers. */
export const newsletter = implement(newsletterContract)({
  'POST /newsletter': async ({ env, body, waitUntil }) => {
    waitUntil(announceOwed(env, await subscribe(env, body)))
    return { state: 'requested' }
  },
  'POST /newsletter/confirm': async ({ env, body, waitUntil }) => {
    const { state, owed } = await confirm(env, await idOfToken(env, 'newsletter-confirm', body.token))
    waitUntil(announceOwed(env, owed))
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
    const { state, owed } = await choose(env, account.user, body.subscribed)
    waitUntil(announceOwed(env, owed))
    return { state }
  },
})
