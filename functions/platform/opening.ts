import { gte, isNull, notInArray, or, sql } from 'drizzle-orm'
import { contentLimits } from '#config/content-limits.ts'
import type { ArticleState } from '#domain/content/article-content.ts'
import { datedSubjects, inForceOn, initialVersion, versionName } from '#domain/content/dated-version.ts'
import { type CompanyFacts, type Opening, usualOpening } from '#domain/content/opening.ts'
import { openingOf } from '#domain/content/present-opening.ts'
import { questionPlaces, type WrittenSet } from '#domain/content/question-set.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { bindingOf, type Db, openNearest } from '#functions/db/client.ts'
import { liveQuestions } from '#functions/db/live-questions.ts'
import { announcements, articleVersions, datedVersions } from '#functions/db/schema.ts'
import { clock } from './clock.ts'
import { sha256 } from './digest.ts'

/**
 * What pages say of hours, closures and notices, and a key that is another one when they say something else, or show
 * other articles.
 */
export type KeyedOpening = {
  opening: Opening
  key: string
  questions: readonly WrittenSet[]
  /** The versions of legal texts in force; none: that of the code. */
  texts: readonly InForce[]
}
/** A version by its number and its first day. */
type InForce = Pick<typeof datedVersions.$inferSelect, 'subject' | 'version' | 'day'>
type Memory = KeyedOpening & { readAt: number; renewedAt: number }

/** Milliseconds after which it is read again behind an answer, and before it. */
const renewMs = 10_000
const validMs = 30_000

const memories = new WeakMap<D1Database, Memory>()
/** How often something was changed by this isolate: what was asked for before a change is not remembered after it. */
const changes = new WeakMap<D1Database, number>()

/**
 * What holds now, from the memory of the isolate while it is some seconds old: every page and reply clock asks for it,
 * beside what else it reads. With `waitUntil` it is read anew behind the answer before anybody has to wait for it.
 */
export async function currentOpening(
  env: { DB: D1Database },
  waitUntil?: (work: Promise<unknown>) => void,
): Promise<KeyedOpening> {
  const memory = memories.get(bindingOf(env.DB))
  const now = Date.now()
  if (!memory || now - memory.readAt >= validMs) return read(env)
  if (waitUntil && now - Math.max(memory.readAt, memory.renewedAt) >= renewMs) {
    memory.renewedAt = now
    waitUntil(read(env).catch(() => {}))
  }
  return memory
}

/** As it was read last, or as it is until something is entered: for a page that is shown although D1 is gone. */
export const lastOpening = ({ DB }: { DB: D1Database }): KeyedOpening =>
  memories.get(bindingOf(DB)) ?? { opening: usualOpening, key: '', questions: [], texts: [] }

/** The name of the general terms in force, as it is stored with what is accepted. */
export const presentTerms = (texts: KeyedOpening['texts']): string =>
  versionName(texts.find(({ subject }) => subject === 'terms')?.version ?? initialVersion)

/** Called after a change: this isolate shows it at once, others after `validMs`. */
export function forgetOpening({ DB }: { DB: D1Database }): void {
  const binding = bindingOf(DB)
  changes.set(binding, (changes.get(binding) ?? 0) + 1)
  memories.delete(binding)
}

/** When an article went live, or was taken away, last: the end of an index. */
const lastOf = (state: ArticleState) =>
  sql<
    string | null
  >`(select max(${articleVersions.liveAt}) from ${articleVersions} where ${articleVersions.state} = ${state})`.as(
    state,
  )

/** Every version of facts, and of legal texts without the texts. */
export function listDated(db: Db) {
  const { subject, version, day, at, content, calledOffAt } = datedVersions
  const facts = sql<CompanyFacts | null>`iif(${subject} = 'company', ${content}, null)`.mapWith(
    (json: string) => JSON.parse(json),
  )
  return db
    .select({ subject, version, day, at, calledOffAt, facts })
    .from(datedVersions)
    .where(notInArray(subject, [...questionPlaces]))
    .limit(contentLimits.versions)
}

async function read(env: { DB: D1Database }): Promise<KeyedOpening> {
  const at = clock.now()
  const today = inParis(at).day
  const binding = bindingOf(env.DB)
  const changesBefore = changes.get(binding)
  const { kind, begins, ends, content, id } = announcements
  const db = openNearest(env.DB)
  const announced = db
    .select({ id, kind, begins, ends, content })
    .from(announcements)
    .where(or(isNull(ends), gte(ends, today)))
    .orderBy(begins)
    .limit(contentLimits.announcements)
  const { rows, published, questions, dated } = await batchByName(db, {
    dated: listDated(db),
    rows: announced,
    questions: liveQuestions(db),
    published: db
      .select({ published: lastOf('published'), withdrawn: lastOf('withdrawn') })
      .from(sql`(select 1)`),
  })
  const inForce = datedSubjects.flatMap((subject) => inForceOn(today, dated, subject) ?? [])
  const facts = inForce.find(({ subject }) => subject === 'company')?.facts
  const opening = openingOf(rows, at, facts ?? undefined)
  const texts = inForce.map(({ subject, version, day }) => ({ subject, version, day }))
  const before = memories.get(binding)
  const key = (await sha256(JSON.stringify([opening, published, questions, texts]))).slice(0, 16)
  // The same object while nothing has changed: what is rendered of it is kept by it.
  const current = before?.key === key ? before : { opening, key, questions, texts }
  const memory = { ...current, readAt: Date.now(), renewedAt: 0 }
  if (changes.get(binding) === changesBefore) memories.set(binding, memory)
  return memory
}
