import { company } from '#config/company.ts'
import { openDb } from '#functions/db/client.ts'
import { watch } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import type { Mail } from '#functions/mail/mail.ts'
import { factTable, heading, mailDocument, paragraph } from '#functions/mail/mail-html.ts'
import { html } from '#functions/platform/html.ts'

/** Mail to the operator, in the language of the command line; null when it is over, or a newer one says it. */
export async function operationsAlertMail(env: Bindings, hour: string): Promise<Mail | null> {
  const state = await stateOf(env)
  if (!state?.isOpen || state.alertedAt !== hour) return null
  const names = state.told.map(({ check }) => check).join(', ')
  return write(env, state, {
    title: `Something is wrong: ${names}`,
    before: `Found at ${hour}:`,
    after:
      'npm run operate -- doctor --remote shows it as it is now. This mail comes once a day as long as something is ' +
      'wrong, and another one when nothing is.',
  })
}

/** Mail to the operator that the fault of that hour is over; null when there is a new one. */
export async function operationsRecoveredMail(env: Bindings, hour: string): Promise<Mail | null> {
  const state = await stateOf(env)
  if (!state || state.isOpen || state.alertedAt !== hour) return null
  const before = `Nothing is wrong any more. What was found at ${hour}:`
  return write(env, state, { title: 'All is well again', before, after: '' })
}

const stateOf = ({ DB }: Bindings) => openDb(DB).select().from(watch).get()

function write(
  env: Bindings,
  { told }: typeof watch.$inferSelect,
  { title, before, after }: { title: string; before: string; after: string },
): Mail {
  const host = new URL(env.SITE_ORIGIN).host
  const facts = told.map(({ check, what }) => [check, what] as const)
  const lines = facts.map(([check, what]) => `${check}: ${what}`).join('\n')
  return {
    to: env.MAIL_OPERATOR,
    replyTo: null,
    subject: `[${host}] ${title}`,
    text: [title, before, lines, after].filter((text) => text).join('\n\n'),
    html: mailDocument({
      lang: 'en',
      title,
      body: html`${heading(title)}${paragraph(before)}${factTable(facts)}${after ? paragraph(after) : null}`,
      footer: `${company.name} · ${host}`,
    }),
  }
}
