import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import {
  type QuestionPlace,
  questionPlaces,
  type WrittenQuestion,
  type WrittenSet,
} from '#domain/content/question-set.ts'
import type { Db } from './client.ts'
import { datedVersions } from './schema.ts'

/**
 * Query: what the desk has written as questions of pages, as visitors read it. The passages of the assistant are of
 * these.
 */
export const liveQuestions = (db: Db) =>
  db
    .select({
      page: sql<QuestionPlace>`${datedVersions.subject}`.as('page'),
      items: sql<WrittenQuestion[]>`${datedVersions.content}`
        .mapWith((json: string): WrittenSet['items'] => JSON.parse(json))
        .as('items'),
    })
    .from(datedVersions)
    .where(and(inArray(datedVersions.subject, questionPlaces), isNotNull(datedVersions.liveAt)))
    .limit(questionPlaces.length)
