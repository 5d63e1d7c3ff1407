import * as v from 'valibot'
import { contentLimits } from '#config/content-limits.ts'
import { each } from '#config/locales.ts'
import { controls, plainText, RealDay } from '#domain/text/text-fields.ts'
import { CompanyFacts } from './opening.ts'
import { type QuestionPlace, questionPlaces, type WrittenQuestion, WrittenQuestions } from './question-set.ts'

/** The pages that the law asks for, whose texts the desk may write. */
export const legalSubjects = ['terms', 'privacy', 'legal'] as const
export type LegalSubject = (typeof legalSubjects)[number]

/** What has versions, each in force from its day on: facts, legal texts, and the questions of each page. */
export const datedSubjects = ['company', ...legalSubjects, ...questionPlaces] as const
export type DatedSubject = (typeof datedSubjects)[number]

/** Whether a subject is the questions of a page. */
export const isQuestionPlace = (subject: DatedSubject): subject is QuestionPlace =>
  questionPlaces.some((place) => place === subject)

/** The version that the site begins with: constants and texts of the code. Those of the desk follow. */
export const initialVersion = 1

type Placed = { subject: DatedSubject; version: number; day: string; calledOffAt: string | null }

/** The version of a subject that is in force on a day: the last that has begun; none: that of the code. */
export const inForceOn = <Row extends Placed>(
  day: string,
  rows: readonly Row[],
  subject: DatedSubject,
): Row | undefined =>
  rows
    .filter((row) => row.subject === subject && row.calledOffAt === null && row.day <= day)
    .sort((a, b) => (a.day === b.day ? a.version - b.version : a.day < b.day ? -1 : 1))
    .at(-1)

/** How a version is named: requests and decisions store this name of the terms that were accepted. */
export const versionName = (version: number): string => `${version}.0`
/** The number of a version from its name; null where it is none. */
export const readVersionName = (name: string): number | null => {
  const [, number] = name.match(/^([1-9]\d{0,4})\.0$/) ?? []
  return number === undefined ? null : Number(number)
}

const Markdown = v.pipe(plainText(contentLimits.markdownLength, controls), v.nonEmpty('content.language'))
/** Markdown in every language. */
export const LegalTexts = v.strictObject(each(() => Markdown))
export type LegalTexts = v.InferOutput<typeof LegalTexts>

/** What a version holds. */
export type DatedContent = CompanyFacts | LegalTexts | WrittenQuestion[]

const seen = v.pipe(v.number('form.number'), v.integer('form.number'), v.minValue(1, 'form.number'))

/**
 * A text to store. `seen` is the last version that the writer has seen: what somebody else has written meanwhile is not
 * replaced unseen.
 */
export const LegalChange = v.strictObject({
  subject: v.picklist(legalSubjects, 'form.choice'),
  seen,
  day: RealDay,
  content: LegalTexts,
})
export type LegalChange = v.InferOutput<typeof LegalChange>

/** Questions of a page to store. */
export const QuestionChange = v.strictObject({
  subject: v.picklist(questionPlaces, 'form.choice'),
  seen,
  day: RealDay,
  content: WrittenQuestions,
})
export type QuestionChange = v.InferOutput<typeof QuestionChange>

/** What every change of the facts has beside them. */
export const changeOfFacts = { subject: v.literal('company'), seen, day: RealDay } as const

/** A version in the list of the desk. */
export const ListedVersion = v.object({
  version: v.number(),
  /** ISO day in Paris from which it is in force. */
  day: v.string(),
  author: v.string(),
  /** ISO instant; empty for the version that the site began with. */
  at: v.string(),
  state: v.picklist(['coming', 'present', 'past', 'called-off']),
})
export type ListedVersion = v.InferOutput<typeof ListedVersion>

const dated = { versions: v.array(ListedVersion) } as const
/** A subject at the desk: one version with its content, and the list of all, the latest first. */
export const DatedPage = v.variant('subject', [
  v.object({ subject: v.literal('company'), content: CompanyFacts, ...dated }),
  v.object({ subject: v.picklist(legalSubjects), content: LegalTexts, ...dated }),
  v.object({ subject: v.picklist(questionPlaces), content: WrittenQuestions, ...dated }),
])
export type DatedPage = v.InferOutput<typeof DatedPage>

/** A legal text as a page shows it; without HTML it is the text of the code. */
export const LegalText = v.object({
  version: v.string(),
  day: v.string(),
  html: v.nullable(v.string()),
  /** The version in force, where this one no longer is. */
  present: v.nullable(v.object({ version: v.string(), day: v.string() })),
})
export type LegalText = v.InferOutput<typeof LegalText>
