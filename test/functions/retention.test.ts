import { expect, test } from 'vitest'
import { sweep } from '#functions/queue/sweep.ts'
import { catalogueOf, openEdge, setClock } from '#test/support/edge.ts'
import { contactBody, quoteBody } from '#test/support/requests.ts'

const small = catalogueOf('montevigne-p1', 'tarnoval-tr2')
const sent = new Date('2026-11-20T10:00:00.000Z')

/** Two requests whose mails have been sent. */
async function openKeeping() {
  const edge = await openEdge({ catalogue: small })
  setClock(sent)
  await edge.post('/api/contact', contactBody)
  await edge.post('/api/quotes', quoteBody)
  await edge.env.DB.prepare("update outbox set state = 'sent'").run()
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        ['contact_messages', 'quote_requests', 'quote_items', 'outbox'].map(async (table) => [
          table,
          (await edge.rows(table)).length,
        ]),
      ),
    )
  return { edge, counts }
}

test.each([
  ['2026-12-20T09:59:00.000Z', { contact_messages: 1, quote_requests: 1, outbox: 4 }],
  ['2026-12-20T10:01:00.000Z', { contact_messages: 1, quote_requests: 1, outbox: 0 }],
  ['2029-11-20T09:59:00.000Z', { contact_messages: 1, quote_requests: 1, outbox: 0 }],
  ['2029-11-20T10:01:00.000Z', { contact_messages: 0, quote_requests: 0, quote_items: 0, outbox: 0 }],
])('at %s the remaining rows are %j', async (now, left) => {
  const { edge, counts } = await openKeeping()
  setClock(new Date(now))
  await sweep(edge.env)
  expect(await counts()).toMatchObject(left)
})

test('pending and dead mails are kept for more than thirty days', async () => {
  const { edge, counts } = await openKeeping()
  await edge.env.DB.prepare("update outbox set state = 'dead' where kind like '%company'").run()
  await edge.env.DB.prepare(
    "update outbox set state = 'pending', due_at = '2030-01-01T00:00:00.000Z' where kind like '%visitor'",
  ).run()
  setClock(new Date('2027-06-01T00:00:00.000Z'))
  await sweep(edge.env)
  expect(await counts()).toMatchObject({ outbox: 4 })
})

test('counts of searches without a result are kept for 180 days', async () => {
  const { edge } = await openKeeping()
  await edge.env.DB.exec(
    "insert into search_misses values ('2026-11-20', 'fr', 'trébuchet', 2), ('2026-11-21', 'fr', 'trébuchet', 1)",
  )
  await edge.env.DB.exec(
    "insert into rare_searches values ('2026-11-20', 'fr', 'a', 'b', 1), ('2026-11-21', 'fr', 'a', 'b', 1)",
  )
  setClock('2027-05-20T10:00:00.000Z')
  await sweep(edge.env)
  expect(await edge.rows('search_misses')).toMatchObject([{ day: '2026-11-21' }])
  expect(await edge.rows('rare_searches')).toMatchObject([{ day: '2026-11-21' }])
})
