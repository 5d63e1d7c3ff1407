import * as v from 'valibot'
import { each } from '#config/locales.ts'
import {
  Announcement,
  AnnouncementChange,
  AnnouncementEntry,
  AnnouncementId,
} from '#domain/content/announcement.ts'
import { Opening } from '#domain/content/opening.ts'
import { PageQuestions, questionPlaces } from '#domain/content/question-set.ts'
import { endpoint } from './endpoint.ts'
import { desk, open } from './permissions.ts'
import { languageQuery } from './shared-schemas.ts'
import { versionEndpoints } from './version-endpoints.ts'

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
