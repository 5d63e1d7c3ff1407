import { eq } from 'drizzle-orm'
import { company } from '#config/company.ts'
import { openDb } from '#functions/db/client.ts'
import { newsletterSubscriptions } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { letter, paragraphs } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { confirmLink, unsubscribeLinks } from './newsletter-links.ts'

type Subscription = typeof newsletterSubscriptions.$inferSelect

/** Asks the owner of the mailbox to confirm the subscription. */
export async function newsletterConfirmMail(env: Bindings, id: string): Promise<Mail> {
  const subscription = await subscriptionOf(env, id)
  return write(env, subscription, 'confirm', await confirmLink(env, subscription))
}

/**
 * After the confirmation, and when a subscriber asks again: says that the address is subscribed and how to unsubscribe.
 */
export async function newsletterWelcomeMail(env: Bindings, id: string): Promise<Mail> {
  const subscription = await subscriptionOf(env, id)
  const { page, oneClick } = await unsubscribeLinks(env, subscription)
  return { ...(await write(env, subscription, 'welcome', page)), listUnsubscribe: oneClick }
}

async function subscriptionOf(env: Bindings, id: string): Promise<Subscription> {
  const problem = linkConfigurationProblem(env)
  if (problem) throw new MailError('configuration', problem)
  const subscription = await openDb(env.DB)
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, id))
    .get()
  if (!subscription) throw new MailError('permanent', `The subscription ${id} is gone`)
  return subscription
}

function write(
  env: Bindings,
  subscription: Subscription,
  kind: 'confirm' | 'welcome',
  link: string,
): Promise<Mail> {
  const t = serverTexts(subscription.locale)
  const words = {
    subject: t(`newsletter-mail.${kind}-subject`),
    before: paragraphs(t(`newsletter-mail.${kind}-before`, { company: company.name })),
    button: t(`newsletter-mail.${kind}-button`),
    after: paragraphs(t(`newsletter-mail.${kind}-after`)),
  }
  return letter(env, subscription, { ...words, link })
}
