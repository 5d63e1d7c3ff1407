import { expect, test, vi } from 'vitest'
import { figure } from '#test/promises/figure.ts'
import { ownNetwork } from '#test/support/networks.ts'
import { openSite } from '#test/support/open-site.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'
import { pdf, uploadForm } from '#test/support/uploads.ts'

const site = await openSite()

type Sent = { path: '/api/quotes' | '/api/contact'; key: string; body: { email: string }; network: string }

/** `npm run promises` kills more often. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 3)
const perRound = 40
const atOnce = 8

/** Each request has its own e-mail address, which identifies its rows and mails, and its own network. */
const requestsOf = (round: number): Sent[] =>
  Array.from({ length: perRound }, (_, i) => {
    const email = `crash.${round}.${i}@example.org`
    const key = crypto.randomUUID()
    const network = `10.0.${round}.${i + 1}`
    return i % 4 === 3
      ? { path: '/api/contact', key, network, body: { ...contactBody, email } }
      : { path: '/api/quotes', key, network, body: { ...quote, email } }
  })

const product = await site.product('montevigne-c3')
const quote = {
  ...shortQuote,
  items: product.variants.map(({ reference }) => ({
    productId: product.id,
    variantReference: reference,
    quantity: 2,
  })),
}

/** The reference in the response; null when no response came. */
async function send({ path, key, body, network }: Sent): Promise<string | null> {
  try {
    const answer = await site.post(path, body, { 'idempotency-key': key, 'cf-connecting-ip': network })
    if (answer.status !== 201) return null
    return ((await answer.json()) as { reference: string }).reference
  } catch {
    return null
  }
}

/** Sends all requests with limited concurrency; after a random number of responses kills the site. */
async function sendAndKill(requests: Sent[]): Promise<Map<Sent, string | null>> {
  const answers = new Map<Sent, string | null>()
  const deadline = 1 + Math.floor(Math.random() * (perRound - atOnce))
  let answered = 0
  let killing: Promise<void> | null = null
  const queue = [...requests]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const reference = await send(next)
      answers.set(next, reference)
      if (reference && ++answered === deadline) killing = site.stop('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (!killing) throw new Error('Nothing was killed')
  await killing
  return answers
}

const table = ({ path }: Sent) => (path === '/api/quotes' ? 'quote_requests' : 'contact_messages')
const kinds = ({ path }: Sent) =>
  path === '/api/quotes' ? ['quote-company', 'quote-visitor'] : ['contact-company', 'contact-visitor']

/** The stored rows of a request: complete, or none. */
function storedOf(request: Sent): { reference: string; items: number; mails: string[]; keys: number }[] {
  const rows = site.rows<{ id: string; reference: string }>(
    `select id, reference from ${table(request)} where email = ?`,
    request.body.email,
  )
  return rows.map(({ id, reference }) => ({
    reference,
    items: site.rows('select position from quote_items where quote_id = ?', id).length,
    mails: site
      .rows<{ kind: string }>('select kind from outbox where subject_id = ? order by kind', id)
      .map(({ kind }) => kind),
    keys: site.rows('select key from idempotency_keys where key = ?', request.key).length,
  }))
}

const whole = (request: Sent, reference: string) => ({
  reference,
  items: request.path === '/api/quotes' ? quote.items.length : 0,
  mails: kinds(request),
  keys: 1,
})

test('No answered request is lost, duplicated or left without its mails, however often the site is killed', {
  timeout: 120_000,
}, async (context) => {
  const answers = new Map<Sent, string | null>()
  for (let round = 0; round < rounds; round++) {
    for (const [request, reference] of await sendAndKill(requestsOf(round))) answers.set(request, reference)
    site.endLeases()
    await site.start()
  }
  const answered = [...answers].flatMap(([request, reference]) =>
    reference === null ? [] : [{ request, reference }],
  )
  const unanswered = [...answers.keys()].filter((request) => answers.get(request) === null)
  expect(answers.size).toBe(rounds * perRound)
  expect(answered.length).toBeGreaterThan(rounds)
  expect(unanswered.length).toBeGreaterThan(rounds)

  for (const { request, reference } of answered) {
    expect(storedOf(request), request.body.email).toEqual([whole(request, reference)])
  }
  const kept = unanswered.map((request) => ({ request, rows: storedOf(request) }))
  for (const { request, rows } of kept) {
    if (rows.length) expect(rows, request.body.email).toEqual([whole(request, rows[0]?.reference ?? '')])
  }

  for (const { request, rows } of kept) {
    const reference = await send(request)
    expect(reference, request.body.email).not.toBe(null)
    if (rows.length) expect(reference).toBe(rows[0]?.reference)
    expect(storedOf(request), request.body.email).toEqual([whole(request, reference ?? '')])
  }
  for (const { request, reference } of answered) expect(await send(request), 'repeated').toBe(reference)
  const total = answers.size
  expect(site.rows('select id from quote_requests union all select id from contact_messages').length).toBe(
    total,
  )

  const companyMails = async () =>
    (await site.readMails()).flatMap(({ replyTo }) => replyTo?.map(({ address }) => address) ?? [])
  await vi.waitUntil(
    async () => {
      await site.sweep()
      return site.rows("select id from outbox where state <> 'sent'").length === 0
    },
    { timeout: 60_000, interval: 500 },
  )
  const expected = [...answers.keys()].map(({ body }) => body.email).sort()
  expect((await companyMails()).sort()).toEqual(expected)
  expect(site.rows('select id from outbox').length).toBe(2 * total)
  figure(
    context,
    `${total} requests, ${rounds} kills, ${answered.length} answered: 0 lost, ${expected.length} mails to the company`,
  )
})

/** The beginning of an upload: more than one object of its file, and then silence. */
function* beginningOfUpload(boundary: string) {
  const metadata = JSON.stringify({ name: 'plan.pdf', purpose: 'quote' })
  const head = [
    `--${boundary}\r\ncontent-disposition: form-data; name="metadata"\r\ncontent-type: application/json\r\n\r\n`,
    `${metadata}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="plan.pdf"\r\n\r\n`,
  ]
  yield Buffer.from(head.join(''))
  yield Buffer.concat([pdf, Buffer.alloc(1024 * 1024, 0x20)])
}

test('An upload in which the site was killed leaves neither a file nor an object after the sweep', async () => {
  const boundary = 'boundary'
  const parts = beginningOfUpload(boundary)
  const body = new ReadableStream({
    pull(stream) {
      const { value } = parts.next()
      // Without another part the stream stays open, as that of a telephone without a signal.
      if (value) stream.enqueue(value)
      return value ? undefined : new Promise(() => {})
    },
  })
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, ...ownNetwork() }
  const path = `${site.origin}/api/files`
  const upload = fetch(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit).catch(
    () => null,
  )
  const rows = () => site.rows<{ state: string }>('select state from files')
  await vi.waitUntil(() => rows().length === 1 && site.objects().length > 0, {
    timeout: 60_000,
    interval: 100,
  })
  await site.stop('SIGKILL')
  expect((await upload)?.ok ?? false).toBe(false)
  expect(rows()).toEqual([{ state: 'uploading' }])
  await site.start()
  await site.sweep()
  expect(rows(), 'before it is due').toEqual([{ state: 'uploading' }])
  await site.write('update files set due_at = ?', '2000-01-01T00:00:00.000Z')
  await site.sweep()
  await vi.waitUntil(() => rows().length === 0 && site.objects().length === 0, {
    timeout: 60_000,
    interval: 200,
  })
  const whole = await fetch(path, {
    method: 'POST',
    headers: ownNetwork(),
    body: uploadForm(pdf, { name: 'plan.pdf' }),
  })
  expect(whole.status).toBe(201)
  expect(rows()).toEqual([{ state: 'stored' }])
})
