import { expect, test } from 'vitest'
import { deliver } from '#functions/queue/deliver.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { asUser, setTime, signUp } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { contactBody, quoteBody } from '#test/support/requests.ts'
import { createHolder, createScale } from '#test/support/scales.ts'

/** Seconds that the clock is off. */
const jumps = [-86_400, -3600, 3600, 86_400]
const start = new Date('2026-11-23T09:00:00Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)

/** A minute of the site: the sweep, and every message of the queue. */
async function minute(edge: Edge, now: Date) {
  setClock(now)
  await sweep(edge.env)
  for (const { outboxId } of edge.jobs.splice(0)) await deliver(edge.env, outboxId)
}

const open = () => openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2') })

test.each(jumps)(
  'requests of a clock that is off by %i seconds are kept, and each mail is sent once',
  async (off) => {
    const edge = await open()
    const key = { 'idempotency-key': crypto.randomUUID() }
    setClock(start)
    const first = await (await edge.post('/api/quotes', quoteBody, key)).json()
    setClock(at(off))
    expect((await edge.post('/api/contact', contactBody)).status).toBe(201)
    expect(await (await edge.post('/api/quotes', quoteBody, key)).json()).toEqual(first)
    // Off, right again, off once more, and two days later: what was due in the future of a wrong clock is due by then.
    for (const seconds of [off, 60, off + 60, 120, 2 * 86_400]) await minute(edge, at(seconds))
    expect(await edge.stored()).toMatchObject({ quote_requests: 1, contact_messages: 1 })
    const rows = await edge.rows<{ id: string; state: string; attempts: number }>('outbox')
    expect(rows).toHaveLength(4)
    expect(rows.every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true)
    expect(edge.mails).toHaveLength(4)
  },
)

test.each(jumps)(
  'a mail that a Worker left when the clock was off by %i seconds is sent once',
  async (off) => {
    const edge = await open()
    setClock(start)
    await edge.post('/api/contact', contactBody)
    const [left] = edge.jobs.splice(0)
    setClock(at(Math.max(off, 0)))
    const { send } = edge.env.EMAIL
    edge.env.EMAIL.send = () => new Promise(() => {})
    void deliver(edge.env, left?.outboxId ?? '')
    await expect
      .poll(async () => (await edge.rows('outbox')).some(({ lease_until: until }) => until))
      .toBe(true)
    edge.env.EMAIL.send = send
    for (const seconds of [0, off, off + 120, 2 * 86_400]) await minute(edge, at(seconds))
    expect(edge.mails).toHaveLength(2)
    expect((await edge.rows('outbox')).every(({ state }) => state === 'sent')).toBe(true)
  },
)

/** Of the endpoint, in a quarter of an hour. */
const most = 100

test.each(jumps)('a limit outlives a clock that jumps by %i seconds and back', async (off) => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const from = { 'cf-connecting-ip': '203.0.113.9', 'idempotency-key': crypto.randomUUID() }
  const acceptedAt = async (seconds: number) => {
    setClock(at(seconds))
    let accepted = 0
    while (accepted <= most && (await edge.post('/api/contact', contactBody, from)).status === 201) accepted++
    return accepted
  }
  expect(await acceptedAt(0)).toBe(most)
  await minute(edge, at(off))
  // The sweep of a clock ahead forgets the window: no more than another one is let through.
  expect(await acceptedAt(1)).toBe(off > 0 ? most : 0)
  expect(await acceptedAt(2)).toBe(0)
})

test.each(jumps)('a reminder is sent once when the clock jumps by %i seconds and back', async (off) => {
  const edge = await openEdge()
  setClock(at(-30 * 86_400))
  const anne = await createHolder(edge, { scaleReminders: true, email: 'anne@example.org' })
  // Due 90 days after the start: the first reminder is sent on the day of the start.
  await createScale(edge, anne, { use: 'trade', lastVerifiedOn: '2026-02-21' })
  for (const seconds of [-3 * 86_400, off, 0, off, 60, 2 * 86_400]) await minute(edge, at(seconds))
  expect(await edge.rows('scale_reminders')).toMatchObject([{ due_on: '2027-02-21', days_before: 90 }])
  expect(edge.mails).toHaveLength(1)
})

test.each(jumps)('a session outlives a clock that jumps by %i seconds and back', async (off) => {
  const edge = await openEdge()
  setTime(start)
  const { cookie } = await signUp(edge)
  const profile = asUser(edge, cookie)
  for (const seconds of [0, off, 60]) {
    setTime(at(seconds))
    await sweep(edge.env)
    expect((await profile('GET', '/api/profile')).status).toBe(200)
  }
})
