import { budgets } from './budgets.ts'
import { budgetCell, short } from './table.ts'
import { origins } from './workerd.ts'

export const requestsPerSecond = 50
const paths = [
  '/',
  '/produits',
  '/api/products?category=industrial',
  '/api/products?q=balance',
  '/en/products',
]
/** One in so many sends a request. */
const perRequest = 25

/** Visitors at a steady rate; how they fared: an answer of the server that is an error, or a request not accepted. */
export function visit() {
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let [errors, n] = [0, 0]
  const one = async () => {
    const sends = ++n % perRequest === 0
    const start = performance.now()
    const status = await (sends ? send() : fetch(origins.site + (paths[n % paths.length] ?? '/'))).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 599,
    )
    times.push(performance.now() - start)
    if (status >= 500 || (sends && status !== 201)) errors++
  }
  const timer = setInterval(() => {
    const asking = one().finally(() => open.delete(asking))
    open.add(asking)
  }, 1000 / requestsPerSecond)
  return {
    end: async () => {
      clearInterval(timer)
      await Promise.all(open)
      const sorted = times.toSorted((a, b) => a - b)
      const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
      const failed = budgetCell('errors while publishing', errors, budgets.publish.serverErrors)
      return [String(times.length), failed, short(p95)]
    },
  }
}

const send = () =>
  fetch(`${origins.site}/api/quotes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      origin: origins.site,
    },
    body: JSON.stringify({
      ...{ name: 'Anne Klein', email: `${crypto.randomUUID()}@example.org` },
      ...{ message: 'Une balance ?', termsAccepted: true },
    }),
  })
