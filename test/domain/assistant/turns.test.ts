import { expect, test } from 'vitest'
import { assistantLimits } from '#config/assistant-limits.ts'
import { starterPlace } from '#domain/assistant/starters.ts'
import { messagesOf, readTurns, type Turn, transcriptOf, writeTurns } from '#domain/assistant/turns.ts'

const turn = (question: string, text: string): Turn => ({
  question,
  reply: {
    lang: 'fr',
    kind: 'company',
    text,
    sources: [{ title: 'Contact', href: '/contact' }],
    products: [],
    actions: [{ label: 'Appeler', href: 'tel:+33353010167' }],
    suggestions: [],
  },
})

test('what is written is read again', () => {
  const turns = [turn('a', 'b'), turn('c', 'd')]
  expect(readTurns(writeTurns(turns))).toEqual(turns)
})

test.each([null, undefined, '', 'null', '{}', '[1]', '[{"question":""}]', '\u0000'])(
  '%j is no conversation',
  (text) => expect(readTurns(text)).toEqual([]),
)

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example',
  'data:text/html,x',
])('a conversation with the link %s is dropped', (href) => {
  const own = turn('a', 'b')
  const reply = { ...own.reply, sources: [{ title: 'x', href }] }
  expect(readTurns(JSON.stringify([{ ...own, reply }]))).toEqual([])
})

test('the oldest answers lose everything but their text where a conversation grows too long', () => {
  const sources = Array.from({ length: 200 }, () => ({ title: 'x'.repeat(40), href: '/contact' }))
  const long = Array.from({ length: 9 }, (_, i) => {
    const own = turn(`q${i}`, 'text')
    return { ...own, reply: { ...own.reply, sources } }
  })
  const text = writeTurns(long)
  expect(text.length).toBeLessThanOrEqual(assistantLimits.carriedCharacters)
  const read = readTurns(text)
  expect(read.map(({ question, reply }) => [question, reply.text])).toEqual(
    long.map(({ question }) => [question, 'text']),
  )
  expect(read[0]?.reply.sources).toEqual([])
  expect(read.at(-1)?.reply.sources).toEqual(sources)
})

test('an answer goes back no longer than the endpoint takes it', () => {
  const messages = messagesOf([turn('a', 'x'.repeat(assistantLimits.answerLength + 5))], 'b')
  expect(messages.map(({ from, text }) => [from, text.length])).toEqual([
    ['visitor', 1],
    ['assistant', assistantLimits.answerLength],
    ['visitor', 1],
  ])
})

test('a transcript leaves out the oldest exchanges where there is no room', () => {
  const words = { you: 'You', assistant: 'Program' }
  const turns = [turn('first', 'one'), turn('second', 'two')]
  expect(transcriptOf(turns, words)).toBe('You: first\nProgram: one\n\nYou: second\nProgram: two')
  expect(transcriptOf(turns, words, 30)).toBe('You: second\nProgram: two')
  expect(transcriptOf(turns, words, 5)).toHaveLength(5)
})

test.each([
  ['/', 'any'],
  ['/de/products/montevigne-b8?load=3kg', 'product'],
  ['/en/products?q=scale', 'list'],
  ['/compare?p=a', 'compare'],
  ['/de/dashboard/quotes/DEV-1', 'scales'],
  ['/plaque', 'scales'],
  ['/contact', 'any'],
])('the starters of %s are those of %s', (href, place) => expect(starterPlace(href)).toBe(place))
