import type { SQL } from 'drizzle-orm'
import { fileLimits } from '#config/file-limits.ts'
import type { Locale } from '#config/locales.ts'
import { formatFileSize } from '#domain/files/file-name.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { type Html, html } from '#functions/platform/html.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { storedFiles } from './attach.ts'
import { downloadAddress } from './file-addresses.ts'

/** The part of a mail about files: one block of text, and the same as HTML. */
type MailPart = { text: string[]; html: Html[] }

const nothing: MailPart = { text: [], html: [] }

/**
 * The files of a request in a mail to the company: name, size and a download address that works for 30 days, because
 * the mail may be read late and nobody signs in to read it. Names the number of files that were sent and could not be
 * attached.
 */
export async function companyFiles(env: Bindings, where: SQL, sent: number): Promise<MailPart> {
  if (sent === 0) return nothing
  const request = await storedFiles(openDb(env.DB), where, fileLimits.perSubject)
  const seconds = fileLimits.mailAddressDays * 86_400
  const hasLinks = !linkConfigurationProblem(env)
  const rows = await Promise.all(
    request.map(async ({ id, name, size }) => ({
      label: `${name} (${formatFileSize(size ?? 0, 'fr')})`,
      link: hasLinks ? env.SITE_ORIGIN + (await downloadAddress(env, id, { seconds })).address : null,
    })),
  )
  const notes = [missingText(sent - request.length), ...(rows.length && hasLinks ? [validText] : [])].filter(
    (note) => note !== '',
  )
  const title = 'Fichiers joints'
  return {
    text: [
      [title, ...rows.map(({ label, link }) => (link ? `${label}\n${link}` : label)), ...notes].join('\n'),
    ],
    html: [
      html`<h2 style="font-size:17px;margin:20px 0 6px">${title}</h2>`,
      ...rows.map(
        ({ label, link }) =>
          html`<p style="margin:0 0 6px">${link ? html`<a href="${link}">${label}</a>` : label}</p>`,
      ),
      ...notes.map((note) => html`<p style="margin:6px 0 14px">${note}</p>`),
    ],
  }
}

const validText = `Les liens fonctionnent ${fileLimits.mailAddressDays}\u00a0jours et ouvrent les fichiers sans autre contrôle\u00a0: ne les transférez pas.`

function missingText(missing: number): string {
  if (missing <= 0) return ''
  return missing === 1
    ? 'Un fichier envoyé avec la demande n’a pas pu être joint.'
    : `${missing}\u00a0fichiers envoyés avec la demande n’ont pas pu être joints.`
}

/**
 * The sentences about the files of a request for its sender: how many came, and how to send those that did not. None
 * when no file was sent. No name is in them: it is free text.
 */
export async function visitorFiles(
  env: Bindings,
  where: SQL,
  sent: number,
  locale: Locale,
): Promise<string[]> {
  if (sent === 0) return []
  const t = serverTexts(locale)
  const count = (await storedFiles(openDb(env.DB), where, fileLimits.perSubject)).length
  return [
    ...(count ? [t('file-mail.received', { count })] : []),
    ...(sent > count ? [t('file-mail.missing', { count: sent - count })] : []),
  ]
}
