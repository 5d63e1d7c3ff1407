import { expect, test } from 'vitest'
import type { Reply } from '#domain/assistant/conversation-schema.ts'
import { readTurns } from '#domain/assistant/turns.ts'
import { AppError } from '#domain/errors/error.ts'
import { createConversation, stateOfPosted } from '#src/assistant/conversation-store.ts'

const reply: Reply = {
  lang: 'fr',
  kind: 'company',
  text: 'Oui.',
  sources: [],
  products: [],
  actions: [],
  suggestions: [],
}
const fr = { lang: 'fr' } as const

function inMemory(first: string | null = null) {
  const kept = { text: first }
  const store = {
    read: () => kept.text,
    write(text: string | null) {
      kept.text = text
    },
  }
  return { kept, store }
}
const online = () => true

test('a question is answered and kept in the tab', async () => {
  const { kept, store } = inMemory()
  const talk = createConversation(store, online)
  const asking = talk.ask('Ouvert ?', async () => ({ reply }), fr)
  expect(talk.getState().pending).toBe('Ouvert ?')
  await asking
  expect(talk.getState()).toEqual({ turns: [{ question: 'Ouvert ?', reply }], pending: null, failure: null })
  expect(readTurns(kept.text)).toHaveLength(1)
  expect(createConversation(store, online).getState().turns).toHaveLength(1)
})

test('a refused question stays with the reason and the time', async () => {
  const talk = createConversation(inMemory().store, online)
  await talk.ask(
    'Ouvert ?',
    () => Promise.reject(new AppError('too-many-requests', { retryAfterSeconds: 90 })),
    fr,
  )
  expect(talk.getState().failure).toMatchObject({
    question: 'Ouvert ?',
    reason: 'too-many-requests',
    retryAfterSeconds: 90,
  })
  await talk.ask('Ouvert ?', async () => ({ reply }), fr)
  expect(talk.getState()).toMatchObject({ failure: null, turns: [{ question: 'Ouvert ?' }] })
})

test('offline is a reason of its own, and a bug is reported', async () => {
  const talk = createConversation(inMemory().store, () => false)
  await talk.ask('a', () => Promise.reject(new AppError('unavailable')), fr)
  expect(talk.getState().failure?.reason).toBe('offline')
  await expect(talk.ask('b', () => Promise.reject(new TypeError('bug')), fr)).rejects.toThrow('bug')
  expect(talk.getState().failure).toMatchObject({ question: 'b', reason: 'unavailable' })
})

test('a stopped question is aborted, and its late answer is dropped', async () => {
  const talk = createConversation(inMemory().store, online)
  let answer = (_: { reply: Reply }) => {}
  let aborted: AbortSignal | undefined
  const asking = talk.ask(
    'a',
    (_, signal) => {
      aborted = signal
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    fr,
  )
  talk.stop()
  expect(aborted?.aborted).toBe(true)
  expect(talk.getState().failure).toEqual({ question: 'a', reason: 'stopped' })
  answer({ reply })
  await asking
  expect(talk.getState().turns).toEqual([])
})

test('erasing ends a pending question and leaves nothing in the tab', async () => {
  const { kept, store } = inMemory()
  const talk = createConversation(store, online)
  await talk.ask('a', async () => ({ reply }), fr)
  const asking = talk.ask('b', async () => ({ reply }), fr)
  talk.clear()
  await asking
  expect(talk.getState()).toEqual({ turns: [], pending: null, failure: null })
  expect(kept.text).toBeNull()
})

test('a page that answered a native POST is gone on from, unless the tab has gone on since', async () => {
  const turns = [{ question: 'a', reply }]
  const values = { conversation: JSON.stringify(turns) }
  const posted = stateOfPosted({ form: 'assistant', values, errors: {}, problem: null })
  expect(posted.turns).toEqual(turns)
  const talk = createConversation(inMemory(JSON.stringify([{ question: 'old', reply }])).store, online)
  talk.adopt(posted)
  expect(talk.getState().turns).toEqual(turns)
  await talk.ask('b', async () => ({ reply }), fr)
  talk.adopt(posted)
  expect(talk.getState().turns).toHaveLength(2)
  const refused = stateOfPosted({
    form: 'assistant',
    values: { ...values, message: 'c' },
    errors: {},
    problem: 'too-many-requests',
    retryAfterSeconds: 60,
  })
  expect(refused.failure).toMatchObject({ question: 'c', retryAfterSeconds: 60 })
})
