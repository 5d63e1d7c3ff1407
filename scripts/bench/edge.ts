import { budgets } from './budgets.ts'
import { quoteBody, siteTargets } from './edge-targets.ts'
import { best, load, type Measured, type Target } from './load.ts'
import { buildSite } from './site.ts'
import { budgetCell, printTable, short } from './table.ts'
import { origins, startServers } from './workerd.ts'

const rounds = 3

const referenceTargets = (): Target[] => {
  const at = (name: string, amount: number, request: Target['request']): Target => ({
    name,
    origin: origins.reference,
    amount,
    request,
    sent: 0,
  })
  return [
    at('bare handler', 12_000, () => ({ path: '/hello' })),
    at('REF API', 3_000, (n) => ({ path: `/api?category=${n % 40}` })),
    at('REF page', 2_000, (n) => ({ path: `/page?category=${n % 40}` })),
    at('Cache API hit', 4_000, () => ({ path: '/cached' })),
    at('two inserts', 2_000, (n) => ({
      path: '/insert',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: `r${n}`, text: quoteBody(n) }),
    })),
  ]
}

/** The reference of a figure, and its budget as a multiple. */
const comparisons: Record<string, { reference: string; budget: number }> = {
  'list page, rendered': { reference: 'REF page', budget: budgets.cpu.listPage },
  'home page, rendered': { reference: 'REF page', budget: budgets.cpu.homePage },
  'product page, rendered': { reference: 'REF page', budget: budgets.cpu.productPage },
  'list page, cached': { reference: 'Cache API hit', budget: budgets.cpu.cachedPage },
  'product page, cached': { reference: 'Cache API hit', budget: budgets.cpu.cachedPage },
  'API list': { reference: 'REF API', budget: budgets.cpu.listApi },
  'API search': { reference: 'REF API', budget: budgets.cpu.searchApi },
  assistant: { reference: 'API search', budget: budgets.cpu.assistant },
  'POST quote': { reference: 'two inserts', budget: budgets.cpu.quote },
}

/**
 * Requests per second, p95 and server CPU of the built Worker, alternating with the references; of some of them with
 * `BENCH_ROWS='bare handler;two inserts;POST quote'`.
 */
export async function edge(): Promise<void> {
  const servers = await startServers(buildSite())
  try {
    const only = process.env.BENCH_ROWS?.split(';')
    const all = [...referenceTargets(), ...(await siteTargets())]
    const targets = all.filter(({ name }) => !only || only.includes(name))
    const results = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]))
    for (const target of targets) await load(target, servers.pid, Math.ceil(target.amount / 4))
    for (let round = 0; round < rounds; round++) {
      for (const target of targets) results.get(target.name)?.push(await load(target, servers.pid))
    }
    print(new Map([...results].map(([name, measured]) => [name, best(measured)])), servers.pid !== null)
  } finally {
    await servers.stop()
  }
}

function print(results: Map<string, Measured>, hasCpu: boolean): void {
  const cost = (name: string) => {
    const result = results.get(name)
    return result ? (hasCpu ? result.cpuMicros : 1e6 / result.perSecond) : Number.NaN
  }
  const rows = [...results].map(([name, { cpuMicros, perSecond, p95Ms }]) => {
    const budget = comparisons[name]
    const ratio = cost(name) / cost(budget?.reference ?? 'bare handler')
    const cell = budget ? budgetCell(`${name} ÷ ${budget.reference}`, ratio, budget.budget) : ''
    return [
      name,
      short(perSecond),
      short(p95Ms),
      short(cpuMicros),
      short(cost(name) / cost('bare handler')),
      budget?.reference ?? '',
      cell,
    ]
  })
  printTable(
    `Edge: least of ${rounds} interleaved rounds, 8 connections`,
    ['what', 'req/s', 'p95 ms', 'CPU µs', '× bare', 'reference', 'ratio'],
    rows,
  )
}
