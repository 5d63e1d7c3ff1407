import * as v from 'valibot'
import { each } from '#config/locales.ts'
import {
  Announcement,
  AnnouncementChange,
  AnnouncementEntry,
  AnnouncementId,
} from '#domain/content/announcement.ts'
import {
  DatedPage,
  datedSubjects,
  LegalChange,
  LegalText,
  legalSubjects,
  QuestionChange,
} from '#domain/content/dated-version.ts'
import { Opening } from '#domain/content/opening.ts'
import { PageQuestions, questionPlaces } from '#domain/content/question-set.ts'
import { CompanyChange } from '#domain/forms/company-facts-form.ts'
import { endpoint } from './endpoint.ts'
import { desk, open } from './permissions.ts'
import { languageQuery } from './shared-schemas.ts'

const VersionNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'form.number'), v.transform(Number))
const Stored = v.object({ version: v.number() })
const exampleDay = '2099-01-01'
const example = '## 1'
const exampleTexts = each(() => example)

/** Facts of the company, legal texts and questions: versions, each in force from its day on. */
const versionEndpoints = {
  'GET /legal-texts': endpoint({
    summary:
      'The general terms, the privacy notice or the legal notice: the version in force, or the one that is named',
    ...open,
    private: true,
    query: {
      schema: v.strictObject({
        ...languageQuery.schema.entries,
        subject: v.picklist(legalSubjects, 'form.choice'),
        version: v.optional(v.pipe(v.string(), v.maxLength(8, 'form.too-long'))),
      }),
      example: { lang: 'fr', subject: 'terms', version: '1.0' },
    },
    answer: { status: 200, schema: LegalText },
    problems: [404],
  }),
  'GET /desk/versions': endpoint({
    summary:
      'Facts of the company, a legal text or questions of a page: one version, and the list of all of them',
    ...desk('content'),
    query: {
      schema: v.strictObject({
        subject: v.picklist(datedSubjects, 'form.choice'),
        version: v.optional(VersionNumber),
      }),
      example: { subject: 'company' },
    },
    answer: { status: 200, schema: DatedPage },
    problems: [404],
  }),
  'DELETE /desk/versions': endpoint({
    summary: 'Call off a version whose day has not come; 412 once it has',
    ...desk('content'),
    query: {
      schema: v.strictObject({ subject: v.picklist(datedSubjects, 'form.choice'), version: VersionNumber }),
      example: { subject: 'terms', version: '2' },
    },
    answer: { status: 204 },
    problems: [412],
  }),
  'PUT /desk/company': endpoint({
    summary:
      'Store how the company is reached and what journeys cost, from a day on; 412 when somebody else was first',
    ...desk('content'),
    body: {
      schema: CompanyChange,
      example: {
        ...{ subject: 'company' as const, seen: 1, day: exampleDay },
        content: {
          ...{ street: '1 rue du Poids', postalCode: '67000', city: 'Strasbourg' },
          ...{ phone: '03 53 01 01 67', email: 'contact@example.com', travelCents: [4_500, 8_500, 13_500] },
        },
      },
    },
    answer: { status: 200, schema: Stored },
    problems: [412],
  }),
  'PUT /desk/legal-texts': endpoint({
    summary:
      'Store a legal text as Markdown in every language, from a day on; 412 when somebody else was first',
    ...desk('content'),
    body: {
      schema: LegalChange,
      maxBytes: 512 * 1024,
      example: {
        ...{ subject: 'terms' as const, seen: 1, day: exampleDay },
        content: exampleTexts,
      },
    },
    answer: { status: 200, schema: Stored },
    problems: [412],
  }),
  'PUT /desk/faq': endpoint({
    summary: 'Store the questions of a page, from a day on; 412 when somebody else was first',
    ...desk('content'),
    body: {
      schema: QuestionChange,
      maxBytes: 256 * 1024,
      example: {
        ...{ subject: 'contact' as const, seen: 1, day: exampleDay },
        content: [{ question: exampleTexts, answer: exampleTexts, configurator: false }],
      },
    },
    answer: { status: 200, schema: Stored },
    problems: [412],
  }),
}

const exampleId = '6f1c1c0e-4f5e-4c55-9d2e-0b3f6d1f4a10'

/** What the desk writes for pages: closures, opening hours, notices, questions, company facts, legal texts. */
export const contentContract = {
  'GET /opening': endpoint({
    summary: 'When the company is there: opening hours, closures, and the notices of this moment',
    ...open,
    private: true,
    answer: { status: 200, schema: Opening },
  }),
  'GET /faq': endpoint({
    summary: 'Questions of a page with their answers',
    ...open,
    private: true,
    query: {
      schema: v.strictObject({
        ...languageQuery.schema.entries,
        page: v.picklist(questionPlaces, 'form.choice'),
      }),
      example: { lang: 'fr', page: 'contact' },
    },
    answer: { status: 200, schema: PageQuestions },
  }),
  'GET /desk/announcements': endpoint({
    summary: 'Closures, opening hours and notices, the latest first, and their last changes',
    ...desk('content'),
    answer: {
      status: 200,
      schema: v.object({ items: v.array(Announcement), changes: v.array(AnnouncementEntry) }),
    },
  }),
  'PUT /desk/announcements': endpoint({
    summary: 'Store a closure, opening hours or a notice; 412 when somebody else has changed it meanwhile',
    ...desk('content'),
    body: {
      schema: AnnouncementChange,
      example: {
        id: exampleId,
        revision: 0,
        content: {
          kind: 'closure' as const,
          first: '2099-08-03',
          last: '2099-08-21',
          reason: each(() => ''),
        },
      },
    },
    answer: { status: 200, schema: Announcement },
    problems: [412],
  }),
  'DELETE /desk/announcements': endpoint({
    summary: 'Take away what was announced; storing it again under the same id undoes that',
    ...desk('content'),
    query: {
      schema: v.strictObject({
        id: AnnouncementId,
        revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'form.number'), v.transform(Number)),
      }),
      example: { id: exampleId, revision: '1' },
    },
    answer: { status: 204 },
    problems: [412],
  }),
  ...versionEndpoints,
}
