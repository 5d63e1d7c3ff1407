import { expect, test } from 'vitest'
import { assistantLimits } from '#config/assistant-limits.ts'
import { readTurns, type Turn, writeTurns } from '#domain/assistant/turns.ts'
import { catalogueOf, openEdge, setClock } from '#test/support/edge.ts'
import { submit } from '#test/support/posted-forms.ts'

const postedOf = (html: string) =>
  JSON.parse(html.match(/<script id="page-data"[^>]*>(.*?)<\/script>/s)?.[1] ?? 'null').posted as {
    values: Record<string, string>
    errors: Record<string, string>
  }
const ask = (fields: Record<string, string>) => ({
  form: 'assistant',
  conversation: '',
  message: '',
  ...fields,
})

test('a question without JavaScript is answered by the page, with the whole conversation', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-b8') })
  const first = await submit(edge, '/en/assistant', ask({ message: 'What does class III mean?' }))
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const html = await first.text()
  expect(html).not.toMatch(/<title>Error/)
  const { values } = postedOf(html)
  const [turn] = readTurns(values.conversation)
  expect(turn?.reply.kind).toBe('definition')
  const second = await submit(
    edge,
    '/en/assistant',
    ask({ conversation: values.conversation ?? '', question: 'And class II?' }),
  )
  const whole = await second.text()
  const turns = readTurns(postedOf(whole).values.conversation)
  expect(turns.map(({ question }) => question)).toEqual(['What does class III mean?', 'And class II?'])
  for (const { question } of turns) expect(whole).toContain(question.replace("'", '&#x27;'))
})

test('an empty question, and one that is too long, are refused with the page', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-b8') })
  const empty = await submit(edge, '/assistant', ask({ message: '  ' }))
  expect(empty.status).toBe(422)
  expect(postedOf(await empty.text()).errors).toEqual({ message: 'form.required' })
  const long = await submit(
    edge,
    '/assistant',
    ask({ message: 'x'.repeat(assistantLimits.messageLength + 1) }),
  )
  expect(long.status).toBe(422)
  expect(postedOf(await long.text()).errors).toEqual({ message: 'form.too-long' })
})

test('past the limit of a network the question stays and the page says how long', async () => {
  setClock('2026-11-20T10:05:00.000Z')
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-b8'), vars: { RATE_LIMITS: 'on' } })
  const headers = { 'cf-connecting-ip': '192.0.2.91' }
  const body = { lang: 'fr', messages: [{ from: 'visitor', text: 'bonjour' }] }
  for (let i = 0; i < assistantLimits.perNetwork; i++) await edge.post('/api/assistant', body, headers)
  const refused = await submit(edge, '/assistant', ask({ message: 'Et à Colmar ?' }), headers)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await refused.text()
  expect(html).toMatch(/renvoyez-la dans \d+\smin/)
  expect(html).toContain('value="Et à Colmar ?"')
})

test('what is no conversation of ours is dropped, with its links', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-b8') })
  const reply = {
    lang: 'fr',
    kind: 'company',
    text: 'x',
    sources: [{ title: 'here', href: 'javascript:alert(1)' }],
    products: [],
    actions: [],
    suggestions: [],
  } as const
  for (const conversation of [JSON.stringify([{ question: 'a', reply }]), '{"a":', '[]', '"<script>"']) {
    const response = await submit(edge, '/assistant', ask({ conversation, message: 'Bonjour' }))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).not.toContain('javascript:')
    expect(readTurns(postedOf(html).values.conversation)).toHaveLength(1)
  }
})

test('a conversation at its longest is carried by its form', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-b8') })
  const turn: Turn = {
    question: '天'.repeat(assistantLimits.messageLength),
    reply: {
      lang: 'fr',
      kind: 'company',
      text: 'é'.repeat(assistantLimits.answerLength),
      sources: Array.from({ length: 20 }, () => ({ title: 'Contact', href: '/contact' })),
      products: [],
      actions: [],
      suggestions: [],
    },
  }
  const conversation = writeTurns(Array.from({ length: assistantLimits.turns - 1 }, () => turn))
  expect(conversation.length).toBeLessThanOrEqual(assistantLimits.carriedCharacters)
  const response = await submit(edge, '/assistant', ask({ conversation, message: 'Bonjour' }))
  expect(response.status).toBe(200)
  const html = await response.text()
  const turns = readTurns(postedOf(html).values.conversation)
  expect(turns).toHaveLength(assistantLimits.turns)
  // No further question is taken.
  expect(html).not.toContain('<textarea')
})

test('a conversation is handed to the contact form, which sends nothing by itself', async () => {
  const edge = await openEdge({ catalogue: catalogueOf('montevigne-b8') })
  const fields = {
    ...{ form: 'handover', subject: 'Suite', message: 'Vous: 15 kg ?\nAssistant: …' },
    origin: 'assistant',
  }
  const response = await submit(edge, '/contact', fields)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const html = await response.text()
  expect(html).toContain('value="Suite"')
  expect(html).toContain('Vous: 15 kg ?')
  expect(html).toContain('name="origin" value="assistant"')
  expect(html).not.toMatch(/<title>Erreur/)
  expect(await edge.rows('contact_messages')).toEqual([])
  expect((await submit(edge, '/assistant', fields)).status).toBe(405)
})
