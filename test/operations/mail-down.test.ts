import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#test/journeys/support.ts'
import { openSite } from '#test/support/open-site.ts'
import { contactBody } from '#test/support/requests.ts'

const site = await openSite()
const { mailbox } = site
afterEach(() => mailbox.answerWith(200))

/** The mails of the request to the company and to the visitor that have arrived. */
const mailsAbout = async (reference: string) =>
  (await site.readMails()).filter(({ subject }) => subject?.includes(reference))

const pendingRows = (reference: string) =>
  site.rows<{ id: string; state: string; attempts: number; error: string | null }>(
    `select outbox.id as id, outbox.state as state, attempts, last_error as error from outbox
      join contact_messages on contact_messages.id = subject_id where reference = ?`,
    reference,
  )

async function send(email: string): Promise<string> {
  const started = Date.now()
  const answer = await site.post('/api/contact', { ...contactBody, email })
  expect(answer.status).toBe(201)
  expect(Date.now() - started, 'the visitor does not wait for the mail').toBeLessThan(2000)
  return ((await answer.json()) as { reference: string }).reference
}

const received = (messageId: string) =>
  mailbox.deliveries.filter((one) => one.messageId.includes(messageId) && one.answer === 200)

test('A provider that fails, then hangs, then works gets each mail once, by queue retries alone', async () => {
  mailbox.answerWith(500, 'hang', 200)
  const reference = await send('queue@example.org')
  expect(await mailsAbout(reference)).toEqual([])
  await eventually(() => mailbox.deliveries.map(({ answer }) => answer)).toEqual([500, 'hang'])
  const rows = pendingRows(reference)
  expect(rows.map(({ state }) => state)).toEqual(['pending', 'pending'])
  expect(rows.some(({ error }) => error?.includes('500'))).toBe(true)

  await vi.waitUntil(async () => (await mailsAbout(reference)).length === 2, {
    timeout: 60_000,
    interval: 250,
  })
  await eventually(() =>
    pendingRows(reference).map(({ state, attempts, error }) => ({ state, attempts, error })),
  ).toEqual([
    { state: 'sent', attempts: 2, error: null },
    { state: 'sent', attempts: 2, error: null },
  ])
  for (const { id } of rows) expect(received(id).length, 'sent once').toBe(1)
  const [failed, repeated] = mailbox.deliveries.filter(
    ({ messageId }) => messageId === mailbox.deliveries[0]?.messageId,
  )
  expect((repeated?.at ?? 0) - (failed?.at ?? 0), 'delay before the retry').toBeGreaterThanOrEqual(4900)
})

test('The sweep sends a mail once that the queue lost when the site was stopped', async () => {
  mailbox.answerWith(500)
  const reference = await send('sweep@example.org')
  await eventually(() => pendingRows(reference).map(({ state, attempts }) => ({ state, attempts }))).toEqual([
    { state: 'pending', attempts: 1 },
    { state: 'pending', attempts: 1 },
  ])
  await eventually(() => pendingRows(reference).every(({ error }) => error?.includes('500'))).toBe(true)
  await site.stop()
  mailbox.answerWith(200)
  await site.start()
  await vi.waitUntil(
    async () => {
      await site.sweep()
      return (await mailsAbout(reference)).length === 2
    },
    { timeout: 30_000, interval: 500 },
  )
  await eventually(() => pendingRows(reference).map(({ state }) => state)).toEqual(['sent', 'sent'])
  await Promise.all([site.sweep(), site.sweep(), site.sweep()])
  const second = await send('after@example.org')
  await eventually(async () => (await mailsAbout(second)).length).toBe(2)
  for (const { id } of pendingRows(reference)) expect(received(id).length, 'sent once').toBe(1)
})

test('A mail that was being sent when the site was killed arrives once, under the same Message-ID', async () => {
  const before = mailbox.deliveries.length
  mailbox.answerWith('hang')
  const reference = await send('killed@example.org')
  // The provider has the mail, and the site waits for its answer.
  await vi.waitUntil(() => mailbox.deliveries.length > before, { timeout: 60_000, interval: 100 })
  await site.stop('SIGKILL')
  const sending = new Set(mailbox.deliveries.slice(before).map(({ messageId }) => messageId))
  const unsent = pendingRows(reference)
  expect(unsent.map(({ state }) => state)).toEqual(['pending', 'pending'])
  mailbox.answerWith(200)
  await site.start()
  site.endLeases()
  await vi.waitUntil(
    async () => {
      await site.sweep()
      return pendingRows(reference).every(({ state }) => state === 'sent')
    },
    { timeout: 60_000, interval: 500 },
  )
  await site.sweep()
  expect(await mailsAbout(reference)).toHaveLength(2)
  for (const { id } of unsent) expect(received(id).length, 'sent once').toBe(1)
  for (const messageId of sending)
    expect(
      mailbox.deliveries.filter((one) => one.messageId === messageId && one.answer === 200),
    ).toHaveLength(1)
})
