import * as v from 'valibot'
import { TakeInForm, TakingIn } from '#domain/scales/accepted-instruments.ts'
import { Logbook, RecordedDay } from '#domain/scales/logbook-lines.ts'
import { Scale, ScaleForm, ScaleList } from '#domain/scales/scale.ts'
import { endpoint } from './endpoint.ts'
import { open, owner, signedIn } from './permissions.ts'
import { languageQuery, linkBody, state, tokenInAddress } from './shared-schemas.ts'

const Reference = v.object({ reference: v.string() })
const ScaleId = v.object({ id: v.string() })
const body = {
  schema: ScaleForm,
  example: { model: 'P1', max: { value: 15, unit: 'kg' as const }, use: 'trade' as const },
}
const calendar = { status: 200, mediaType: 'text/calendar', attachment: 'verifications.ics' } as const

/** Endpoints of « my scales »: a customer's register of instruments, and unsubscribing from its reminders. */
export const scalesContract = {
  'GET /profile/scales': endpoint({
    summary: 'The register of instruments of who is signed in, by due date',
    ...signedIn,
    answer: { status: 200, schema: ScaleList },
  }),
  'POST /profile/scales': endpoint({
    summary: 'Add an instrument; the key becomes its id',
    ...signedIn,
    idempotent: 'scale',
    body,
    answer: { status: 201, schema: Scale },
  }),
  'PUT /profile/scales/:id': endpoint({
    summary: 'Replace an instrument',
    ...owner('scale'),
    params: ScaleId,
    body,
    answer: { status: 200, schema: Scale },
  }),
  'DELETE /profile/scales/:id': endpoint({
    summary: 'Remove an instrument',
    ...owner('scale'),
    params: ScaleId,
    answer: { status: 204 },
  }),
  'GET /profile/scales/:id/logbook': endpoint({
    summary: 'The logbook of an instrument: itself, its catalogue model and its history',
    ...owner('scale'),
    params: ScaleId,
    answer: { status: 200, schema: Logbook },
  }),
  'POST /profile/scales/:id/logbook/removals': endpoint({
    summary:
      'Take a day that was recorded by mistake out of the history; one that the instrument names stays. Removing twice is accepted',
    ...owner('scale'),
    params: ScaleId,
    body: {
      schema: v.strictObject(RecordedDay.entries),
      example: { event: 'verification' as const, doneOn: '2024-03-10' },
    },
    answer: { status: 200, schema: Logbook },
  }),
  'GET /profile/scales/:id/code.svg': endpoint({
    summary: 'QR code that opens the logbook of an instrument',
    ...owner('scale'),
    params: ScaleId,
    query: languageQuery,
    answer: { status: 200, mediaType: 'image/svg+xml' },
  }),
  'GET /profile/quotes/:reference/scales': endpoint({
    summary:
      'The instruments of an own request whose offer was accepted, and which are in the register; else none',
    ...owner('quote'),
    params: Reference,
    answer: { status: 200, schema: TakingIn },
  }),
  'POST /profile/quotes/:reference/scales': endpoint({
    summary:
      'Take those that are not in the register into it, each once however often it is asked; 409 state-changed while no offer is accepted',
    ...owner('quote'),
    params: Reference,
    body: {
      schema: TakeInForm,
      example: { country: 'FR' as const, use: 'direct-sale' as const, lastVerifiedOn: '2026-01-30' },
    },
    answer: { status: 200, schema: TakingIn },
    problems: [409],
    exampleRefusal: 'state-changed',
  }),
  'GET /profile/scales.ics': endpoint({
    summary: 'Every due date as an iCalendar file; 404 when there is none',
    ...signedIn,
    query: languageQuery,
    answer: calendar,
    problems: [404],
    exampleRefusal: 'not-found',
  }),
  'GET /profile/scales/:id/calendar.ics': endpoint({
    summary: 'The due date of one instrument as an iCalendar file',
    ...owner('scale'),
    params: ScaleId,
    query: languageQuery,
    answer: calendar,
  }),
  'POST /scales/reminders/stop': endpoint({
    summary: 'Stop the reminders with the token, in the body or (mail programs, RFC 8058) in the address',
    ...open,
    query: tokenInAddress,
    body: linkBody,
    oneClick: true,
    answer: { status: 200, schema: state('stopped') },
    exampleRefusal: 'invalid-token',
  }),
  'GET /scales/reminders/stop': endpoint({
    summary: 'Leads to the page that asks for the click; changes nothing',
    ...open,
    query: tokenInAddress,
    answer: { status: 302 },
    private: true,
  }),
}
