import { expect, test } from 'vitest'
import { badCases, type ContractCase, endpoints } from '#test/support/contract-cases.ts'
import { openSite } from '#test/support/open-site.ts'
import { figure } from './figure.ts'

const site = await openSite({ RATE_LIMITS: 'off' })

/**
 * 0 where the connection was closed twice without an answer: a body that is refused before it was read may reset the
 * connection before its answer is read.
 */
async function statusOf({ path, init }: Pick<ContractCase, 'path' | 'init'>, again = true): Promise<number> {
  try {
    const answer = await fetch(site.origin + path, { redirect: 'manual', ...init })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return again ? statusOf({ path, init }, false) : 0
  }
}

test('Bad input is never answered by a 5xx', { timeout: 400_000 }, async (context) => {
  const cases = endpoints.flatMap(([name, endpoint]) => badCases(name, endpoint))
  const queue = [...cases]
  const statuses = new Map<number, number>()
  const wrong: string[] = []
  const send = async () => {
    for (let each = queue.shift(); each; each = queue.shift()) {
      const status = await statusOf(each)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500 || !each.allowed.includes(status))
        wrong.push(`${each.endpoint}, ${each.what}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 2 }, send))
  const tally = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
  figure(context, `${cases.length} requests to ${endpoints.length} endpoints: ${tally.join(', ')}`)
  expect(wrong).toEqual([])
})
