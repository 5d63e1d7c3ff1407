import { describe, expect, test } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import { failed, isWithoutAnswer, type KeptRequest, newKept, nextStep } from '#src/offline/kept-request.ts'
import type { KeptStore } from '#src/offline/kept-store.ts'
import { sendKept } from '#src/offline/send-kept.ts'

const hour = 3_600_000
const day = 24 * hour

const keep = (changes: Partial<KeptRequest> = {}): KeptRequest => ({
  ...newKept(
    {
      key: crypto.randomUUID(),
      endpoint: 'POST /quotes',
      body: { name: 'Anne', message: 'Bonjour' },
      sender: null,
      form: { name: 'quote', href: '/devis' },
      files: '',
      shown: null,
      missing: 0,
    },
    { now: 0, tried: false },
  ),
  ...changes,
})

function memoryStore(...kept: KeptRequest[]) {
  const rows = new Map(kept.map((each) => [each.key, each]))
  const store: KeptStore = {
    all: async () => [...rows.values()],
    put: async (each) => void rows.set(each.key, each),
    remove: async (key) => void rows.delete(key),
  }
  return { store, only: () => [...rows.values()][0] as KeptRequest }
}

type Answer = (url: string, init: RequestInit) => Response | Error

/** A network that answers like this, and what was asked of it. */
function network(answer: Answer) {
  const asked: { url: string; init: RequestInit }[] = []
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input)
    asked.push({ url, init })
    const answered = answer(url, init)
    if (answered instanceof Error) throw answered
    return answered
  }
  return { asked, fetch: fetch as typeof globalThis.fetch }
}

const accepted = () =>
  Response.json({ reference: 'DEV-261122-7K3FQ', missingAttachments: 1 }, { status: 201 })
const noNetwork = () => new TypeError('Failed to fetch')
const refusal = (status: number, code: string, headers = {}) =>
  Response.json({ code, fields: {} }, { status, headers })

const at = (time: number, isOnline = true) => ({ now: () => time, isOnline: () => isOnline })

describe('when a kept request is sent', () => {
  test.each([
    ['at once', keep(), 0, 'send'],
    ['after six days without an attempt', keep(), 6 * day, 'send'],
    ['not after eight days', keep(), 8 * day, 'ask'],
    ['while the server knows its key', keep({ triedAt: 0 }), 19 * hour, 'send'],
    ['not when the server may have forgotten its key', keep({ triedAt: 0 }), 21 * hour, 'ask'],
    ['not during a pause', keep({ notBefore: 10 }), 9, 'wait'],
    ['not when it was refused', keep({ state: 'refused' }), 0, 'wait'],
    ['not again', keep({ state: 'sent' }), 0, 'wait'],
  ] as const)('%s', (_, kept, now, step) => expect(nextStep(kept, now)).toBe(step))

  test('pauses grow to a quarter of an hour, and heed Retry-After', () => {
    const error = new AppError('unavailable')
    let kept = keep()
    const pauses = Array.from({ length: 9 }, () => {
      kept = failed(kept, error, { now: 0, tried: false })
      return kept.notBefore / 1000
    })
    expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900])
    const limited = new AppError('too-many-requests', { retryAfterSeconds: 3600 })
    expect(failed(keep(), limited, { now: 0, tried: true }).notBefore).toBe(hour)
  })

  test('only a missing answer is a missing network', () => {
    expect(isWithoutAnswer(new AppError('unavailable', { cause: noNetwork() }))).toBe(true)
    expect(isWithoutAnswer(new AppError('unavailable'))).toBe(false)
    expect(isWithoutAnswer(new AppError('invalid-fields'))).toBe(false)
    expect(isWithoutAnswer(noNetwork())).toBe(false)
  })
})

describe('sending what is kept', () => {
  test('sends its body under its key, and forgets the body', async () => {
    const kept = keep({ missing: 1 })
    const { store, only } = memoryStore(kept)
    const { asked, fetch } = network(accepted)
    expect(await sendKept({ store, fetch, ...at(5) })).toBe(false)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toBe('/api/quotes')
    expect(new Headers(asked[0]?.init.headers).get('idempotency-key')).toBe(kept.key)
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual(kept.body)
    expect(only()).toMatchObject({
      state: 'sent',
      reference: 'DEV-261122-7K3FQ',
      body: null,
      sentAt: 5,
      missing: 2,
    })
    await sendKept({ store, fetch, ...at(6) })
    expect(asked).toHaveLength(1)
  })

  test('two senders at once send it once', async () => {
    const { store } = memoryStore(keep())
    const { asked, fetch } = network(accepted)
    await Promise.all([sendKept({ store, fetch, ...at(0) }), sendKept({ store, fetch, ...at(0) })])
    expect(asked).toHaveLength(1)
  })

  test('without network it waits on, and its key is not used up', async () => {
    const { store, only } = memoryStore(keep())
    const { fetch } = network(noNetwork)
    expect(await sendKept({ store, fetch, ...at(0, false) })).toBe(true)
    expect(only()).toMatchObject({ state: 'waiting', triedAt: null, notBefore: 15_000 })
    expect(await sendKept({ store, fetch: network(accepted).fetch, ...at(1), atOnce: true })).toBe(false)
    expect(only().state).toBe('sent')
  })

  test('an attempt that may have arrived is noted before it is made', async () => {
    const { store, only } = memoryStore(keep())
    const { fetch } = network(() => {
      expect(only().triedAt).toBe(7)
      return noNetwork()
    })
    await sendKept({ store, fetch, ...at(7) })
    expect(only()).toMatchObject({ state: 'waiting', triedAt: 7 })
  })

  test('asks when it is too old, and sends it when it is wanted', async () => {
    const kept = keep({ triedAt: 0 })
    const { store, only } = memoryStore(kept)
    const { asked, fetch } = network(accepted)
    await sendKept({ store, fetch, ...at(2 * day), atOnce: true })
    expect(only().state).toBe('unsure')
    expect(asked).toEqual([])
    await sendKept({ store, fetch, ...at(2 * day), wantedKey: kept.key })
    expect(only().state).toBe('sent')
  })

  test.each([
    [422, 'invalid-fields', 'refused'],
    [403, 'cross-site', 'refused'],
    [429, 'too-many-requests', 'waiting'],
    [503, 'unavailable', 'waiting'],
  ])('%i leaves it %s: %s', async (status, code, state) => {
    const { store, only } = memoryStore(keep())
    await sendKept({ store, fetch: network(() => refusal(status, code)).fetch, ...at(0) })
    expect(only()).toMatchObject({ state, body: { name: 'Anne' } })
  })

  test.each([
    ['the sender', 'u1', undefined],
    ['somebody else', 'u2', 'omit'],
    ['nobody', null, 'omit'],
  ])('is sent with the session of %s only if it is his own', async (_, uid, credentials) => {
    const { store, only } = memoryStore(keep({ sender: 'u1' }))
    const { asked, fetch } = network((url) =>
      url === '/api/auth/session' ? Response.json({ user: uid && { uid } }) : accepted(),
    )
    await sendKept({ store, fetch, ...at(0) })
    expect(asked.map(({ init }) => init.credentials)).toEqual([undefined, credentials])
    expect(only().state).toBe('sent')
  })
})
