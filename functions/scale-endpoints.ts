import * as v from 'valibot'
import { LinkToken } from '#domain/forms/forms.ts'
import { Scale, ScaleForm, ScaleList } from '#domain/scales/scale.ts'
import type { Endpoint } from './endpoints.ts'
import { CalendarQuery } from './scales/routes.ts'

const ScaleId = v.object({ id: v.string() })
/** The address that mail programs use (RFC 8058) carries the token itself. */
const TokenInAddress = v.object({ token: v.optional(v.string()), lang: v.optional(v.string()) })

/** Endpoints of « my scales »; `/profile…` answers only those who are signed in, 401 to everybody else. */
export const scaleEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/profile/scales',
    summary: 'The register of instruments of who is signed in, by due date',
    answer: { status: 200, schema: ScaleList },
    problems: [401, 503],
  },
  {
    method: 'post',
    path: '/profile/scales',
    summary: 'Add an instrument; the key becomes its id',
    body: ScaleForm,
    idempotent: true,
    answer: { status: 201, schema: Scale },
    problems: [400, 401, 403, 413, 415, 422, 503],
  },
  {
    method: 'put',
    path: '/profile/scales/{id}',
    summary: 'Write an instrument anew',
    params: ScaleId,
    body: ScaleForm,
    answer: { status: 200, schema: Scale },
    problems: [400, 401, 403, 404, 413, 415, 422, 503],
  },
  {
    method: 'delete',
    path: '/profile/scales/{id}',
    summary: 'Remove an instrument',
    params: ScaleId,
    answer: { status: 204 },
    problems: [401, 403, 404, 503],
  },
  {
    method: 'get',
    path: '/profile/scales.ics',
    summary: 'Every due date as an iCalendar file; 404 when there is none',
    query: CalendarQuery,
    answer: { status: 200 },
    problems: [400, 401, 404, 422, 503],
  },
  {
    method: 'get',
    path: '/profile/scales/{id}/calendar.ics',
    summary: 'The due date of one instrument as an iCalendar file',
    params: ScaleId,
    query: CalendarQuery,
    answer: { status: 200 },
    problems: [400, 401, 404, 422, 503],
  },
  {
    method: 'post',
    path: '/scales/reminders/stop',
    summary: 'Stop the reminders with the token, in the body or (mail programs, RFC 8058) in the address',
    query: TokenInAddress,
    body: LinkToken,
    answer: { status: 200, schema: v.object({ state: v.literal('stopped') }) },
    problems: [400, 403, 413, 415, 422, 503],
  },
  {
    method: 'get',
    path: '/scales/reminders/stop',
    summary: 'Leads to the page that asks for the click; changes nothing',
    query: TokenInAddress,
    answer: { status: 302 },
    problems: [],
  },
]
