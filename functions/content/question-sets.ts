import { eq, sql } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import {
  type QuestionPlace,
  type QuestionSet,
  type QuestionSetForm,
  questionPlaces,
  type WrittenQuestion,
} from '#domain/content/question-set.ts'
import { AppError } from '#domain/errors/error.ts'
import { auditDifference } from '#domain/staff/audit-difference.ts'
import { deletePassages, insertPassages } from '#functions/db/assistant-passages.ts'
import { auditEntry } from '#functions/db/audit.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { insertIf } from '#functions/db/insert-if.ts'
import { questionSets } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { currentOpening, forgetOpening, lastOpening } from '#functions/platform/opening.ts'
import { questionPassages } from '#functions/publishing/passage-rows.ts'
import { questionsOf } from '#src/faq/questions.ts'

const { page, revision } = questionSets

/** The questions of a page in one language: those that the desk has written, else those that it began with. */
export async function pageQuestions(env: Bindings, of: QuestionPlace, lang: Locale) {
  const { questions, opening } = await currentOpening(env).catch(() => lastOpening(env))
  const written = questions.find((set) => set.page === of)?.items ?? []
  const { city } = opening.company
  if (written.length === 0) return questionsOf(of, lang, city)
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
async function initialQuestions(of: QuestionPlace, city: string): Promise<WrittenQuestion[]> {
  const [fr, en, de] = await Promise.all([
    questionsOf(of, 'fr', city),
    questionsOf(of, 'en', city),
    questionsOf(of, 'de', city),
  ])
  return fr.map(({ question, answer, link }, i) => ({
    question: { fr: question, en: en[i]?.question ?? '', de: de[i]?.question ?? '' },
    answer: { fr: answer, en: en[i]?.answer ?? '', de: de[i]?.answer ?? '' },
    configurator: link !== undefined,
  }))
}

/** The questions of every page as they are now. */
export async function listQuestionSets(env: Bindings): Promise<QuestionSet[]> {
  const [rows, { opening }] = await Promise.all([
    openDb(env.DB).select().from(questionSets).limit(questionPlaces.length),
    currentOpening(env),
  ])
  return Promise.all(
    questionPlaces.map(async (pageName) => {
      const row = rows.find((set) => set.page === pageName)
      const items = row?.items.length ? row.items : await initialQuestions(pageName, opening.company.city)
      return {
        page: pageName,
        items,
        revision: row?.revision ?? 0,
        author: row?.author ?? '',
        at: row?.changedAt ?? '',
      }
    }),
  )
}

/** Stores the questions of a page; `precondition-failed` when somebody else has changed them meanwhile. */
export async function storeQuestionSet(
  env: Bindings,
  who: string,
  form: QuestionSetForm,
): Promise<{ revision: number }> {
  const db = openDb(env.DB)
  const current = db.select().from(questionSets).where(eq(page, form.page)).limit(1)
  const [sets, { opening }] = await Promise.all([
    db.select().from(questionSets).limit(questionPlaces.length),
    currentOpening(env),
  ])
  const before = sets.find((set) => set.page === form.page)
  const initial = await initialQuestions(form.page, opening.company.city)
  const itemsOf = (items: WrittenQuestion[] = []) => (items.length ? items : initial)
  const at = clock.now().toISOString()
  const row = { page: form.page, items: form.items, revision: form.revision + 1, author: who, changedAt: at }
  const condition = sql`${form.revision} = coalesce((select ${revision} from ${questionSets} where ${page} = ${form.page}), 0)`
  const entry = {
    ...{ who, at, subject: { kind: 'questions' as const, id: form.page } },
    action: before ? ('change' as const) : ('create' as const),
    ...auditDifference(itemsOf(before?.items), itemsOf(form.items)),
  }
  const isStored = sql`exists (select 1 from ${questionSets} where ${page} = ${row.page} and ${revision} = ${row.revision} and ${questionSets.changedAt} = ${at} and ${questionSets.author} = ${who})`
  const { after } = await batchByName(
    db,
    { after: current },
    {
      before: [
        auditEntry(db, entry, condition),
        insertIf(db, questionSets, row, condition).onConflictDoUpdate({ target: page, set: row }),
        deletePassages(db, questionPassages(sets), isStored),
        insertPassages(db, questionPassages([row, ...sets]), isStored),
      ],
    },
  )
  forgetOpening(env)
  const [stored] = after
  if (stored?.revision === row.revision && JSON.stringify(stored.items) === JSON.stringify(row.items))
    return { revision: row.revision }
  throw new AppError(
    'precondition-failed',
    stored ? { changed: { by: stored.author, at: stored.changedAt } } : {},
  )
}
