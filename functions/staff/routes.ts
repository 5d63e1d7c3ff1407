import { implement } from '#functions/http/endpoints.ts'
import { listAudit } from './audit-list.ts'
import { changeNames, listStaff, readMe, removeMember, storeMember } from './members.ts'

/** Routes of the members of staff and of the journal. */
export const staff = implement('staff')({
  'GET /desk/me': ({ env, desk }) => readMe(env, desk),
  'PUT /desk/me': ({ env, desk, body }) => changeNames(env, desk, body),
  'GET /desk/staff': ({ env }) => listStaff(env),
  'PUT /desk/staff': ({ env, desk, body }) => storeMember(env, desk, body),
  'DELETE /desk/staff': ({ env, desk, query }) => removeMember(env, desk, query.email),
  'GET /desk/audit': ({ env, query }) => listAudit(env, query),
})
