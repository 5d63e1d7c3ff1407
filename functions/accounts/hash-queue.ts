import { AppError } from '#domain/errors/error.ts'

/**
 * Hashes run one at a time in an isolate, in steps with pauses (scrypt.ts), and few may wait: who finds the queue full
 * is refused at once instead of waiting for an answer that comes too late. Slots are taken before any query, so that a
 * flood costs nothing more. Waiting requests poll for their turn: one that was cancelled blocks nobody.
 */
export const hashQueue = {
  /** Slots for anyone; known devices and signed-in customers have the others to themselves. */
  strangers: 8,
  all: 12,
  /** Slots of one account, and of one network. */
  each: 1,
  /** Milliseconds between two polls, and between two steps of a hash. */
  pollMs: 20,
  pauseMs: 2,
  /** Steps between two pauses at most, while nobody else asks for anything. */
  maxSteps: 8,
}
/** A request that has not polled for this long was cancelled. */
const goneMs = 5000
const retryAfterSeconds = 5

/**
 * Who asks, by account and, unless the device is known, by network: nobody holds more than one slot, whichever of them
 * stays the same. A known device or a signed-in customer comes first.
 */
export type Applicant = { keys: readonly string[]; isKnown: boolean }

/** A slot in the queue. */
export type HashSlot = {
  /** Resolves when it is this request's turn. */
  begin: () => Promise<void>
  /** Between steps of the hash: other requests are served. Resolves to the number of steps until the next pause. */
  pause: () => Promise<number>
  /** The hash is done; the next request may begin. The slot is kept for a second hash. */
  end: () => void
}

type Waiting = Applicant & { seen: number; wants: boolean }

let slots: Waiting[] = []
let hashing: Waiting | null = null
/** The keys of those who were served, most recent last: who was served longest ago is next. */
let served: string[] = []

/** Does the work with a slot in the queue. Throws `unavailable` (503) at once when there is none. */
export async function withHashSlot<T>(
  applicant: Applicant,
  work: (slot: HashSlot) => Promise<T>,
): Promise<T> {
  const turn = joinQueue(applicant)
  const pace = { steps: 1, received: requestsReceived() }
  try {
    return await work({
      begin: () => begin(turn),
      pause: async () => {
        await wait(turn, hashQueue.pauseMs)
        return stepsAt(pace)
      },
      end: () => end(turn),
    })
  } finally {
    end(turn)
    slots = slots.filter((slot) => slot !== turn)
  }
}

/**
 * Twice as many steps after each pause in which nobody came, one after each in which somebody did: alone, a hash has an
 * eighth of the pauses, and a request never waits for longer than those steps.
 */
function stepsAt(pace: { steps: number; received: number }): number {
  const received = requestsReceived()
  const isAlone = received === pace.received && slots.length === 1
  pace.steps = isAlone ? Math.min(pace.steps * 2, hashQueue.maxSteps) : 1
  pace.received = received
  return pace.steps
}

function joinQueue(applicant: Applicant): Waiting {
  dropGone()
  const capacity = applicant.isKnown ? hashQueue.all : hashQueue.strangers
  const others = applicant.isKnown ? slots : slots.filter(({ isKnown }) => !isKnown)
  const held = (key: string) => slots.filter(({ keys }) => keys.includes(key)).length
  if (others.length >= capacity || applicant.keys.some((key) => held(key) >= hashQueue.each))
    throw new AppError('unavailable', { retryAfterSeconds })
  const slot = { ...applicant, seen: performance.now(), wants: false }
  slots.push(slot)
  return slot
}

async function begin(turn: Waiting): Promise<void> {
  turn.wants = true
  while (hashing || next() !== turn) {
    await wait(turn, hashQueue.pollMs)
    dropGone()
  }
  hashing = turn
  turn.seen = performance.now()
}

/** Known ones first, then who was served longest ago, then who came first. */
function next(): Waiting | undefined {
  const lastServed = (keys: readonly string[]) => Math.max(...keys.map((key) => served.indexOf(key)))
  const rank = ({ isKnown, keys }: Waiting) => (isKnown ? 0 : served.length + 1) + lastServed(keys) + 1
  const wanting = slots.filter(({ wants }) => wants)
  return wanting.reduce<Waiting | undefined>(
    (first, slot) => (first && rank(first) <= rank(slot) ? first : slot),
    undefined,
  )
}

function end(turn: Waiting): void {
  turn.wants = false
  if (hashing !== turn) return
  hashing = null
  served = [...served.filter((key) => !turn.keys.includes(key)), ...turn.keys].slice(-hashQueue.all * 4)
}

async function wait(turn: Waiting, ms: number): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, ms))
  turn.seen = performance.now()
  if (!slots.includes(turn)) slots.push(turn)
}

/** Forgets requests that were cancelled. */
function dropGone(): void {
  const since = performance.now() - goneMs
  slots = slots.filter(({ seen }) => seen >= since)
  if (hashing && !slots.includes(hashing)) hashing = null
}

let received = 0

/** Counts a request that this isolate has received. */
export const countRequest = (): void => void received++

/** Requests received so far: a long computation sees whether others came meanwhile. */
const requestsReceived = (): number => received
