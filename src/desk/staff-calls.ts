import type { AnnouncementChange } from '#domain/content/announcement.ts'
import type { AuditQuery } from '#domain/staff/audit.ts'
import type { NamesForm, StaffForm } from '#domain/staff/staff-schemas.ts'
import type { CallApi } from '#src/api/call-api.ts'

/** The calls of the desk that are about no request: who is there, what was changed, what the site announces. */
export const staffCalls = (callApi: CallApi, authorization: { token?: string }) => ({
  me: () => callApi('GET /desk/me', authorization),
  changeNames: (body: NamesForm) => callApi('PUT /desk/me', { ...authorization, body }),
  staff: () => callApi('GET /desk/staff', authorization),
  storeStaff: (body: StaffForm) => callApi('PUT /desk/staff', { ...authorization, body }),
  announcements: () => callApi('GET /desk/announcements', authorization),
  storeAnnouncement: (body: AnnouncementChange) =>
    callApi('PUT /desk/announcements', { ...authorization, body }),
  removeAnnouncement: (query: { id: string; revision: string }) =>
    callApi('DELETE /desk/announcements', { ...authorization, query }),
  audit: (query: AuditQuery) => callApi('GET /desk/audit', { ...authorization, query }),
})
