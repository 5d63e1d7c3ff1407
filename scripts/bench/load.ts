import autocannon from 'autocannon'
import { cpuSeconds } from './workerd.ts'

type LoadRequest = { path: string; method?: string; headers?: Record<string, string>; body?: string }
/** `request(n)` is the n-th request of the whole run, so that unique URLs never repeat. */
export type Target = {
  name: string
  origin: string
  amount: number
  request: (n: number) => LoadRequest
  sent: number
}

export type Measured = { cpuMicros: number; perSecond: number; p95Ms: number }

const connections = 8

/**
 * Share of non-2xx answers above which figures are worthless; a quote whose random reference exists already causes one.
 */
const tolerated = 0.01

/** Sends that many requests to the target. */
export async function load(target: Target, pid: number | null, amount = target.amount): Promise<Measured> {
  const times: number[] = []
  const startCpu = cpuSeconds(pid)
  const start = performance.now()
  const run = autocannon({
    url: target.origin,
    connections,
    amount,
    requests: [{ setupRequest: (request) => ({ ...request, ...target.request(target.sent++) }) }],
  })
  let end = start
  run.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => {
    times.push(ms)
    end = performance.now()
  })
  const { errors, non2xx, timeouts } = await run
  const seconds = (end - start) / 1000
  if (errors + non2xx + timeouts > amount * tolerated)
    throw new Error(`${target.name}: ${errors} errors, ${non2xx} refused, ${timeouts} late`)
  times.sort((a, b) => a - b)
  return {
    cpuMicros: ((cpuSeconds(pid) - startCpu) / amount) * 1e6,
    perSecond: amount / seconds,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
  }
}

/** The minimum of each figure over the rounds: other load on the machine only ever adds. */
export function best(rounds: readonly Measured[]): Measured {
  return {
    cpuMicros: Math.min(...rounds.map((round) => round.cpuMicros)),
    perSecond: Math.max(...rounds.map((round) => round.perSecond)),
    p95Ms: Math.min(...rounds.map((round) => round.p95Ms)),
  }
}
