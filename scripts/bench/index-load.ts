import v8 from 'node:v8'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import { unpackIndex } from '#domain/catalogue/catalogue-pack.ts'
import { emptyQuery } from '#domain/catalogue/catalogue-query.ts'
import { orderPositions } from '#domain/catalogue/list-order.ts'

type IndexLoad = { bytes: number; unpackMs: number; firstListMs: number; nextListMs: number }

/** Workerd has base64 of ECMAScript 2026; Node 24 has it behind a flag, which counts for new threads. */
v8.setFlagsFromString('--js-base-64')

/**
 * Time that a new isolate needs for the index before its first list, measured in a new thread, so that no code is warm.
 */
export function loadInFreshIsolate(parts: string[]): Promise<IndexLoad> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: parts })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function measure(parts: string[]): IndexLoad {
  const start = performance.now()
  const index = unpackIndex(parts)
  const unpacked = performance.now()
  const list = () => orderPositions(index, filterIndex(index, emptyQuery).positions, 'newest', 'fr', () => -1)
  list()
  const first = performance.now()
  for (let i = 0; i < 10; i++) list()
  const next = performance.now()
  return {
    bytes: parts.reduce((sum, part) => sum + part.length, 0),
    unpackMs: unpacked - start,
    firstListMs: first - unpacked,
    nextListMs: (next - first) / 10,
  }
}

if (!isMainThread) parentPort?.postMessage(measure(workerData as string[]))
