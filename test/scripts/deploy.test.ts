import { expect, test } from 'vitest'
import { deploy } from '#scripts/deploy/steps.ts'
import { type Answer, type Settings, Stop, type Tools } from '#scripts/deploy/tools.ts'
import { isEmptySql } from '#scripts/local.ts'

const settings: Settings = {
  database: 'scales',
  origin: 'https://www.scales.test',
  transport: 'cloudflare',
  mailFrom: 'site@scales.test',
  hasRoute: true,
  pagesProject: 'scales',
}

type Account = {
  loggedIn: boolean
  databases: string[]
  products: number
  secrets: Record<string, string> | null
  pages: string[]
  failing: string[]
}

/** Cloudflare as the commands of wrangler show it, with what they change in the account. */
function openAccount(start: Partial<Account> = {}) {
  const account: Account = {
    loggedIn: true,
    databases: [],
    products: 0,
    secrets: null,
    pages: [],
    failing: [],
    ...start,
  }
  const files = new Map<string, string>()
  const done: string[] = []
  const said: string[] = []
  const keptSecrets: Record<string, string> = {}

  const answers: [RegExp, (args: string[]) => unknown][] = [
    [/^wrangler whoami/, () => account.loggedIn || null],
    [/^wrangler login/, () => (account.loggedIn = true)],
    [
      /^wrangler secret list/,
      () => account.secrets && Object.keys(account.secrets).map((name) => ({ name })),
    ],
    [/^wrangler d1 list/, () => account.databases.map((name) => ({ name }))],
    [/^wrangler d1 create/, ([, , name = '']) => account.databases.push(name)],
    [/^wrangler d1 .*--command/, () => [{ results: [{ empty: Number(account.products === 0) }] }]],
    [/^wrangler d1 .*--file/, () => (account.products = 150)],
    [/^wrangler pages project list/, () => account.pages.map((name) => ({ 'Project Name': name }))],
    [/^wrangler pages project create/, ([, , , name = '']) => account.pages.push(name)],
    [
      /^wrangler deploy/,
      ([, , file = '']) => (account.secrets = { ...account.secrets, ...JSON.parse(files.get(file) ?? '{}') }),
    ],
  ]
  const run: Tools['run'] = async (command, args): Promise<Answer> => {
    const line = [command, ...args].join(' ')
    done.push(line.replace(/ \/.*/, ' FILE'))
    if (account.failing.some((part) => line.includes(part)))
      return { status: 1, stdout: '', stderr: 'refused' }
    const found = answers.find(([pattern]) => pattern.test(line))?.[1](args)
    if (found === null) return { status: 1, stdout: '', stderr: 'not found' }
    return { status: 0, stdout: `a warning\n${JSON.stringify(found ?? {})}`, stderr: '' }
  }
  const tools: Tools = {
    run,
    ask: null,
    say: (line) => said.push(line),
    env: {},
    kept: {
      name: 'kept',
      read: () => ({ ...keptSecrets }),
      write: (secrets) => void Object.assign(keptSecrets, secrets),
    },
    writeTemporary: async (name, text) => {
      files.set(`/${name}`, text)
      return { path: `/${name}`, remove: async () => void files.delete(`/${name}`) }
    },
    catalogueSql: async () => 'insert …',
    read: async () => JSON.stringify({ status: 'ok', mail: 'ok', links: 'ok' }),
  }
  return { account, tools, done, said, files, keptSecrets }
}

/** What the operator is told when a deployment stops. */
const stopOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'deployed',
    (error) => {
      expect(error).toBeInstanceOf(Stop)
      return error.message
    },
  )

test('the first deployment makes everything, the second nothing again', async () => {
  const { account, tools, done, said, files, keptSecrets } = openAccount()
  const left = await deploy(settings, tools, false)
  expect(done).toEqual([
    'wrangler whoami --json',
    'wrangler secret list --format json',
    'node scripts/build.ts',
    'wrangler d1 list --json',
    'wrangler d1 create scales',
    'wrangler d1 migrations apply scales --remote',
    `wrangler d1 execute scales --remote --json --command select ${isEmptySql} as empty`,
    'wrangler d1 execute scales --remote --yes --file FILE',
    'wrangler deploy --secrets-file FILE',
    'wrangler pages project list --json',
  ])
  const first = { ...account.secrets }
  expect(Object.keys(first)).toEqual(['LINK_SECRET', 'RATE_LIMIT_SECRET'])
  expect(first.LINK_SECRET).toMatch(/^[\w-]{43}$/)
  expect(first.LINK_SECRET).not.toBe(first.RATE_LIMIT_SECRET)
  expect(keptSecrets).toEqual(first)
  expect(files.size, 'no secret stays in a temporary file').toBe(0)
  for (const secret of Object.values(first))
    expect([...said, ...done, ...left].join('\n')).not.toContain(secret)
  expect(left.join('\n')).toContain('Always Use HTTPS')

  done.length = 0
  expect(await deploy(settings, tools, false)).toEqual([])
  expect(done.filter((line) => /create|--file|secrets-file/.test(line))).toEqual([])
  expect(done).toContain('wrangler deploy')
  expect(account.secrets).toEqual(first)
})

test('a first deployment that failed is repeated with the same secrets', async () => {
  const { account, tools, keptSecrets } = openAccount({ failing: ['wrangler deploy'] })
  expect(await stopOf(deploy(settings, tools, false))).toContain('refused')
  account.failing = []
  const kept = { ...keptSecrets }
  await deploy(settings, tools, false)
  expect(account.secrets).toEqual(kept)
})

test('a secret of the environment is used instead of a new one', async () => {
  const { account, tools, keptSecrets } = openAccount()
  tools.env.LINK_SECRET = 'moved from another account, as before'
  await deploy(settings, tools, false)
  expect(account.secrets?.LINK_SECRET).toBe('moved from another account, as before')
  expect(keptSecrets).not.toHaveProperty('LINK_SECRET')
})

test('without a login nothing is changed; in a terminal the login is started', async () => {
  const { account, tools, done } = openAccount({ loggedIn: false })
  expect(await stopOf(deploy(settings, tools, false))).toContain('CLOUDFLARE_API_TOKEN')
  expect(done).toEqual(['wrangler whoami --json'])
  tools.ask = async () => ''
  await deploy(settings, tools, false)
  expect(done).toContain('wrangler login')
  expect(account.secrets).not.toBeNull()
})

test('a failing build changes nothing', async () => {
  const { account, tools, done } = openAccount({ failing: ['scripts/build.ts'] })
  expect(await stopOf(deploy(settings, tools, false))).toContain('nothing has been deployed')
  expect(done.at(-1)).toBe('node scripts/build.ts')
  expect(account.secrets).toBeNull()
})

test('a failing migration stops before the new version is live, and says what to do', async () => {
  const { account, tools, done } = openAccount({ failing: ['migrations apply'] })
  const words = await stopOf(deploy(settings, tools, false))
  expect(words).toMatch(
    /^refused\nA migration failed.*Correct the migration and run npm run deploy again\.$/s,
  )
  expect(done.at(-1)).toContain('migrations apply')
  expect(account.secrets).toBeNull()
})

test('missing secrets are asked for in a terminal and named without one', async () => {
  const smtp = { ...settings, transport: 'smtp' }
  const { account, tools, done } = openAccount()
  tools.env.SMTP_HOST = 'relay.test'
  const words = await stopOf(deploy(smtp, tools, false))
  expect(words).toContain('SMTP_PORT, SMTP_USERNAME, SMTP_PASSWORD')
  expect(words).not.toContain('SMTP_HOST')
  expect(done.some((line) => /create|build|deploy/.test(line))).toBe(false)

  const asked: string[] = []
  tools.ask = async (question) => `value ${asked.push(question)}`
  await deploy(smtp, tools, false)
  expect(asked).toEqual(['SMTP_PORT: ', 'SMTP_USERNAME: ', 'SMTP_PASSWORD: '])
  expect(account.secrets).toMatchObject({ SMTP_HOST: 'relay.test', SMTP_PASSWORD: 'value 3' })

  const empty = openAccount()
  empty.tools.ask = async () => ''
  expect(await stopOf(deploy(smtp, empty.tools, false))).toContain('No value was given for SMTP_HOST')
})

test('Pages is deployed when the account has the project, or when it is asked for', async () => {
  const { account, tools, done } = openAccount()
  await deploy(settings, tools, true)
  expect(account.pages).toEqual(['scales'])
  done.length = 0
  await deploy(settings, tools, false)
  expect(done.filter((line) => line.startsWith('wrangler pages'))).toEqual([
    'wrangler pages project list --json',
    'wrangler pages deploy --cwd cloudflare-pages --branch main --commit-dirty=true',
  ])
})

test('what is left to do is named: example addresses, a route, mail, a domain that does not answer', async () => {
  const example = { ...settings, origin: 'https://www.x.example', mailFrom: 'a@x.example', hasRoute: false }
  expect((await deploy(example, openAccount().tools, false)).join('\n')).toMatch(/SITE_ORIGIN.*MAIL_FROM/s)
  const { tools } = openAccount({ secrets: {} })
  tools.read = async () => JSON.stringify({ mail: 'SMTP_HOST manque', links: 'ok' })
  const left = await deploy({ ...settings, hasRoute: false }, tools, false)
  expect(left).toEqual([expect.stringContaining('[[routes]]'), 'SMTP_HOST manque'])
  tools.read = async () => null
  expect(await deploy(settings, tools, false)).toEqual([expect.stringContaining('does not answer yet')])
})
