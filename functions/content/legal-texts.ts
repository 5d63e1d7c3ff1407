import { and, eq, isNull, lte } from 'drizzle-orm'
import { terms } from '#config/company.ts'
import { each, type Locale, locales } from '#config/locales.ts'
import {
  initialVersion,
  type LegalChange,
  type LegalSubject,
  type LegalText,
  type LegalTexts,
  readVersionName,
  versionName,
} from '#domain/content/dated-version.ts'
import { AppError, type FieldErrors } from '#domain/errors/error.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { markdownProblem, renderMarkdown } from '#functions/articles/markdown.ts'
import { openNearest } from '#functions/db/client.ts'
import { datedVersions } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { currentOpening, lastOpening } from '#functions/platform/opening.ts'
import { contactOf, initialMarkdown } from '#src/legal/sections.ts'
import { storeDated } from './dated-versions.ts'

const named = ({ version, day }: { version: number; day: string }) => ({ version: versionName(version), day })

/** A legal text in a language: the version in force, or one that was. Throws 404 for what was never in force. */
export async function legalText(
  env: Bindings,
  { subject, lang, version }: { subject: LegalSubject; lang: Locale; version?: string | undefined },
): Promise<LegalText> {
  const { texts, opening } = await currentOpening(env).catch(() => lastOpening(env))
  const initial = { version: initialVersion, day: terms.from }
  const inForce = texts.find((text) => text.subject === subject) ?? initial
  const wanted = version === undefined ? inForce.version : readVersionName(version)
  const present = wanted === inForce.version ? null : named(inForce)
  if (wanted === initialVersion) return { ...named(initial), html: null, present }
  const row = wanted && (await begun(env, subject, wanted))
  if (!row) throw new AppError('not-found')
  const markdown = (row.content as LegalTexts)[lang]
  return {
    ...named(row),
    html: renderMarkdown(subject === 'terms' ? markdown : filled(markdown, contactOf(opening.company)), lang),
    present,
  }
}

/** A version whose day has come; what it says is never altered. */
const begun = async (env: Bindings, subject: LegalSubject, version: number) => {
  const table = datedVersions
  const [row] = await openNearest(env.DB)
    .select({ version: table.version, day: table.day, content: table.content })
    .from(table)
    .where(
      and(
        eq(table.subject, subject),
        eq(table.version, version),
        lte(table.day, inParis(clock.now()).day),
        isNull(table.calledOffAt),
      ),
    )
    .limit(1)
  return row
}

/** Privacy and legal notice follow the facts of the company; the terms say for good what was accepted. */
const filled = (markdown: string, contact: Record<'email' | 'address', string>) =>
  markdown.replaceAll(/\{\{(email|address)\}\}/g, (_, name: 'email' | 'address') => contact[name])

/** The texts of the code as Markdown in every language. */
export async function initialTexts(subject: LegalSubject): Promise<LegalTexts> {
  const contact = { email: '{{email}}', address: '{{address}}' }
  const texts = await Promise.all(locales.map((locale) => initialMarkdown(subject, locale, contact)))
  return each((locale) => texts[locales.indexOf(locale)] ?? '')
}

/** Stores a text; HTML and pictures are told at their fields. */
export function storeLegalText(env: Bindings, who: string, change: LegalChange) {
  const fields: FieldErrors = {}
  for (const locale of locales) {
    const refused = markdownProblem(change.content[locale])
    if (refused) fields[`content.${locale}`] = refused.problem
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid-fields', { fields })
  return storeDated(env, who, change)
}
