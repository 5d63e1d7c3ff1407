import * as v from 'valibot'
import { AuditEntries, auditQuery } from '#domain/staff/audit.ts'
import { DeskMe, MemberQuery, NamesForm, StaffForm, StaffMember } from '#domain/staff/staff-schemas.ts'
import { endpoint } from './endpoint.ts'
import { desk } from './permissions.ts'

/** Who works at the desk, what they may do, and what they did. */
export const staffContract = {
  'GET /desk/me': endpoint({
    summary: 'Who is at the desk, with which roles, and whom to ask for one',
    ...desk(),
    answer: { status: 200, schema: DeskMe },
  }),
  'PUT /desk/me': endpoint({
    summary: 'Choose the names that colleagues and customers read',
    ...desk('sales', 'catalogue', 'content'),
    body: { schema: NamesForm, example: { name: 'Marie Klein', publicName: 'Marie' } },
    answer: { status: 204 },
  }),
  'GET /desk/staff': endpoint({
    summary: 'Everybody who works at the desk',
    ...desk('administrator'),
    answer: { status: 200, schema: v.object({ items: v.array(StaffMember) }) },
  }),
  'PUT /desk/staff': endpoint({
    summary:
      'Add a member of staff or change roles; the last administrator stays one; 412 with who and when where somebody else has changed them',
    ...desk('administrator'),
    body: {
      schema: StaffForm,
      example: { email: 'paul@example.org', name: 'Paul Weber', roles: ['catalogue' as const], seen: 0 },
    },
    answer: { status: 200, schema: v.object({ revision: v.number() }) },
    problems: [412],
  }),
  'DELETE /desk/staff': endpoint({
    summary:
      'Take somebody out who has left: without roles, what waits with them is unassigned, their name stays; the last administrator cannot',
    ...desk('administrator'),
    query: { schema: MemberQuery, example: { email: 'nobody@example.org' } },
    answer: { status: 204 },
    problems: [404],
    exampleRefusal: 'not-found',
  }),
  'GET /desk/audit': endpoint({
    summary: 'What was changed at the desk and by the command line, newest first, 50 a page',
    ...desk('administrator'),
    query: { schema: auditQuery, example: { day: '2026-11-16', kind: 'request' } },
    answer: { status: 200, schema: AuditEntries },
  }),
}
