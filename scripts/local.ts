import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/** Helpers of the local commands: state directory, wrangler, database before the first start. */

export const stateDir = () => process.env.STATE_DIR ?? '.wrangler/state'
export const mailDir = () => process.env.MAIL_DIR ?? '.mail'
/** Other machines of the network reach a local site only when asked for: it holds test data and no TLS. */
const host = () => process.env.HOST ?? '127.0.0.1'
export const port = () => Number(process.env.PORT ?? 8787)

/** Keeps wrangler from sending network requests; every start of a tool compiles what an earlier one has compiled. */
export const quietEnv = {
  ...process.env,
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
}

/** Runs a command; resolves to what it prints, when that is not shown at once. */
export async function run(
  command: string,
  args: string[],
  options: { quiet?: boolean } = {},
): Promise<string> {
  const child = spawn(command, args, {
    env: quietEnv,
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  const [stdout = '', stderr = '', [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ])
  if (status !== 0) {
    process.stderr.write(`${stdout}\n${stderr}\n`)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
  }
  return stdout
}

/** In SQL whether a database has no catalogue, and none that waits to be published. */
export const isEmptySql = `not exists (select 1 from products) and not exists (select 1 from publications where state in ('waiting', 'running'))`

/** The statements that bring the articles, and order the publication of the demonstration catalogue. */
export async function seedStatements(): Promise<string[]> {
  const [{ generateCatalogue }, { readArticles }, { articleRows }, order, { insertStatements }] =
    await Promise.all([
      import('#seed/generate.ts'),
      import('#seed/read-articles.ts'),
      import('#functions/publishing/article-rows.ts'),
      import('./operate/catalogue/order.ts'),
      import('#seed/sql.ts'),
    ])
  return [
    ...articleRows(readArticles()).flatMap(insertStatements),
    ...order.orderStatements(order.publicationOf(order.none, generateCatalogue())).statements,
  ]
}

export const seedSql = async (): Promise<string> => `${(await seedStatements()).join(';\n')};\n`

/** Starts the built Worker in workerd; resolves when it answers. */
export async function serve(options: {
  port: number
  stateDir: string
  mailUrl: string
  vars?: Record<string, string>
  /** Starts a process group, so that a test can kill it as a whole. */
  detached?: boolean
  /** On Cloudflare Pages, whose function hands requests to the Worker, instead of by the Worker alone. */
  pages?: boolean
  /** Miniflare's explorer, which runs any SQL for whoever asks: for tests. */
  explorer?: boolean
}) {
  const vars = {
    SITE_ORIGIN: `http://localhost:${options.port}`,
    MAIL_TRANSPORT: 'file',
    MAIL_FILE_URL: options.mailUrl,
    ...options.vars,
  }
  const [command, args] = options.pages ? pagesOf(options, vars) : workerOf(options, vars)
  const child = spawn(command, args, {
    env: {
      ...quietEnv,
      NODE_OPTIONS: `--import=${new URL('./exit-with-parent.mjs', import.meta.url)}`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Wrangler looks for the functions of Pages in the current folder.
    cwd: options.pages ? 'cloudflare-pages' : '.',
    detached: options.detached ?? true,
  })
  let log = ''
  const note = (part: Buffer) => {
    log = (log + part.toString()).slice(-20_000)
    if (process.env.VERBOSE) process.stderr.write(part)
  }
  child.stdout?.on('data', note)
  child.stderr?.on('data', note)
  const origin = `http://localhost:${options.port}`
  await untilReady(origin, () => {
    if (child.exitCode !== null) throw new Error(`The site did not start:\n${log}`)
  })
  return {
    origin,
    pid: child.pid ?? 0,
    log: () => log,
    exited: new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 0))),
    stop: () => (options.detached === false ? child.kill() : stopGroup(child.pid)),
  }
}

type Place = { port: number; stateDir: string; explorer?: boolean }
type Vars = Record<string, string>

const workerOf = ({ port, stateDir, explorer = false }: Place, vars: Vars): [string, string[]] => [
  process.execPath,
  [
    '--no-warnings',
    'scripts/local-worker.ts',
    ...['--config', builtConfig(), '--state', stateDir],
    ...['--host', host(), '--port', String(port)],
    ...(explorer ? ['--explorer'] : []),
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ],
]

/**
 * Variables on the command line would be those of Pages, so the Worker beside it has them in a configuration of its
 * own.
 */
function pagesOf({ port, stateDir }: Place, vars: Vars): [string, string[]] {
  const { configPath, userConfigPath, ...built } = JSON.parse(readFileSync(builtConfig(), 'utf8'))
  const config = {
    ...built,
    main: resolve('dist/haut_barr_pesage/index.js'),
    assets: { ...built.assets, directory: resolve('dist/client') },
    vars: { ...built.vars, ...vars },
  }
  const file = resolve(stateDir, 'pages-worker.json')
  writeFileSync(file, JSON.stringify(config))
  return [
    'wrangler',
    [
      ...['pages', 'dev', '--config', 'wrangler.toml', '--config', file],
      ...['--ip', host(), '--port', String(port), '--inspector-port', '0'],
      ...['--persist-to', resolve(stateDir), '--show-interactive-dev-session=false'],
    ],
  ]
}

export function builtConfig(): string {
  const config = 'dist/haut_barr_pesage/wrangler.json'
  if (!existsSync(config)) throw new Error('Build first: npm run build')
  return config
}

/** Signals the whole process group: killing wrangler alone leaves workerd on its port. */
export function stopGroup(pid: number | undefined, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has ended already.
  }
}

async function untilReady(origin: string, check: () => void): Promise<void> {
  const end = Date.now() + 90_000
  while (Date.now() < end) {
    check()
    const ready = await fetch(`${origin}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${origin} did not answer in time`)
}
