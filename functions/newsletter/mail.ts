import { eq } from 'drizzle-orm'
import { company } from '#config/company.ts'
import { formatPhone } from '#domain/phone.ts'
import { openDb } from '#functions/db/client.ts'
import { newsletterSubscriptions } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { linkConfigurationProblem } from '#functions/http/links.ts'
import { heading, html, linkButton, mailDocument, paragraph } from '#functions/mail/html.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import { confirmLink, unsubscribeLinks } from './links.ts'
import { letterWords } from './mail-words.ts'

type Subscription = typeof newsletterSubscriptions.$inferSelect

/** The question to the mailbox itself: did you ask for this? */
export async function newsletterConfirmMail(env: Bindings, id: string): Promise<Mail> {
  const subscription = await subscriptionOf(env, id)
  return letter(subscription, 'confirm', await confirmLink(env, subscription))
}

/** After the confirmation, and when a subscriber asks again: you are subscribed, and here is the way out. */
export async function newsletterWelcomeMail(env: Bindings, id: string): Promise<Mail> {
  const subscription = await subscriptionOf(env, id)
  const { page, oneClick } = await unsubscribeLinks(env, subscription)
  return { ...letter(subscription, 'welcome', page), listUnsubscribe: oneClick }
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

function letter({ email, locale }: Subscription, kind: 'confirm' | 'welcome', link: string): Mail {
  const { subject, before, button, after } = letterWords[locale][kind]
  const footer = `${company.name} · ${company.street} · ${company.postalCode} ${company.city}\n${formatPhone(company.phone)} · ${company.email}`
  return {
    to: email,
    replyTo: null,
    subject,
    text: [...before, `${button}\n${link}`, ...after, footer].join('\n\n'),
    html: mailDocument({
      lang: locale,
      title: subject,
      body: html`${heading(subject)}${before.map(paragraph)}${linkButton(link, button)}${after.map(paragraph)}`,
      footer,
    }),
  }
}
