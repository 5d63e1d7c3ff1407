import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type Command, WrongUse } from '#scripts/operate/command.ts'
import { setTime } from '#test/support/accounts.ts'
import { openEdge } from '#test/support/edge.ts'
import { runOperate as run } from '#test/support/operate.ts'

afterEach(() => vi.unstubAllEnvs())

const command = (run: Command['run']): Record<string, Command> => ({
  some: { summary: 'Some', usage: '<x>', run },
})
const rows = [
  { name: 'a', amount: 1 },
  { name: 'longer', amount: null },
]

test('rows are shown as a table, or as JSON', async () => {
  const known = command(async ({ show }) => {
    show(rows)
    return 0
  })
  expect(await run(['some'], known)).toMatchObject({ code: 0, out: 'name    amount\na       1\nlonger  –' })
  expect(JSON.parse((await run(['some', '--json'], known)).out)).toEqual(rows)
})

test.each<[string[], 0 | 1 | 2]>([
  [['--help'], 0],
  [['desk', '--help'], 0],
  [[], 2],
  [['unknown'], 2],
  [['constructor'], 2],
  [['desk', '--unknown'], 2],
  [['desk', 'too', 'much'], 2],
  [['desk', '--remote'], 1],
])('npm run operate -- %j ends with %i', async (argv, code) => {
  const answer = await run(argv)
  expect(answer.code).toBe(code)
  expect(code === 1 || `${answer.out}${answer.err}`.includes('npm run operate -- ')).toBe(true)
})

test('a command that fails ends with 1 and says why, one that is used wrongly with 2 and the help', async () => {
  expect(
    await run(
      ['some'],
      command(() => Promise.reject(new Error('no disk'))),
    ),
  ).toEqual({
    code: 1,
    out: '',
    err: 'no disk',
  })
  const wrong = await run(
    ['some'],
    command(() => Promise.reject(new WrongUse('which?'))),
  )
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/which\?[\s\S]+--json/)])
})

test('the link to the desk opens the local run for eight hours, and needs it to be running', async () => {
  vi.stubEnv('PORT', '9')
  expect(await run(['desk'])).toMatchObject({ code: 1, err: expect.stringContaining('npm start') })
  const server = createServer((_, response) => response.end('{}')).listen(0)
  try {
    const { port } = server.address() as AddressInfo
    vi.stubEnv('PORT', String(port))
    const origin = `http://localhost:${port}`
    const { code, out } = await run(['desk', '--json'])
    const [{ desk, expires } = { desk: '', expires: '' }] = JSON.parse(out) as Record<
      'desk' | 'expires',
      string
    >[]
    const [address, token] = desk.split('#token=')
    expect([code, address]).toEqual([0, `${origin}/desk/lien`])
    const edge = await openEdge({ vars: { SITE_ORIGIN: origin, LINK_SECRET: '' } })
    const status = async () =>
      (await edge.request(`${origin}/api/desk/requests`, { headers: { authorization: `Bearer ${token}` } }))
        .status
    expect(await status()).toBe(200)
    setTime(expires)
    expect(await status()).toBe(404)
  } finally {
    server.close()
  }
})
