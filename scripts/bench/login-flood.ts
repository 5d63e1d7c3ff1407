import { budgets } from './budgets.ts'
import { buildSite } from './site.ts'
import { budgetCell, printTable, short } from './table.ts'
import { origins, startServers } from './workerd.ts'

const seconds = 10
const probesPerSecond = 20
const loginsPerSecond = 50
type Flood = { name: string; network: (n: number) => string }

const floods: Flood[] = [
  { name: 'from one network', network: () => '203.0.113.7' },
  {
    name: 'each from a network of its own',
    network: (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  },
]

/**
 * 50 sign-ins per second while a page is requested 20 times per second, and a customer signs in from a known device
 * every two seconds. Measured is that the steps of a hash leave room for pages, how early a flood is refused, and that
 * the customer is not.
 */
export async function loginFlood(): Promise<void> {
  const servers = await startServers(buildSite(), { RATE_LIMITS: 'on' })
  try {
    await probe()
    const quiet = await probe()
    const cookie = await makeCustomer()
    const rows = [['quiet', short(quiet), '1', '–', await customerSignsIn(cookie)]]
    for (const flood of floods) {
      const [p95, answers, customer] = await Promise.all([probe(), login(flood), customerSignsIn(cookie)])
      const what = `page p95 beside ${loginsPerSecond} sign-ins a second ${flood.name} ÷ quiet`
      rows.push([
        flood.name,
        short(p95),
        budgetCell(what, p95 / quiet, budgets.pageBesideLogins),
        answers,
        customer,
      ])
    }
    printTable(
      `Page probe beside ${loginsPerSecond} sign-ins a second`,
      ['sign-ins', 'p95 ms of the page', '÷ quiet', 'answers to them', 'customer on a known device'],
      rows,
    )
    await alike()
  } finally {
    await servers.stop()
  }
}

/** Starts `perSecond` requests per second regardless of their answers, and waits for all of them. */
async function steadily<T>(perSecond: number, request: (n: number) => Promise<T>): Promise<T[]> {
  const responses: Promise<T>[] = []
  const start = performance.now()
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = start + (n * 1000) / perSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    responses.push(request(n))
  }
  return Promise.all(responses)
}

async function probe(): Promise<number> {
  const times = await steadily(probesPerSecond, async () => {
    const start = performance.now()
    await (await fetch(`${origins.site}/products`)).text()
    return performance.now() - start
  })
  return percentile(times, 0.95)
}

let network = 0

async function login({ network: of }: Flood): Promise<string> {
  const statuses = await steadily(
    loginsPerSecond,
    async () => (await signIn(of(++network), `x${network}`)).status,
  )
  return tally(statuses)
}

function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}

async function signIn(from: string, name: string): Promise<{ status: number; ms: number }> {
  const start = performance.now()
  const response = await fetch(`${origins.site}/api/auth/login`, {
    method: 'POST',
    headers: headers(from),
    body: JSON.stringify({ email: `${name}@example.org`, password: 'Falsch-1!Falsch' }),
  })
  await response.text()
  return { status: response.status, ms: performance.now() - start }
}

const password = 'Klippe-7!Birke'
const headers = (from: string) => ({
  'content-type': 'application/json',
  'cf-connecting-ip': from,
  origin: origins.site,
  'sec-fetch-site': 'same-origin',
})

/** Makes the account known@example.org and returns the cookie of the device that it signed in from. */
async function makeCustomer(): Promise<string> {
  const made = await fetch(`${origins.site}/api/auth/signup`, {
    method: 'POST',
    headers: headers('192.0.2.1'),
    body: JSON.stringify({
      ...{ firstName: 'A', lastName: 'B', email: 'known@example.org' },
      ...{ password, confirmPassword: password },
    }),
  })
  if (made.status !== 201) throw new Error(`The account could not be made: ${made.status}`)
  const answer = await asCustomer('')
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-device='))
  if (!cookie) throw new Error(`The customer could not sign in: ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}

const asCustomer = (cookie: string) =>
  fetch(`${origins.site}/api/auth/login`, {
    method: 'POST',
    headers: { ...headers('192.0.2.2'), cookie },
    body: JSON.stringify({ email: 'known@example.org', password }),
  })

/** Every two seconds; answers and the longest time. */
async function customerSignsIn(cookie: string): Promise<string> {
  const answers = await steadily(0.5, async () => {
    const start = performance.now()
    const { status } = await asCustomer(cookie)
    return { status, ms: performance.now() - start }
  })
  return `${tally(answers.map(({ status }) => status))}, ≤ ${short(Math.max(...answers.map(({ ms }) => ms)))} ms`
}

/** Compares the answer times of known and unknown emails, alternating, with wrong passwords and new networks. */
async function alike(): Promise<void> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let n = 0; n < 60; n++) {
    for (const name of ['known', 'unknown'] as const) {
      times[name].push((await signIn(`172.16.${n}.${name === 'known' ? 1 : 2}`, name)).ms)
    }
  }
  const known = percentile(times.known, 0.5)
  const unknown = percentile(times.unknown, 0.5)
  printTable(
    'A wrong password, median of 60',
    ['address', 'ms', '÷ unknown'],
    [
      ['unknown', short(unknown), '1'],
      ['known', short(known), short(known / unknown)],
    ],
  )
}

function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
