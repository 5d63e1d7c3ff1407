import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import type { StoredFile } from '#domain/files/file.ts'
import type { SendFile } from '#src/files/send-file.ts'
import { createUploads } from '#src/files/uploads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const file = (name = 'a.pdf', size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const answer = (name: string): StoredFile => ({
  id: `id-${name}`,
  key: `key-${name}`,
  name,
  type: 'application/pdf',
  size: 10,
})

function control(send: SendFile, kept = { text: '' }) {
  const forgotten: string[] = []
  const uploads = createUploads({
    send,
    reduce: async (given) => given,
    keep: {
      read: () => kept.text,
      write: (text) => {
        kept.text = text
      },
      drop: () => {
        kept.text = ''
      },
    },
    forget: ({ id }) => void forgotten.push(id),
  })
  const states = () => uploads.getState().uploads.map(({ state }) => state)
  return { uploads, states, forgotten, kept }
}

const storing: SendFile = async ({ name }) => answer(name)
const refusing =
  (code: ConstructorParameters<typeof AppError>[0]): SendFile =>
  async () => {
    throw new AppError(code)
  }

test('a file is stored, sent with the request, and kept for a reload', async () => {
  const { uploads, kept } = control(storing)
  uploads.add([file('a.pdf'), file('b.pdf')])
  await uploads.settled()
  const pairs = [
    { id: 'id-a.pdf', key: 'key-a.pdf' },
    { id: 'id-b.pdf', key: 'key-b.pdf' },
  ]
  expect([uploads.attachments(), uploads.leftOut()]).toEqual([pairs, 0])
  const reloaded = control(storing, kept)
  reloaded.uploads.restore()
  expect(reloaded.uploads.attachments()).toEqual(pairs)
  reloaded.uploads.clear()
  expect([reloaded.uploads.attachments(), kept.text]).toEqual([undefined, ''])
})

test.each([
  '',
  'null',
  '{}',
  '[1,null,{"id":"x"}]',
  '[{"id":1,"key":"k","name":"n","size":1,"type":"t"}]',
  '{',
])('a kept text that is none (%j) is ignored', (text) => {
  const { uploads } = control(storing, { text })
  uploads.restore()
  expect(uploads.attachments()).toBe(undefined)
})

test('a sixth file is refused, and taken again once another is removed', async () => {
  const { uploads, states, forgotten } = control(storing)
  uploads.add(Array.from({ length: 6 }, (_, i) => file(`${i}.pdf`)))
  await uploads.settled()
  expect(states()).toEqual([...Array(5).fill('stored'), 'failed'])
  uploads.remove(1)
  uploads.add([file('again.pdf')])
  await uploads.settled()
  expect(states().filter((state) => state === 'stored')).toHaveLength(5)
  expect(forgotten).toEqual(['id-0.pdf'])
})

test('a lost connection is tried again with growing pauses for ten minutes, and holds up no request', async () => {
  const attempts: number[] = []
  const { uploads, states } = control(async () => {
    attempts.push(Date.now())
    throw new AppError('unavailable')
  })
  uploads.add([file()])
  await uploads.settled()
  expect([states(), uploads.leftOut()]).toEqual([['waiting'], 1])
  const start = Date.now()
  await vi.advanceTimersByTimeAsync(700_000)
  expect(states()).toEqual(['failed'])
  const pauses = attempts.slice(1).map((at, i) => Math.round((at - (attempts[i] ?? 0)) / 1000))
  expect(pauses.slice(0, 7)).toEqual([1, 2, 4, 8, 16, 30, 30])
  expect((attempts.at(-1) ?? 0) - start).toBeLessThanOrEqual(600_000)
})

test('a connection that comes back stores the file', async () => {
  let isDown = true
  const { uploads, states } = control(async ({ name }) => {
    if (isDown) throw new AppError('unavailable')
    return answer(name)
  })
  uploads.add([file()])
  await uploads.settled()
  isDown = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(states()).toEqual(['stored'])
})

test.each(['unsupported-type', 'too-large', 'too-many-requests'] as const)(
  '%s is not tried again by itself',
  async (code) => {
    const send = vi.fn(refusing(code))
    const { uploads, states } = control(send)
    uploads.add([file()])
    await uploads.settled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([states(), send.mock.calls.length]).toEqual([['failed'], 1])
  },
)

test('a file above the limit is not sent', async () => {
  const send = vi.fn(storing)
  const { uploads, states } = control(send)
  uploads.add([file('large.pdf', 10 * 1024 * 1024 + 1)])
  await uploads.settled()
  expect([states(), send.mock.calls.length]).toEqual([['failed'], 0])
})

test('a cancelled upload is aborted, and what the server stored all the same is deleted', async () => {
  let finish = (_: StoredFile) => {}
  let signal: AbortSignal | undefined
  const { uploads, states, forgotten } = control((_, options) => {
    signal = options.signal
    return new Promise((resolve) => {
      finish = resolve
    })
  })
  uploads.add([file()])
  await vi.advanceTimersByTimeAsync(0)
  uploads.remove(1)
  expect([states(), signal?.aborted]).toEqual([[], true])
  finish(answer('late.pdf'))
  await vi.advanceTimersByTimeAsync(0)
  expect([states(), forgotten]).toEqual([[], ['id-late.pdf']])
})

test('trying again replaces the attempt that waits', async () => {
  let calls = 0
  const { uploads, states } = control(async ({ name }) => {
    if (++calls === 1) throw new AppError('unavailable')
    return answer(name)
  })
  uploads.add([file()])
  await uploads.settled()
  uploads.retry(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(states()).toEqual(['stored'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([states(), calls]).toEqual([['stored'], 2])
})
