import * as v from 'valibot'
import { Logbook, RecordedDay } from '#domain/scales/logbook.ts'
import { Scale, ScaleForm, ScaleList } from '#domain/scales/scale.ts'
import { TakeInForm, TakingIn } from '#domain/scales/take-in.ts'
import { endpoint } from './endpoint.ts'
import { LanguageQuery } from './language-query.ts'
import { linkBody, state, TokenInAddress } from './mail-link.ts'

const Reference = v.object({ reference: v.string() })
const ScaleId = v.object({ id: v.string() })
const body = {
  schema: ScaleForm,
  example: { model: 'P1', max: { value: 15, unit: 'kg' as const }, use: 'trade' as const },
}
const calendar = { status: 200, mediaType: 'text/calendar' } as const

/** Endpoints of « my scales »: a customer's register of instruments, and unsubscribing from its reminders. */
export const scalesContract = {
  'GET /profile/scales': endpoint({
    summary: 'The register of instruments of who is signed in, by due date',
    access: 'customer',
    answer: { status: 200, schema: ScaleList },
  }),
  'POST /profile/scales': endpoint({
    summary: 'Add an instrument; the key becomes its id',
    access: 'customer',
    idempotent: 'scale',
    body,
    answer: { status: 201, schema: Scale },
  }),
  'PUT /profile/scales/:id': endpoint({
    summary: 'Write an instrument anew',
    access: { owns: 'scale' },
    params: ScaleId,
    body,
    answer: { status: 200, schema: Scale },
  }),
  'DELETE /profile/scales/:id': endpoint({
    summary: 'Remove an instrument',
    access: { owns: 'scale' },
    params: ScaleId,
    answer: { status: 204 },
  }),
  'GET /profile/scales/:id/logbook': endpoint({
    summary: 'The logbook of an instrument: itself, its catalogue model and its history',
    access: { owns: 'scale' },
    params: ScaleId,
    answer: { status: 200, schema: Logbook },
  }),
  'POST /profile/scales/:id/logbook/removals': endpoint({
    summary:
      'Take a day that was recorded by mistake out of the history; one that the instrument names stays. Removing twice is accepted',
    access: { owns: 'scale' },
    params: ScaleId,
    body: {
      schema: v.strictObject(RecordedDay.entries),
      example: { event: 'verification' as const, doneOn: '2024-03-10' },
    },
    answer: { status: 200, schema: Logbook },
  }),
  'GET /profile/scales/:id/code.svg': endpoint({
    summary: 'QR code that opens the logbook of an instrument',
    access: { owns: 'scale' },
    params: ScaleId,
    query: LanguageQuery,
    answer: { status: 200, mediaType: 'image/svg+xml' },
  }),
  'GET /profile/quotes/:reference/scales': endpoint({
    summary:
      'The instruments of an own request whose offer was accepted, and which are in the register; else none',
    access: { owns: 'quote' },
    params: Reference,
    answer: { status: 200, schema: TakingIn },
  }),
  'POST /profile/quotes/:reference/scales': endpoint({
    summary:
      'Take those that are not in the register into it, each once however often it is asked; 409 state-changed while no offer is accepted',
    access: { owns: 'quote' },
    params: Reference,
    body: {
      schema: TakeInForm,
      example: { country: 'FR' as const, use: 'direct-sale' as const, lastVerifiedOn: '2026-01-30' },
    },
    answer: { status: 200, schema: TakingIn },
    problems: [409],
  }),
  'GET /profile/scales.ics': endpoint({
    summary: 'Every due date as an iCalendar file; 404 when there is none',
    access: 'customer',
    query: LanguageQuery,
    answer: calendar,
    problems: [404],
  }),
  'GET /profile/scales/:id/calendar.ics': endpoint({
    summary: 'The due date of one instrument as an iCalendar file',
    access: { owns: 'scale' },
    params: ScaleId,
    query: LanguageQuery,
    answer: calendar,
  }),
  'POST /scales/reminders/stop': endpoint({
    summary: 'Stop the reminders with the token, in the body or (mail programs, RFC 8058) in the address',
    access: 'public',
    query: TokenInAddress,
    body: linkBody,
    oneClick: true,
    answer: { status: 200, schema: state('stopped') },
  }),
  'GET /scales/reminders/stop': endpoint({
    summary: 'Leads to the page that asks for the click; changes nothing',
    access: 'public',
    query: TokenInAddress,
    answer: { status: 302 },
    private: true,
  }),
}
