import { expect, test } from 'vitest'
import {
  actorOf,
  isAwaited,
  type RequestActor,
  type RequestEvent,
  type RequestState,
  requestActors,
  requestEvents,
  requestStates,
  stateAfter,
} from '#domain/quote-requests/request-state.ts'

/** The states after each event, in the order of `requestStates`: – means that the event is impossible there. */
const table: [event: RequestEvent, by: RequestActor, after: string][] = [
  ['received', 'customer', '– – – – – – –'],
  ['started', 'company', '– – – – – – –'],
  ['taken', 'company', 'in-progress – – – – – –'],
  ['customer-message', 'customer', 'received in-progress offered accepted declined expired –'],
  ['company-message', 'company', 'in-progress in-progress offered accepted declined expired –'],
  ['offer-sent', 'company', 'offered offered offered – offered offered –'],
  ['offer-superseded', 'company', '– – offered – – – –'],
  ['offer-withdrawn', 'company', '– – in-progress – – – –'],
  ['accepted', 'customer', '– – accepted – – – –'],
  ['order-processed', 'company', '– – – accepted – – –'],
  ['declined', 'customer', '– – declined – – – –'],
  ['expired', 'system', '– – expired – – – –'],
  ['closed', 'company', 'closed closed closed closed closed closed –'],
]

test('the table names every event', () => {
  expect(table.map(([event]) => event)).toEqual(requestEvents)
})

const cases = table.flatMap(([event, by, after]) =>
  requestStates.map((state, i) => {
    const next = after.split(' ')[i]
    return [state, event, by, next === '–' ? null : (next as RequestState)] as const
  }),
)

test.each(cases)('%s, then %s by the %s: %s', (state, event, by, after) => {
  expect(stateAfter(state, event, by)).toBe(after)
})

test.each(table)('%s is caused by the %s only', (event, by) => {
  expect(actorOf(event)).toBe(by)
  for (const actor of requestActors.filter((other) => other !== by))
    for (const state of requestStates) expect([state, stateAfter(state, event, actor)]).toEqual([state, null])
})

test('nothing happens to a closed request', () => {
  for (const event of requestEvents) expect(stateAfter('closed', event, actorOf(event))).toBeNull()
})

test('an answer is awaited until there is an offer', () => {
  expect(requestStates.filter(isAwaited)).toEqual(['received', 'in-progress'])
})
