import { implement } from '#functions/http/endpoints.ts'
import { currentOpening } from '#functions/platform/opening.ts'
import { listAnnouncements, removeAnnouncement, storeAnnouncement } from './announcements.ts'

/** Routes of what the desk writes for pages. */
export const content = implement('content')({
  'GET /opening': async ({ env, waitUntil }) => (await currentOpening(env, waitUntil)).opening,
  'GET /desk/announcements': async ({ env }) => ({ items: await listAnnouncements(env) }),
  'PUT /desk/announcements': ({ env, desk, body }) => storeAnnouncement(env, desk.who, body),
  'DELETE /desk/announcements': ({ env, desk, query }) => removeAnnouncement(env, desk.who, query),
})
