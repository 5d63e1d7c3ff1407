import { expect, it } from 'vitest'
import { badCases, endpoints } from '#test/support/contract-cases.ts'
import { openSite } from '#test/support/own-site.ts'
import { figure } from './figure.ts'

const site = await openSite({ RATE_LIMITS: 'off' })

it('Bad input is never answered by a 5xx', { timeout: 400_000 }, async (context) => {
  const cases = endpoints.flatMap(([name, endpoint]) => badCases(name, endpoint))
  const queue = [...cases]
  const statuses = new Map<number, number>()
  const wrong: string[] = []
  const send = async () => {
    for (let each = queue.shift(); each; each = queue.shift()) {
      const answer = await fetch(site.origin + each.path, { redirect: 'manual', ...each.init })
      await answer.arrayBuffer()
      const { status } = answer
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
