import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { build } from 'vite'
import { quietEnv } from '../local.ts'
import { migrationFiles } from '../migration-files.ts'

/** Build folder of the benchmarks, in the temporary directory and never in the repository. */
export const benchDir = join(tmpdir(), 'haut-barr-bench')

const repository = resolve(import.meta.dirname, '../..')
const sources = [
  'src',
  'functions',
  'seed',
  'public',
  'cloudflare-pages',
  'migrations',
  'scripts',
  'index.html',
  'package.json',
  'vite.config.ts',
  'wrangler.toml',
]

export type BuiltSite = { root: string; client: string; worker: string }

/** npm scripts have the tools on the PATH; this adds them when node is called directly. */
process.env.PATH = `${join(repository, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`

let built: BuiltSite | undefined

/**
 * Makes a build of its own, with source maps: dist/ may be in use. The sources are copied first, which also makes all
 * benchmarks of a run consistent.
 */
export function buildSite(): BuiltSite {
  if (built) return built
  const root = join(benchDir, 'site')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  for (const name of sources) cpSync(join(repository, name), join(root, name), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  const { status, stderr } = spawnSync('vite', ['build', '--sourcemap', 'hidden', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...quietEnv, PATH: process.env.PATH },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`)
  built = { root, client: join(root, 'dist/client'), worker: join(root, 'dist/haut_barr_pesage') }
  if (!existsSync(built.worker)) throw new Error('The build left no Worker')
  return built
}

/** Bundles what is put in front of the Worker into one module. */
export async function buildEntry(name: string): Promise<string> {
  const outDir = join(benchDir, name)
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: join(import.meta.dirname, `${name}.ts`), outDir, emptyOutDir: true },
  })
  return join(outDir, `${name}.js`)
}

/** The migrations as single statements, in order. */
export const migrationStatements = (): string[] => migrationFiles().flatMap(({ statements }) => statements)
