import { beforeEach, expect, test, vi } from 'vitest'
import type { OutboxRow } from '#functions/mail/outbox.ts'
import { consume } from '#functions/queue/consumer.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { openMailSink } from '#test/support/mail-sink.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { batchOf, message } from '#test/support/queue-messages.ts'
import { contactBody } from '#test/support/requests.ts'

const start = new Date('2026-11-20T10:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

type Row = {
  id: string
  kind: OutboxRow['kind']
  state: string
  attempts: number
  due_at: string
  lease_until: string | null
  last_error: string | null
  sent_at: string | null
}

/** An edge with the two pending mails of one message. */
async function openWithPendingMails(options: Parameters<typeof openEdge>[0] = {}) {
  const edge = await openEdge(options)
  setClock(start)
  await edge.post('/api/contact', contactBody)
  const rows = await edge.rows<Row>('outbox order by kind')
  const [company, visitor] = rows
  if (!company || !visitor) throw new Error('Expected two pending mails')
  edge.jobs.length = 0
  const row = async (id: string) => (await edge.rows<Row>(`outbox where id = '${id}'`))[0]
  return { edge, company, visitor, row }
}

async function deliverOnce(edge: Edge, body: unknown) {
  const one = message(body)
  await consume(batchOf([one]), edge.env)
  return one
}

/** Makes the transport fail; `repair` restores it. */
function breakTransport(edge: Edge, error?: Error & { code?: string }) {
  const send = edge.env.EMAIL.send
  edge.env.EMAIL.send = (() => Promise.reject(error)) as typeof send
  const repair = () => {
    edge.env.EMAIL.send = send
  }
  return { repair }
}

test('a queued mail is sent, marked as sent and acknowledged', async () => {
  const { edge, company, row } = await openWithPendingMails()
  const one = await deliverOnce(edge, { outboxId: company.id })
  expect(edge.mails.map(({ to }) => to)).toEqual(['office@scales.example'])
  expect(await row(company.id)).toMatchObject({
    state: 'sent',
    attempts: 1,
    sent_at: start.toISOString(),
    lease_until: null,
    last_error: null,
  })
  expect(one.ack).toHaveBeenCalledOnce()
  expect(one.retry).not.toHaveBeenCalled()
})

test('the messages of a batch are handled independently', async () => {
  const { edge, company, visitor } = await openWithPendingMails()
  const messages = [message({ outboxId: company.id }), message('nonsense'), message({ outboxId: visitor.id })]
  await consume(batchOf(messages), edge.env)
  expect(edge.mails.map(({ to }) => to)).toEqual(['office@scales.example', 'anne@example.org'])
  for (const one of messages) expect(one.ack).toHaveBeenCalledOnce()
  expect(takeErrors()).toHaveLength(1)
})

test('a message that the queue delivers twice sends one mail', async () => {
  const { edge, company } = await openWithPendingMails()
  await deliverOnce(edge, { outboxId: company.id })
  const again = await deliverOnce(edge, { outboxId: company.id })
  expect(edge.mails).toHaveLength(1)
  expect(again.ack).toHaveBeenCalledOnce()
})

test('ten concurrent consumers send one mail', async () => {
  const { edge, company, row } = await openWithPendingMails()
  const messages = Array.from({ length: 10 }, () => message({ outboxId: company.id }))
  await Promise.all(messages.map((one) => consume(batchOf([one]), edge.env)))
  expect(edge.mails).toHaveLength(1)
  expect(await row(company.id)).toMatchObject({ state: 'sent', attempts: 1 })
  for (const one of messages) expect(one.ack).toHaveBeenCalledOnce()
})

test.each([
  [null],
  ['text'],
  [7],
  [{}],
  [[]],
  [{ outboxId: 7 }],
  [{ outboxId: 'no-uuid' }],
  [{ outboxid: crypto.randomUUID() }],
])('the malformed message %j is dropped with an error log', async (body) => {
  const { edge } = await openWithPendingMails()
  const one = await deliverOnce(edge, body)
  expect(one.ack).toHaveBeenCalledOnce()
  expect(one.retry).not.toHaveBeenCalled()
  expect(takeErrors()).toEqual([[expect.stringContaining(one.id)]])
  expect(edge.mails).toEqual([])
})

test('a message about a deleted row is acknowledged without sending', async () => {
  const { edge } = await openWithPendingMails()
  const one = await deliverOnce(edge, { outboxId: crypto.randomUUID() })
  expect(one.ack).toHaveBeenCalledOnce()
  expect(edge.mails).toEqual([])
})

test('a temporary error is retried with a growing delay for about a day, then the mail is dead with an error log', async () => {
  const { edge, company, row } = await openWithPendingMails()
  breakTransport(edge, new Error('451 try later'))
  const delays: number[] = []
  for (let now = start; delays.length < 50; now = new Date(now.getTime() + (delays.at(-1) ?? 0) * 1000)) {
    setClock(now)
    const one = await deliverOnce(edge, { outboxId: company.id })
    const options = one.retry.mock.calls[0]?.[0] as { delaySeconds: number } | undefined
    if (!options) {
      expect(one.ack).toHaveBeenCalledOnce()
      break
    }
    expect(one.ack).not.toHaveBeenCalled()
    delays.push(options.delaySeconds)
    const due = new Date(now.getTime() + options.delaySeconds * 1000).toISOString()
    expect(await row(company.id)).toMatchObject({
      state: 'pending',
      attempts: delays.length,
      due_at: due,
      lease_until: null,
      last_error: expect.stringContaining('451'),
    })
  }
  expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b))
  expect(delays.length).toBeGreaterThanOrEqual(6)
  expect(delays.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(12 * 3600)
  expect(Math.max(...delays)).toBeLessThanOrEqual(43_200)
  expect(await row(company.id)).toMatchObject({ state: 'dead', attempts: delays.length + 1 })
  expect(takeErrors()).toEqual([[expect.stringContaining(company.id)]])
})

test('a mail that is not due yet is not sent, however often the queue delivers it', async () => {
  const { edge, company, row } = await openWithPendingMails()
  const { repair } = breakTransport(edge, new Error('timeout'))
  await deliverOnce(edge, { outboxId: company.id })
  repair()
  setClock(later(4))
  await deliverOnce(edge, { outboxId: company.id })
  expect(edge.mails).toEqual([])
  setClock(later(5))
  await deliverOnce(edge, { outboxId: company.id })
  expect(edge.mails).toHaveLength(1)
  expect(await row(company.id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
})

test('a permanent error makes the mail dead at once, with an error log and no retry', async () => {
  const { edge, company, row } = await openWithPendingMails()
  const { repair } = breakTransport(
    edge,
    Object.assign(new Error('no such recipient'), { code: 'E_RECIPIENT_NOT_ALLOWED' }),
  )
  const one = await deliverOnce(edge, { outboxId: company.id })
  expect(one.ack).toHaveBeenCalledOnce()
  expect(one.retry).not.toHaveBeenCalled()
  expect(await row(company.id)).toMatchObject({
    state: 'dead',
    attempts: 1,
    last_error: expect.stringContaining('E_RECIPIENT'),
  })
  expect(takeErrors()).toEqual([[expect.stringContaining(company.id)]])
  repair()
  setClock(later(86_400))
  await deliverOnce(edge, { outboxId: company.id })
  await sweep(edge.env)
  expect(edge.mails).toEqual([])
  expect(edge.jobs.map(({ outboxId }) => outboxId)).not.toContain(company.id)
})

test('a mail about an erased message is dead at once', async () => {
  const { edge, company, row } = await openWithPendingMails()
  await edge.env.DB.prepare('delete from contact_messages').run()
  const one = await deliverOnce(edge, { outboxId: company.id })
  expect(one.ack).toHaveBeenCalledOnce()
  expect(await row(company.id)).toMatchObject({ state: 'dead' })
  expect(takeErrors()).toHaveLength(1)
})

test.each([
  ['smtp', 'SMTP_HOST, SMTP_PORT, SMTP_USERNAME, SMTP_PASSWORD'],
  ['emailjs', 'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID'],
  ['file', 'MAIL_FILE_URL'],
])(
  'without the variables of %s the mail waits, counts no attempt, and the error names them in French',
  async (transport, names) => {
    const { edge, company, row } = await openWithPendingMails({ vars: { MAIL_TRANSPORT: transport } })
    for (let i = 0; i < 12; i++) {
      setClock(later(i * 300))
      const one = await deliverOnce(edge, { outboxId: company.id })
      expect(one.retry).toHaveBeenCalledWith({ delaySeconds: expect.any(Number) })
    }
    const waiting = await row(company.id)
    expect(waiting).toMatchObject({ state: 'pending', attempts: 0 })
    expect(waiting?.last_error).toMatch(/Variables d’environnement du backend manquantes/)
    expect(waiting?.last_error).toContain(`: ${names}.`)

    edge.env.MAIL_TRANSPORT = 'cloudflare'
    setClock(later(12 * 300))
    await deliverOnce(edge, { outboxId: company.id })
    expect(edge.mails).toHaveLength(1)
  },
)

test('a crash between sending and marking sends the mail again under the same Message-ID', async () => {
  await using sink = await openMailSink(200)
  const { edge, company, row } = await openWithPendingMails({
    vars: { MAIL_TRANSPORT: 'file', MAIL_FILE_URL: sink.url },
  })
  edge.env.DB = faultyD1(edge.env.DB, {
    when: 'before',
    times: 1,
    only: /update "outbox" set "state" = \?, "lease_until"/,
  })

  const crashed = await deliverOnce(edge, { outboxId: company.id })
  expect(crashed.retry).toHaveBeenCalledOnce()
  expect(takeErrors()).toHaveLength(1)
  expect(await row(company.id)).toMatchObject({ state: 'pending', attempts: 1 })

  setClock(later(30))
  await deliverOnce(edge, { outboxId: company.id })
  expect(sink.received).toHaveLength(1)
  setClock(later(61))
  await deliverOnce(edge, { outboxId: company.id })
  expect(sink.received.map(({ body }) => body.messageId)).toEqual(
    Array(2).fill(`<${company.id}@scales.example>`),
  )
  expect(await row(company.id)).toMatchObject({ state: 'sent', attempts: 2 })
})

test('when the database fails too the message is retried and the row stays pending', async () => {
  const { edge, company, row } = await openWithPendingMails()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 1 })
  const one = message({ outboxId: company.id }, 3)
  await consume(batchOf([one]), edge.env)
  expect(one.ack).not.toHaveBeenCalled()
  expect(one.retry).toHaveBeenCalledWith({ delaySeconds: 240 })
  expect(await row(company.id)).toMatchObject({ state: 'pending', attempts: 0 })
  expect(takeErrors()).toHaveLength(1)
})

test('dead letters are acknowledged and logged, and their rows stay pending', async () => {
  const { edge, company, row } = await openWithPendingMails()
  const one = message({ outboxId: company.id })
  await consume(batchOf([one], 'haut-barr-pesage-dead'), edge.env)
  expect(one.ack).toHaveBeenCalledOnce()
  expect(takeErrors()).toEqual([[expect.stringContaining(company.id)]])
  expect(await row(company.id)).toMatchObject({ state: 'pending' })
  expect(edge.mails).toEqual([])
})

test('the sweep queues mails that the queue lost', async () => {
  const { edge, company, visitor } = await openWithPendingMails()
  await sweep(edge.env)
  expect(edge.jobs.map(({ outboxId }) => outboxId).sort()).toEqual([company.id, visitor.id].sort())
})

test.each([
  ['is being sent', `lease_until = '${later(30).toISOString()}'`, false],
  ['has an expired lease', `lease_until = '${later(-1).toISOString()}', attempts = 1`, true],
  ['is not due yet', `due_at = '${later(1).toISOString()}'`, false],
  ['has just become due', `due_at = '${start.toISOString()}'`, true],
  ['is sent', "state = 'sent'", false],
  ['is dead', "state = 'dead'", false],
])('the sweep handles a mail that %s', async (_, change, found) => {
  const { edge, company, visitor } = await openWithPendingMails()
  await edge.env.DB.prepare(`update outbox set ${change} where id = '${company.id}'`).run()
  await sweep(edge.env)
  expect(edge.jobs.map(({ outboxId }) => outboxId).sort()).toEqual(
    (found ? [company.id, visitor.id] : [visitor.id]).sort(),
  )
})

test('the sweep queues five hundred mails a minute in batches of a hundred, the oldest first', async () => {
  const edge = await openEdge()
  setClock(start)
  const values = Array.from({ length: 510 }, (_, i) => {
    const id = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`
    return `('${id}', 'contact-company', 'x', '${later(-i).toISOString()}', '${start.toISOString()}')`
  })
  await edge.env.DB.prepare(
    `insert into outbox (id, kind, subject_id, due_at, created_at) values ${values.join()}`,
  ).run()
  const batches: number[] = []
  const { sendBatch } = edge.env.JOBS
  edge.env.JOBS.sendBatch = (messages) => {
    const all = [...messages]
    batches.push(all.length)
    return sendBatch(all)
  }
  await sweep(edge.env)
  expect(batches).toEqual([100, 100, 100, 100, 100])
  const announced = edge.jobs.map(({ outboxId }) => Number(outboxId.slice(-12)))
  expect(announced.sort((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, i) => i + 10))
})

test('without a queue the sweep delivers the mails', async () => {
  const { edge, company, visitor, row } = await openWithPendingMails()
  edge.env.JOBS.sendBatch = () => Promise.reject(new Error('Queue is down'))
  await sweep(edge.env)
  expect(edge.mails.map(({ to }) => to).sort()).toEqual(['anne@example.org', 'office@scales.example'])
  expect([await row(company.id), await row(visitor.id)]).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

test('an empty outbox queues nothing', async () => {
  const edge = await openEdge()
  const sendBatch = vi.spyOn(edge.env.JOBS, 'sendBatch')
  await sweep(edge.env)
  expect(sendBatch).not.toHaveBeenCalled()
})

test('idempotency keys are deleted after a day', async () => {
  const { edge } = await openWithPendingMails()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await edge.post('/api/contact', contactBody, key)
  setClock(later(24 * 3600))
  await sweep(edge.env)
  expect(await edge.stored()).toMatchObject({ idempotency_keys: 2 })
  expect(await (await edge.post('/api/contact', contactBody, key)).json()).toEqual(await first.json())
  setClock(later(24 * 3600 + 1))
  await sweep(edge.env)
  expect(await edge.stored()).toMatchObject({ idempotency_keys: 0, contact_messages: 2 })
})
