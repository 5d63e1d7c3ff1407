import { implement } from '#functions/http/endpoints.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { listAnnouncements, removeAnnouncement, storeAnnouncement } from './announcements.ts'
import { listQuestionSets, pageQuestions, storeQuestionSet } from './question-sets.ts'

/** Routes of what the desk writes for pages. */
export const content = implement('content')({
  'GET /opening': async ({ env, waitUntil }) => (await currentOpening(env, waitUntil)).opening,
  'GET /faq': async ({ env, query: { page, lang } }) => ({ items: await pageQuestions(env, page, lang) }),
  'GET /desk/faq': async ({ env }) => ({ items: await listQuestionSets(env) }),
  'PUT /desk/faq': ({ env, desk, body }) => storeQuestionSet(env, desk.who, body),
  'GET /desk/announcements': async ({ env }) => ({ items: await listAnnouncements(env) }),
  'PUT /desk/announcements': ({ env, desk, body }) => storeAnnouncement(env, desk.who, body),
  'DELETE /desk/announcements': ({ env, desk, query }) => removeAnnouncement(env, desk.who, query),
})
