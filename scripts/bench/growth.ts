import { api } from '#functions/api.ts'
import type { Bindings } from '#functions/env.ts'
import { aroundD1 } from '#test/support/around-d1.ts'
import type { ScaleDatabase } from './scale-database.ts'
import { printTable, short } from './table.ts'

const amount = 200
type Meta = { meta?: { rows_written?: number; size_after?: number } }

const person = (n: number) => ({
  ...{ name: 'Marie Haller', email: `visitor-${n}@example.org`, phone: '+33 3 88 00 00 00', lang: 'fr' },
})

const contact = (n: number) =>
  JSON.stringify({
    ...person(n),
    ...{ subject: 'Une balance en panne', message: 'Elle affiche ERR 4. Que faire ?' },
  })

/** A request for two models of the catalogue. */
async function quoteOf(db: D1Database) {
  const found = db.prepare('select id, lead_reference as reference from products order by seq limit 2')
  const { results } = await found.all<{ id: string; reference: string }>()
  const items = results.map(({ id, reference }) => ({
    ...{ productId: id, variantReference: reference, quantity: 2, accessories: [] },
  }))
  const message = 'Pouvez-vous livrer avant la fin du mois ?'
  return (n: number) => JSON.stringify({ ...person(n), city: 'Saverne', message, items, termsAccepted: true })
}

/** What one submission adds to the database: rows written (D1 bills them), bytes, and how long its batch takes. */
export async function growth({ db }: ScaleDatabase): Promise<void> {
  const rows = []
  for (const [name, path, body] of [
    ['quote request, two models', '/quotes', await quoteOf(db)],
    ['contact message', '/contact', contact],
  ] as const)
    rows.push([name, ...(await added(db, path, body))])
  printTable('What one submission adds', ['submission', 'rows written', 'KB', 'ms of its batch'], rows)
}

async function added(db: D1Database, path: string, body: (n: number) => string): Promise<string[]> {
  let [written, size, first, ms] = [0, 0, 0, 0]
  const watched = aroundD1(db, async (_, run) => {
    const start = performance.now()
    const answer = await run()
    const metas = [answer].flat() as Meta[]
    const rowsWritten = metas.reduce((sum, { meta }) => sum + (meta?.rows_written ?? 0), 0)
    if (rowsWritten) {
      written += rowsWritten
      ms += performance.now() - start
      size = metas.at(-1)?.meta?.size_after ?? size
      first ||= size
    }
    return answer
  })
  const env = { DB: watched, JOBS: { sendBatch: async () => {} }, RATE_LIMITS: 'off' }
  const context = { waitUntil: () => {}, passThroughOnException() {} } as unknown as ExecutionContext
  for (let n = 0; n < amount; n++) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const init = { method: 'POST', headers, body: body(n) }
    const bindings = { ...env, SITE_ORIGIN: 'http://localhost' } as unknown as Bindings
    const { status } = await api.request(path, init, bindings, context)
    if (status !== 201) throw new Error(`${path}: ${status}`)
  }
  return [written / amount, (size - first) / amount / 1000, ms / amount].map(short)
}
