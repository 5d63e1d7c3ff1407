import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { contentLimits } from '#config/content-limits.ts'
import { each, type Locale, locales } from '#config/locales.ts'
import { inForceOn, type QuestionChange } from '#domain/content/dated-version.ts'
import {
  type QuestionPlace,
  questionPlaces,
  type WrittenQuestion,
  type WrittenSet,
} from '#domain/content/question-set.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { deletePassages, insertPassages } from '#functions/db/assistant-passages.ts'
import type { Statement } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { liveQuestions } from '#functions/db/live-questions.ts'
import { datedVersions } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { currentOpening, forgetOpening, lastOpening } from '#functions/platform/opening.ts'
import { questionPassages } from '#functions/publishing/passage-rows.ts'
import { questionsOf } from '#src/faq/questions.ts'
import { storeDated } from './dated-versions.ts'

const { subject, version, day, at, author, calledOffAt, liveAt } = datedVersions
type Row = typeof datedVersions.$inferSelect

/** The questions of a page in one language: those that the desk has written, else those that it began with. */
export async function pageQuestions(env: Bindings, of: QuestionPlace, lang: Locale) {
  const { questions, opening } = await currentOpening(env).catch(() => lastOpening(env))
  const written = questions.find((set) => set.page === of)?.items
  const { city } = opening.company
  if (!written) return questionsOf(of, lang, city)
  const label = written.some(({ configurator }) => configurator) ? await configuratorLabel(lang) : undefined
  return written.map(({ question, answer, configurator }) => ({
    ...{ question: question[lang], answer: answer[lang] },
    ...(configurator && label ? { link: label } : {}),
  }))
}

/** The label of the link to the configurator, which one of the initial questions has. */
const configuratorLabel = async (lang: Locale) =>
  (await questionsOf('contact', lang, '')).find(({ link }) => link !== undefined)?.link

/** The questions that a page begins with, in every language. */
export async function initialQuestions(env: Bindings, of: QuestionPlace): Promise<WrittenQuestion[]> {
  const { city } = (await currentOpening(env)).opening.company
  const sets = await Promise.all(locales.map((locale) => questionsOf(of, locale, city)))
  const written = (i: number, part: 'question' | 'answer') =>
    each((locale) => sets[locales.indexOf(locale)]?.[i]?.[part] ?? '')
  return (sets[0] ?? []).map(({ link }, i) => ({
    question: written(i, 'question'),
    answer: written(i, 'answer'),
    configurator: link !== undefined,
  }))
}

/** Stores questions of a page from a day on; those of today are on the page, and with the assistant, at once. */
export async function storeQuestions(env: Bindings, who: string, change: QuestionChange) {
  const db = openDb(env.DB)
  const [sets, initial] = await Promise.all([liveQuestions(db), initialQuestions(env, change.subject)])
  return storeDated(env, who, change, {
    initial,
    following: (row) => (row.day <= inParis(clock.now()).day ? goLive(db, sets, row) : []),
  })
}

/** Statements that make a stored version the one that visitors and the assistant read, once. */
function goLive(db: Db, sets: readonly WrittenSet[], row: Row): Statement[] {
  const isRow = and(eq(subject, row.subject), eq(version, row.version))
  const isWritten = and(isRow, eq(at, row.at), eq(author, row.author), isNull(calledOffAt), isNull(liveAt))
  const isWaiting = sql`exists (select 1 from ${datedVersions} where ${isWritten})`
  const others = sets.filter(({ page }) => page !== row.subject)
  const set = { page: row.subject as QuestionPlace, items: row.content as WrittenQuestion[] }
  return [
    deletePassages(db, questionPassages(sets), isWaiting),
    insertPassages(db, questionPassages([set, ...others]), isWaiting),
    db
      .update(datedVersions)
      .set({ liveAt: sql`iif(${version} = ${row.version}, ${clock.now().toISOString()}, null)` })
      .where(and(eq(subject, row.subject), isWaiting)),
  ]
}

/** Puts questions on their page that were written for this day in Paris. */
export async function publishDueQuestions(env: Bindings): Promise<void> {
  const db = openDb(env.DB)
  const rows = await db
    .select({ subject, version, day, calledOffAt, liveAt })
    .from(datedVersions)
    .where(inArray(subject, questionPlaces))
    .limit(contentLimits.versions)
  const today = inParis(clock.now()).day
  for (const page of questionPlaces) {
    const due = inForceOn(today, rows, page)
    if (!due || due.liveAt) continue
    const [row] = await db
      .select()
      .from(datedVersions)
      .where(and(eq(subject, page), eq(version, due.version)))
      .limit(1)
    const [first, ...others] = row ? goLive(db, await liveQuestions(db), row) : []
    if (first) await db.batch([first, ...others])
    forgetOpening(env)
  }
}
