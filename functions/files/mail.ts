import type { SQL } from 'drizzle-orm'
import { fileLimits } from '#config/file-limits.ts'
import type { Locale } from '#config/locales.ts'
import { formatFileSize } from '#domain/files/file-size.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { type Html, html } from '#functions/platform/html.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { downloadAddress } from './addresses.ts'
import { storedFiles } from './attach.ts'

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
  const found = await storedFiles(openDb(env.DB), where, fileLimits.perSubject)
  const seconds = fileLimits.mailAddressDays * 86_400
  const hasLinks = !linkConfigurationProblem(env)
  const rows = await Promise.all(
    found.map(async ({ id, name, size }) => ({
      label: `${name} (${formatFileSize(size ?? 0, 'fr')})`,
      link: hasLinks ? env.SITE_ORIGIN + (await downloadAddress(env, id, { seconds })).address : null,
    })),
  )
  const notes = [missingText(sent - found.length), ...(rows.length && hasLinks ? [validText] : [])].filter(
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

/** Sentences of a confirmation: how many files came, and how to send those that did not. No name: it is free text. */
const visitorTexts: Record<Locale, { received: (n: number) => string; missing: (n: number) => string }> = {
  fr: {
    received: (n) => `${n > 1 ? `${n}\u00a0fichiers sont joints` : 'Un fichier est joint'} à votre envoi.`,
    missing: (n) =>
      n > 1
        ? `${n}\u00a0fichiers n’ont pas pu être joints. Vous pouvez les envoyer en répondant à cet e-mail.`
        : 'Un fichier n’a pas pu être joint. Vous pouvez l’envoyer en répondant à cet e-mail.',
  },
  en: {
    received: (n) => (n > 1 ? `${n}\u00a0files came with it.` : 'One file came with it.'),
    missing: (n) =>
      n > 1
        ? `${n}\u00a0files could not be attached. You can send them by replying to this email.`
        : 'One file could not be attached. You can send it by replying to this email.',
  },
  de: {
    received: (n) => (n > 1 ? `${n}\u00a0Dateien sind mit angekommen.` : 'Eine Datei ist mit angekommen.'),
    missing: (n) =>
      n > 1
        ? `${n}\u00a0Dateien konnten nicht angehängt werden. Sie können sie als Antwort auf diese E-Mail senden.`
        : 'Eine Datei konnte nicht angehängt werden. Sie können sie als Antwort auf diese E-Mail senden.',
  },
}

/** The sentences about the files of a request for its sender; none when no file was sent. */
export async function visitorFiles(
  env: Bindings,
  where: SQL,
  sent: number,
  locale: Locale,
): Promise<string[]> {
  if (sent === 0) return []
  const { received, missing } = visitorTexts[locale]
  const count = (await storedFiles(openDb(env.DB), where, fileLimits.perSubject)).length
  return [...(count ? [received(count)] : []), ...(sent > count ? [missing(sent - count)] : [])]
}
