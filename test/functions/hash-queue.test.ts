import { scryptSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { scrypt } from '#functions/accounts/scrypt.ts'

/** A new module instance for each test: the module holds the queue. */
async function fresh(changes: Record<string, number> = {}) {
  vi.resetModules()
  const queue = await import('#functions/accounts/hash-queue.ts')
  Object.assign(queue.hashQueue, { pollMs: 1 }, changes)
  const hashed: string[] = []
  /** A request that hashes at once; `hold` keeps its slot without hashing. */
  const ask = (key: string, isKnown = false, hold?: Promise<void>) =>
    queue.withHashSlot({ keys: key.split('+'), isKnown }, async (slot) => {
      await hold
      await slot.begin()
      hashed.push(key)
      await slot.pause()
      slot.end()
    })
  return { ...queue, hashed, ask }
}

const refused = { code: 'unavailable', retryAfterSeconds: 5 }

/** A promise and what resolves it. */
const gate = () => Promise.withResolvers<void>()

test('the steps give what scrypt gives, and stop in between', async () => {
  let pauses = 0
  const pause = async () => ++pauses % 3 || 1
  const cost = { ln: 11, r: 8, p: 2 }
  const own = await scrypt('Klippe-7!Birke', Buffer.from('salt'), 32, cost, pause)
  expect(own).toEqual(scryptSync('Klippe-7!Birke', 'salt', 32, { N: 2 ** 11, r: 8, p: 2 }))
  expect(pauses).toBeGreaterThan(4)
})

test('every password, salt and cost gives what scrypt gives', () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      fc.uint8Array({ maxLength: 40 }),
      fc.record({
        ln: fc.integer({ min: 1, max: 6 }),
        r: fc.integer({ min: 1, max: 9 }),
        p: fc.integer({ min: 1, max: 3 }),
      }),
      async (password, salt, { ln, r, p }) => {
        const own = await scrypt(password, salt, 32, { ln, r, p }, async () => 1)
        expect(own).toEqual(scryptSync(password, salt, 32, { N: 2 ** ln, r, p }))
      },
    ),
    { numRuns: 60 },
  ))

test('two hashes at once do not share their memory', async () => {
  const cost = { ln: 10, r: 8, p: 1 }
  const turn = () => new Promise<number>((resolve) => setTimeout(resolve, 0, 1))
  const both = await Promise.all(['one', 'two'].map((text) => scrypt(text, Buffer.from('s'), 32, cost, turn)))
  expect(both).toEqual(['one', 'two'].map((text) => scryptSync(text, 's', 32, { N: 1024, r: 8, p: 1 })))
})

test('alone, a hash pauses less and less often; a request that comes gets small steps again', async () => {
  const { withHashSlot } = await fresh()
  const { countRequest } = await import('#functions/accounts/hash-queue.ts')
  const steps: number[] = []
  await withHashSlot({ keys: ['a'], isKnown: false }, async (slot) => {
    await slot.begin()
    for (let i = 0; i < 5; i++) steps.push(await slot.pause())
    countRequest()
    for (let i = 0; i < 3; i++) steps.push(await slot.pause())
    await withHashSlot({ keys: ['b'], isKnown: false }, async () => void steps.push(await slot.pause()))
  })
  expect(steps).toEqual([2, 4, 8, 8, 8, 1, 2, 4, 1])
})

test('hashes run one at a time', async () => {
  const { withHashSlot } = await fresh()
  let now = 0
  let most = 0
  const one = (key: string) =>
    withHashSlot({ keys: [key], isKnown: false }, async (slot) => {
      await slot.begin()
      most = Math.max(most, ++now)
      await slot.pause()
      now--
    })
  await Promise.all(['a', 'b', 'c', 'd'].map(one))
  expect(most).toBe(1)
})

test('who finds no free slot is refused at once, and a known device still finds one', async () => {
  const { ask, hashed } = await fresh({ strangers: 3, all: 4 })
  const { promise, resolve } = gate()
  const waiting = ['a', 'b', 'c'].map((key) => ask(key, false, promise))
  await expect(ask('d')).rejects.toMatchObject(refused)
  const known = ask('device', true, promise)
  await expect(ask('other device', true)).rejects.toMatchObject(refused)
  resolve()
  await Promise.all([...waiting, known])
  expect(hashed).toHaveLength(4)
  await ask('d')
  expect(hashed.at(-1)).toBe('d')
})

test('nobody holds more than one slot, from however many networks or devices', async () => {
  const { ask, hashed } = await fresh()
  const { promise, resolve } = gate()
  const waiting = [ask('account+network', false, promise), ask('customer', true, promise)]
  for (const key of ['account+elsewhere', 'somebody+network']) {
    await expect(ask(key)).rejects.toMatchObject(refused)
  }
  await expect(ask('customer', true)).rejects.toMatchObject(refused)
  const other = ask('other customer', true, promise)
  resolve()
  await Promise.all([...waiting, other])
  await ask('customer', true)
  expect(hashed).toEqual(['account+network', 'customer', 'other customer', 'customer'])
})

test('who was served longest ago is next', async () => {
  const { ask, hashed } = await fresh()
  for (const key of ['a', 'b', 'c']) await ask(key)
  const { promise, resolve } = gate()
  const waiting = ['c', 'b', 'new', 'a'].map((key) => ask(key, false, promise))
  resolve()
  await Promise.all(waiting)
  expect(hashed.slice(3)).toEqual(['c', 'new', 'a', 'b'])
})

test('a known device is served before everyone who waits', async () => {
  const { ask, hashed } = await fresh()
  const { promise, resolve } = gate()
  const waiting = ['a', 'b'].map((key) => ask(key, false, promise))
  const known = ask('device', true, promise)
  resolve()
  await Promise.all([...waiting, known])
  expect(hashed.indexOf('device')).toBeLessThan(hashed.indexOf('b'))
})

test('cancelled requests, waiting or hashing, are forgotten after five seconds', async () => {
  vi.useFakeTimers()
  try {
    const { ask, hashed, withHashSlot } = await fresh({ strangers: 2 })
    // Nothing of a cancelled request continues.
    void withHashSlot({ keys: ['cancelled'], isKnown: false }, async (slot) => {
      await slot.begin()
      await new Promise(() => {})
    })
    void withHashSlot({ keys: ['cancelled too'], isKnown: false }, () => new Promise(() => {}))
    await expect(ask('next')).rejects.toMatchObject(refused)
    await vi.advanceTimersByTimeAsync(5001)
    const next = ask('next')
    await vi.advanceTimersByTimeAsync(100)
    await next
    expect(hashed).toEqual(['next'])
  } finally {
    vi.useRealTimers()
  }
})

test('a request that fails leaves its slot', async () => {
  const { ask, hashed, withHashSlot } = await fresh({ strangers: 1 })
  await expect(
    withHashSlot({ keys: ['a'], isKnown: false }, async (slot) => {
      await slot.begin()
      throw new Error('the database fails')
    }),
  ).rejects.toThrow('the database fails')
  await ask('b')
  expect(hashed).toEqual(['b'])
})
