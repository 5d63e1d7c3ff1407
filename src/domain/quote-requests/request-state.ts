/**
 * The life of a quote request: received → in-progress → offered → accepted | declined | expired; closed from any. A new
 * version of the offer opens a declined or expired request again (docs/decisions/0028).
 */
export const requestStates = [
  'received',
  'in-progress',
  'offered',
  'accepted',
  'declined',
  'expired',
  'closed',
] as const
export type RequestState = (typeof requestStates)[number]

/** Who causes an event; the system is the cron. */
export const requestActors = ['customer', 'company', 'system'] as const
export type RequestActor = (typeof requestActors)[number]

type Rule = {
  by: RequestActor
  /** State before → state after; an event is impossible in the states that are missing. */
  from: Partial<Record<RequestState, RequestState>>
}

const staying = (...states: RequestState[]) => Object.fromEntries(states.map((state) => [state, state]))
const open = requestStates.filter((state) => state !== 'closed')

const rules = {
  /** Begins the life of a request, so it follows no state. */
  received: { by: 'customer', from: {} },
  /** Begins it too: the company writes it down for who telephoned or wrote. */
  started: { by: 'company', from: {} },
  taken: { by: 'company', from: { received: 'in-progress' } },
  'customer-message': { by: 'customer', from: staying(...open) },
  'company-message': { by: 'company', from: { ...staying(...open), received: 'in-progress' } },
  'offer-sent': {
    by: 'company',
    from: {
      received: 'offered',
      'in-progress': 'offered',
      offered: 'offered',
      declined: 'offered',
      expired: 'offered',
    },
  },
  /** Recorded beside `offer-sent` for the version that it replaces. */
  'offer-superseded': { by: 'company', from: staying('offered') },
  'offer-withdrawn': { by: 'company', from: { offered: 'in-progress' } },
  accepted: { by: 'customer', from: { offered: 'accepted' } },
  /** The company has taken up what was ordered. */
  'order-processed': { by: 'company', from: staying('accepted') },
  declined: { by: 'customer', from: { offered: 'declined' } },
  expired: { by: 'system', from: { offered: 'expired' } },
  closed: { by: 'company', from: Object.fromEntries(open.map((state) => [state, 'closed' as const])) },
} as const satisfies Record<string, Rule>

/** What can happen to a request. */
export type RequestEvent = keyof typeof rules
/** Every event, in the order of a life. */
export const requestEvents = Object.keys(rules) as [RequestEvent, ...RequestEvent[]]

/** Who may cause the event. */
export const actorOf = (event: RequestEvent): RequestActor => rules[event].by

/** The states in which an event is possible, each with the state that it leads to. */
export const transitionsOf = (event: RequestEvent): [before: RequestState, after: RequestState][] =>
  Object.entries(rules[event].from) as [RequestState, RequestState][]

/** The state after the event; null when it is impossible in this state, or not for this actor. */
export function stateAfter(state: RequestState, event: RequestEvent, by: RequestActor): RequestState | null {
  if (actorOf(event) !== by) return null
  return transitionsOf(event).find(([before]) => before === state)?.[1] ?? null
}

/** True while the company owes its first answer: the reply clock runs. */
export const isAwaited = (state: RequestState): boolean => state === 'received' || state === 'in-progress'
