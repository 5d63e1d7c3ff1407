import { and, asc, eq } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import type { Locale } from '#config/locales.ts'
import { germanApplicationDays, verificationOf } from '#domain/scales/periodic-verification.ts'
import { scaleName, scalePlate } from '#domain/scales/scale-plate.ts'
import { inLocale, pagePaths, paths } from '#domain/site/urls.ts'
import { addDays, daysBetween } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { formatSpan } from '#domain/time/time-left.ts'
import { openDb } from '#functions/db/client.ts'
import { scaleReminders, scales, users } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { greeting } from '#functions/mail/greeting.ts'
import { companyFooter } from '#functions/mail/letter.ts'
import { type Mail, MailError } from '#functions/mail/mail.ts'
import {
  factTable,
  heading,
  linkButton,
  mailDocument,
  paragraph,
  plateHtml,
  plateText,
} from '#functions/mail/mail-html.ts'
import { type Html, html } from '#functions/platform/html.ts'
import { type LinkEnv, linkConfigurationProblem, linkToken } from '#functions/platform/links.ts'
import { addressOf } from '#src/contract/address.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { remindersAllowed } from './reminders.ts'
import { today } from './scale-rows.ts'

/** Further instruments are counted instead of listed. */
const listed = 40

type Due = typeof scales.$inferSelect
type Holder = typeof users.$inferSelect

/**
 * One mail for a round of reminders, by the state when it is written: instruments that were verified, deleted or moved
 * since are left out; null when nothing is left or the reminders were stopped.
 */
export async function scaleReminderMail(env: Bindings, round: string): Promise<Mail | null> {
  const problem = linkConfigurationProblem(env)
  if (problem) throw new MailError('configuration', problem)
  const rows = await listRound(env, round)
  const user = rows[0]?.user
  if (!user) return null
  const due = rows.map(({ scale }) => scale)
  const stop = await stopLinks(env, user)
  return {
    to: user.email,
    replyTo: null,
    subject: titleOf(due, user.locale),
    ...letter(user, due, {
      register: env.SITE_ORIGIN + inLocale(user.locale, paths.dashboard),
      stop: stop.page,
      footer: await companyFooter(env, user.locale),
    }),
    listUnsubscribe: stop.oneClick,
  }
}

const listRound = (env: Bindings, round: string) =>
  openDb(env.DB)
    .select({ scale: scales, user: users })
    .from(scaleReminders)
    .innerJoin(scales, and(eq(scales.id, scaleReminders.scaleId), eq(scales.dueOn, scaleReminders.dueOn)))
    .innerJoin(users, eq(users.id, scales.userId))
    .where(and(eq(scaleReminders.mailId, round), remindersAllowed()))
    .orderBy(asc(scales.dueOn), asc(scales.make), asc(scales.model))
    .limit(limits.scales)

const isMissed = ({ dueOn }: Due) => dueOn !== null && dueOn < today()

/** What was missed is named before what is near. */
function titleOf(due: readonly Due[], locale: Locale): string {
  const t = serverTexts(locale)
  const count = due.filter(isMissed).length
  return count ? t('scale-mail.missed-subject', { count }) : t('scale-mail.subject', { count: due.length })
}

/** The instruments of a mail under what is said of them: the missed ones first, by their dates. */
function groupsOf(shown: readonly Due[], locale: Locale): { intro: string[]; scales: readonly Due[] }[] {
  const t = serverTexts(locale)
  return [
    {
      intro: [t('scale-mail.missed-meaning'), t('scale-mail.missed-intro')],
      scales: shown.filter(isMissed),
    },
    { intro: [t('scale-mail.intro')], scales: shown.filter((scale) => !isMissed(scale)) },
  ].filter((group) => group.scales.length)
}

function letter(
  { firstName, locale }: Holder,
  due: readonly Due[],
  { footer, ...links }: { register: string; stop: string; footer: string },
): Pick<Mail, 'text' | 'html'> {
  const t = serverTexts(locale)
  const title = titleOf(due, locale)
  const before = [greeting(locale, firstName)]
  const groups = groupsOf(due.slice(0, listed), locale)
  const notes = [
    ...(due.length > listed ? [t('scale-mail.more', { more: due.length - listed })] : []),
    ...germanNotes(due, locale),
    t('scale-mail.visit'),
  ]
  const last = [t('scale-mail.duty'), t('scale-mail.closing')]
  const text = [
    ...before,
    ...groups.flatMap(({ intro, scales }) => [...intro, ...scales.map((scale) => scaleText(scale, locale))]),
    ...notes,
    `${t('scale-mail.open')}\n${links.register}`,
    ...last,
    footer,
    `${t('scale-mail.stop')}\n${links.stop}`,
  ].join('\n\n')
  const body = html`${heading(title)}${before.map(paragraph)}${groups.map(({ intro, scales }) => html`${intro.map(paragraph)}${scales.map((scale) => scaleHtml(scale, locale))}<div style="height:14px"></div>`)}${notes.map(paragraph)}${linkButton(links.register, t('scale-mail.open'))}${last.map(paragraph)}<p style="margin:0"><a href="${links.stop}" style="color:#4b5a64">${t('scale-mail.stop')}</a></p>`
  return { text, html: mailDocument({ lang: locale, title, body, footer }) }
}

/** German periods end with the year, so those in one mail share their last day. */
function germanNotes(due: readonly Due[], locale: Locale): string[] {
  const dueOn = due.find(({ country }) => country === 'DE')?.dueOn
  if (!dueOn) return []
  const t = serverTexts(locale)
  const last = addDays(dueOn, -germanApplicationDays)
  return [
    last < today()
      ? t('scale-mail.german-late')
      : t('scale-mail.german-early', { last: formatDay(last, locale) }),
  ]
}

function dueText({ dueOn }: Due, locale: Locale): string {
  if (dueOn === null) return ''
  const daysLeft = daysBetween(today(), dueOn)
  const day = formatDay(dueOn, locale)
  const t = serverTexts(locale)
  if (daysLeft < 0) return `${day} (${t('scale-mail.past', { span: formatSpan(dueOn, today(), locale) })})`
  return `${day} (${daysLeft === 0 ? t('scale-mail.today') : t('scale-mail.left', { count: daysLeft })})`
}

/** The day of the overhaul, where one is also due and the last one is known. */
function overhaulText(scale: Due, locale: Locale): string {
  const { overhaul } = verificationOf(scale, today())
  return overhaul?.dueOn ? formatDay(overhaul.dueOn, locale) : ''
}

/** The kind of what is no ordinary scale. */
const kindText = ({ kind }: Due, locale: Locale): string =>
  kind === 'non-automatic' ? '' : serverTexts(locale)(`plate-kind.${kind}`)

function scaleHtml(scale: Due, locale: Locale): Html {
  const t = serverTexts(locale)
  const facts = [
    [t('scale-mail.kind'), kindText(scale, locale)],
    [t('scale-mail.due'), dueText(scale, locale)],
    [t('scale-mail.overhaul'), overhaulText(scale, locale)],
    [t('scale-mail.place'), scale.place],
    [t('scale-mail.serial'), scale.serial],
  ] as const
  return html`<div style="padding:12px 0 0;border-top:1px solid #d8ddde"><p style="margin:0"><b>${scaleName(scale)}</b></p>${plateHtml(scalePlate(scale, locale))}${factTable(facts)}</div>`
}

function scaleText(scale: Due, locale: Locale): string {
  const t = serverTexts(locale)
  const overhaul = overhaulText(scale, locale)
  const kind = kindText(scale, locale)
  return [
    scaleName(scale),
    `   ${plateText(scalePlate(scale, locale))}`,
    ...(kind ? [`   ${t('scale-mail.kind')}${locale === 'fr' ? '\u00a0' : ''}: ${kind}`] : []),
    `   ${t('scale-mail.due')}${locale === 'fr' ? '\u00a0' : ''}: ${dueText(scale, locale)}`,
    ...(overhaul ? [`   ${t('scale-mail.overhaul')}${locale === 'fr' ? '\u00a0' : ''}: ${overhaul}`] : []),
    ...(scale.place ? [`   ${t('scale-mail.place')}${locale === 'fr' ? '\u00a0' : ''}: ${scale.place}`] : []),
    ...(scale.serial ? [`   ${t('scale-mail.serial')} ${scale.serial}`] : []),
  ].join('\n')
}

/** Links that stop the reminders, for a reader and for the mail program (RFC 8058). The token holds the user id. */
async function stopLinks(env: LinkEnv, { id, locale }: { id: string; locale: Locale }) {
  const token = await linkToken(env, 'reminder-stop', id)
  const query = { token, lang: locale }
  return {
    page: `${env.SITE_ORIGIN}${inLocale(locale, pagePaths['reminder-stop'])}#stop=${token}`,
    oneClick: `${env.SITE_ORIGIN}${addressOf('POST /scales/reminders/stop', { query })}`,
  }
}
