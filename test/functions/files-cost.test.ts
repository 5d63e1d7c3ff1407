import { expect, test } from 'vitest'
import { inTurn, uploadTurns } from '#functions/files/upload-turns.ts'
import { budgets } from '#scripts/bench/budgets.ts'
import { costOf } from '#scripts/bench/foreign-files.ts'
import { photograph, worstFiles } from '#scripts/bench/worst-files.ts'
import { openEdge } from '#test/support/edge.ts'
import { pdf, upload } from '#test/support/uploads.ts'

const size = 1_000_000

test('the worst file of every kind costs little more than a photograph of its size', async () => {
  const photo = await photograph(size)
  await costOf({ name: 'first', bytes: photo })
  const { ms } = await costOf({ name: 'photograph', bytes: photo })
  const dear: string[] = []
  for (const file of worstFiles(size)) {
    const { ms: own, outcome } = await costOf(file)
    expect(['taken', 'unsupported-type'], file.name).toContain(outcome)
    // A file that is refused at its beginning is compared as if it had been read.
    const ratio = own / ms
    if (ratio > budgets.fileOverPhoto) dear.push(`${file.name}: ${ratio}`)
  }
  expect(dear).toEqual([])
})

test('frames within frames are refused, however deep', async () => {
  const edge = await openEdge()
  const nested = worstFiles(size).find(({ name }) => name === 'WebP of nested frames')
  expect((await upload(edge, nested?.bytes ?? pdf)).status).toBe(415)
})

test('what stands before the first part of a body counts against its length', async () => {
  const edge = await openEdge()
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(65_536))
      if (++sent === 1000) controller.close()
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const answer = await edge.request('/api/files', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
  expect([answer.status, sent < 200]).toEqual([413, true])
})

/** A file whose pieces are handed on by hand. */
function sending() {
  const pieces = new TransformStream<Uint8Array, Uint8Array>({}, { highWaterMark: 9 }, { highWaterMark: 9 })
  const writer = pieces.writable.getWriter()
  return {
    file: pieces.readable as unknown as AsyncIterable<Uint8Array>,
    send: () => writer.write(new Uint8Array(1)),
    end: () => writer.close(),
  }
}

async function reading(network: string | undefined, file: AsyncIterable<Uint8Array>) {
  const state = { pieces: 0, done: false }
  const done = inTurn(network, file, async (own) => {
    for await (const _ of own) state.pieces++
    state.done = true
  })
  return { state, done }
}
const pause = (ms = uploadTurns.pollMs * 3) => new Promise((resolve) => setTimeout(resolve, ms))

test('uploads of one network wait for each other, those of another do not', async () => {
  const [first, second, other] = [sending(), sending(), sending()]
  const reads = await Promise.all([
    reading('one', first.file),
    reading('one', second.file),
    reading('two', other.file),
  ])
  for (const each of [first, second, other]) await each.send()
  await pause()
  expect(reads.map(({ state }) => state.pieces)).toEqual([1, 0, 1])
  await Promise.all([first.end(), second.end(), other.end()])
  await Promise.all(reads.map(({ done }) => done))
  expect(reads.map(({ state }) => state.done)).toEqual([true, true, true])
})

test('an upload whose bytes stay away lets the others pass, and one that fails leaves no turn behind', async () => {
  const goneMs = uploadTurns.goneMs
  uploadTurns.goneMs = 100
  try {
    const [stalled, next] = [sending(), sending()]
    const reads = await Promise.all([reading('one', stalled.file), reading('one', next.file)])
    await Promise.all([stalled.send(), next.send(), next.end()])
    await reads[1]?.done
    await Promise.all([stalled.send(), stalled.end()])
    await reads[0]?.done
    await expect(inTurn('one', pieces(1), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await inTurn('one', pieces(1), async (file) => {
      for await (const _ of file);
    })
  } finally {
    uploadTurns.goneMs = goneMs
  }
})

async function* pieces(count: number) {
  for (let left = count; left > 0; left--) yield new Uint8Array(1)
}

test('more waiting uploads of one network than may wait are refused', async () => {
  const held = Promise.withResolvers<void>()
  const hold = () => inTurn('three', pieces(1), () => held.promise)
  const all = Array.from({ length: uploadTurns.waiting + 1 }, hold)
  await expect(hold()).rejects.toMatchObject({ code: 'unavailable' })
  await inTurn('four', pieces(1), async () => {})
  held.resolve()
  await Promise.all(all)
})
