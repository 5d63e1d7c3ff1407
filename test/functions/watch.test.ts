import { beforeEach, expect, test, vi } from 'vitest'
import { findProblems } from '#functions/operations/checks.ts'
import { recordSweep } from '#functions/operations/watch.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { deliverAll, setTime } from '#test/support/accounts.ts'
import { aroundD1, faultyD1 } from '#test/support/around-d1.ts'
import type { Edge } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { openRelay } from '#test/support/scripted-relay.ts'
import { openWellEdge, operator } from '#test/support/well-edge.ts'

vi.mock('cloudflare:sockets', () => import('#test/support/smtp-socket.ts'))

const start = Date.parse('2026-11-20T10:20:00.000Z')

/** The minutely run, so many hours after the start; what arrives at the operator. */
async function sweepAt(edge: Edge, hours: number): Promise<{ subject: string; text: string }[]> {
  // The cron has run up to a minute before.
  const before = new Date(start + hours * 3_600_000 - 60_000).toISOString()
  await edge.env.DB.prepare('update watch set swept_at = ?').bind(before).run()
  return afterSilence(edge, hours)
}

async function afterSilence(edge: Edge, hours: number) {
  setTime(new Date(start + hours * 3_600_000))
  await sweep(edge.env)
  return (await deliverAll(edge)).filter(({ to }) => to === operator)
}

const subjects = async (edge: Edge, ...hours: number[]) => {
  const found: [number, string][] = []
  for (const hour of hours) for (const { subject } of await sweepAt(edge, hour)) found.push([hour, subject])
  return found
}

/** A mail that was given up, whose error quotes an address. */
const giveUp = (edge: Edge) =>
  edge.env.DB.prepare(
    `insert into outbox (id, kind, subject_id, recipient, state, due_at, created_at, last_error)
     values ('d', 'account-welcome', 'x', 'anne@example.org', 'dead', '2026-11-20', '2026-11-20', 'no anne@example.org')`,
  ).run()
const mend = (edge: Edge) => edge.env.DB.prepare("delete from outbox where state = 'dead'").run()

const wrong = '[scales.example] Something is wrong: dead mails'
const right = '[scales.example] All is well again'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('the operator of a site that is well gets no mail', async () => {
  const edge = await openWellEdge()
  expect(await subjects(edge, 0, 1, 24, 25)).toEqual([])
})

test('a fault is one mail a day until it is over, and its end one', async () => {
  const edge = await openWellEdge()
  await subjects(edge, 0)
  await giveUp(edge)
  expect(await sweepAt(edge, 0.5)).toEqual([])
  expect(await subjects(edge, 1, 2, 12, 24, 25, 26)).toEqual([
    [1, wrong],
    [25, wrong],
  ])
  await mend(edge)
  expect(await subjects(edge, 31, 32)).toEqual([[31, right]])
  // Again on the same day: it waits for the next.
  await giveUp(edge)
  expect(await subjects(edge, 35, 48, 49, 50)).toEqual([[49, wrong]])
})

test('the mail says what was found and what to do, and nothing personal', async () => {
  const edge = await openWellEdge()
  await subjects(edge, 0)
  await giveUp(edge)
  const [alert] = await sweepAt(edge, 1)
  await mend(edge)
  const [recovered] = await sweepAt(edge, 2)
  for (const mail of [alert, recovered]) {
    expect(mail?.text).toContain('dead mails: 1 were given up. npm run operate -- outbox dead')
    expect(mail?.text).toContain('2026-11-20T11:00')
    expect(JSON.stringify([mail?.subject, mail?.text])).not.toContain('@')
  }
  expect(alert?.text).toContain('npm run operate -- doctor --remote')
})

test('two runs at once tell once', async () => {
  const edge = await openWellEdge()
  await subjects(edge, 0)
  await giveUp(edge)
  setTime(new Date(start + 3_500_000))
  await recordSweep(edge.env)
  setTime(new Date(start + 3_600_000))
  await Promise.all([sweep(edge.env), sweep(edge.env)])
  expect((await deliverAll(edge)).map(({ subject }) => subject)).toEqual([wrong])
})

test('while mail fails its own fault is found; when it works again one mail arrives, not one for each day', async () => {
  const edge = await openWellEdge()
  await subjects(edge, 0)
  await giveUp(edge)
  const { send } = edge.env.EMAIL
  edge.env.EMAIL.send = (() => Promise.reject(new Error('down'))) as typeof send
  expect(await subjects(edge, 1, 2, 13, 25, 26)).toEqual([])
  edge.env.EMAIL.send = send
  expect((await subjects(edge, 27, 34, 35)).map(([, subject]) => subject)).toEqual([
    `${wrong}, waiting mails`,
  ])
  await mend(edge)
  expect((await subjects(edge, 36, 37)).map(([, subject]) => subject)).toEqual([right])
})

test('a mail that was never sent before the fault was over is not sent after it', async () => {
  const edge = await openWellEdge()
  await subjects(edge, 0)
  await giveUp(edge)
  const { send } = edge.env.EMAIL
  edge.env.EMAIL.send = (() => Promise.reject(new Error('down'))) as typeof send
  await sweepAt(edge, 1)
  edge.env.EMAIL.send = send
  await mend(edge)
  expect((await subjects(edge, 2, 3, 4)).map(([, subject]) => subject)).toEqual([right])
})

test('a cron that stood still tells so itself, when it runs again', async () => {
  const edge = await openWellEdge()
  await subjects(edge, 0)
  const [mail] = await afterSilence(edge, 7)
  expect(mail?.subject).toBe('[scales.example] Something is wrong: cron')
  expect(mail?.text).toContain('2026-11-20T10:20:00.000Z')
  expect((await sweepAt(edge, 8)).map(({ subject }) => subject)).toEqual([right])
})

test('a relay is greeted once an hour, and told of when it hangs up at TLS or refuses the login', async () => {
  await using sound = await openRelay()
  await using untrusted = await openRelay({ EHLO: '250-relay\r\n250 STARTTLS', STARTTLS: 'hang-up' })
  await using strict = await openRelay({ AUTH: '535 5.7.8 Wrong' })
  const relay = { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_USERNAME: 'user', SMTP_PASSWORD: 'x' }
  const edge = await openWellEdge({ vars: { ...relay, SMTP_PORT: sound.port } })
  const found = async (port: string) => {
    const problems = await findProblems({ ...edge.env, SMTP_PORT: port })
    return problems.filter(({ check }) => check === 'relay').map(({ what }) => what)
  }
  expect(await found(sound.port)).toEqual([])
  await vi.waitFor(() =>
    expect(sound.commands).toEqual(['EHLO scales.example', `AUTH PLAIN ${btoa('\0user\0x')}`, 'QUIT']),
  )
  expect(await found(untrusted.port)).toEqual([expect.stringContaining('SMTP: ')])
  expect(await found(strict.port)).toEqual([expect.stringContaining('AUTH: 535')])
})

test('a database that is nearly full, stores that fail and missing variables are found', async () => {
  const edge = await openWellEdge()
  await subjects(edge, 0)
  Object.assign(edge.env, {
    KV: { get: () => Promise.reject(new Error('no store of anne@example.org')) },
    LINK_SECRET: '',
    DB: aroundD1(edge.env.DB, async <T>(calls: readonly { sql: string }[], run: () => Promise<T>) =>
      calls[0]?.sql === 'select 1' ? ({ meta: { size_after: 9.1e9 } } as T) : run(),
    ),
  })
  const [mail] = await sweepAt(edge, 1)
  expect(mail?.subject).toBe('[scales.example] Something is wrong: bindings, size, links, desk')
  expect(mail?.text).toContain('9.1 of the 10 GB')
  expect(mail?.text).toContain('LINK_SECRET')
  expect(mail?.text).not.toContain('@')
})

test('a look that fails is taken up in the next hour, and the rest of the sweep still runs', async () => {
  const edge = await openWellEdge()
  await subjects(edge, 0)
  await giveUp(edge)
  const { DB } = edge.env
  edge.env.DB = faultyD1(DB, { when: 'before', times: 1, only: /insert into "outbox"/ })
  expect(await sweepAt(edge, 1)).toEqual([])
  expect(takeErrors()).toHaveLength(1)
  edge.env.DB = DB
  expect((await subjects(edge, 2, 3)).map(([, subject]) => subject)).toEqual([wrong])
})

test('without an operator nobody is written to', async () => {
  const edge = await openWellEdge({ vars: { MAIL_OPERATOR: '' } })
  await subjects(edge, 0)
  await giveUp(edge)
  await subjects(edge, 1, 2)
  expect(edge.mails).toEqual([])
})
