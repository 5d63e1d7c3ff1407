import { expect, test, vi } from 'vitest'
import { runChores } from '#functions/queue/sweep.ts'
import { openEdge } from '#test/support/edge.ts'

test('a chore that fails is logged by its name, and the next still runs', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { env } = await openEdge()
  const names: string[] = []
  await runChores(env, {
    first: async () => names.push('first'),
    broken: async () => {
      throw new Error('no database')
    },
    last: async () => names.push('last'),
  })
  expect(names).toEqual(['first', 'last'])
  expect(logged.mock.calls).toEqual([[JSON.stringify({ at: 'broken', error: 'Error: no database' })]])
  logged.mockRestore()
})
