import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { paths } from '#domain/site/urls.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { findChromium } from '../chromium.ts'
import { serve } from '../local.ts'
import { prepareDatabase } from '../local-database.ts'
import { budgets } from './budgets.ts'
import own from './lighthouse-package/package.json' with { type: 'json' }
import { benchDir, buildSite } from './site.ts'
import { budgetCell, printTable, short } from './table.ts'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const port = 9041

/** One page of each indexed kind, and the answers of the configurator; the comparison is not indexed. */
const pages = [
  paths.home,
  paths.about,
  paths.products(),
  paths.product(generateCatalogue().products[0]?.id ?? ''),
  paths.articles,
  paths.article('verification-periodique'),
  paths.contact,
  paths.quote,
  paths.configurator(),
  '/devis/configurateur?lang=fr&use=price-computing&country=FR&load=6+kg&smallest=100+g&step=options',
  paths.legal,
  paths.privacy,
]

/** Some of them, or others: `LIGHTHOUSE_PAGES=/,/about`. */
const chosen = process.env.LIGHTHOUSE_PAGES?.split(',') ?? pages

/** The site follows the browser's language: without `--lang` the run would measure a second navigation. */
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--lang=fr',
  '--accept-lang=fr',
]

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Figures = Record<(typeof categories)[number] | 'lcp' | 'tbt' | 'cls' | 'fcp', number>

const folder = resolve(`node_modules/.cache/lighthouse-${own.dependencies.lighthouse}`)

/** Lighthouse has as many files as all other packages together: it is installed when it is first used. */
async function install(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    await copyFile(join(import.meta.dirname, 'lighthouse-package', file), join(folder, file))
  spawnSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: folder, stdio: 'inherit' })
}

/** Lighthouse on a simulated phone, beside the same page without scripts: the difference is the cost of hydration. */
export async function lighthouse(): Promise<void> {
  await install()
  const { root } = buildSite()
  const before = process.cwd()
  process.env.STATE_DIR = join(benchDir, 'lighthouse-state')
  // A state of an earlier run may be older than the seed.
  await rm(process.env.STATE_DIR, { recursive: true, force: true })
  process.chdir(root)
  await prepareDatabase()
  const site = await serve({ port, stateDir: process.env.STATE_DIR, mailUrl: 'http://localhost:9' })
  try {
    const rows: string[][] = []
    for (const path of chosen) rows.push(await measure(site.origin, path))
    const head = [
      'page',
      'perf',
      'a11y',
      'best',
      'SEO',
      'FCP ms',
      'LCP ms',
      'LCP without JS',
      'LCP ÷ floor',
      'TBT',
      'CLS',
    ]
    printTable(`Lighthouse mobile, median of ${runs}`, head, rows)
  } finally {
    site.stop()
    process.chdir(before)
  }
}

async function measure(origin: string, path: string): Promise<string[]> {
  const html = await (await fetch(origin + path)).text()
  const isIndexed = !html.includes('content="noindex')
  const whole: Figures[] = []
  const floor: Figures[] = []
  for (let run = 0; run < runs; run++) {
    whole.push(await once(origin + path, []))
    floor.push(await once(origin + path, ['--blocked-url-patterns=*.js']))
  }
  const { performance, accessibility, seo, lcp, tbt, cls, fcp, ...rest } = median(whole)
  const bare = median(floor)
  const { score, lcpOverFloor, tbtMs, cls: clsBudget } = budgets.lighthouse
  return [
    path,
    atLeast(`${path}: performance`, performance, score),
    atLeast(`${path}: accessibility`, accessibility, score),
    atLeast(`${path}: best practices`, rest['best-practices'], score),
    // What search engines are told to leave out cannot reach the score.
    isIndexed ? atLeast(`${path}: SEO`, seo, score) : `${seo} (noindex)`,
    short(fcp),
    short(lcp),
    short(bare.lcp),
    budgetCell(`${path}: LCP ÷ its floor`, lcp / bare.lcp, lcpOverFloor),
    budgetCell(`${path}: TBT`, tbt, tbtMs, ' ms'),
    budgetCell(`${path}: CLS`, cls, clsBudget),
  ]
}

/** Points below 100, so that less is better here too. */
function atLeast(what: string, value: number, least: number): string {
  budgetCell(`${what}, points below 100`, 100 - value, 100 - least)
  return `${value} ${value >= least ? '✓' : '✗'}`
}

type Report = {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
}

async function once(url: string, flags: readonly string[]): Promise<Figures> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=${chromeFlags.join(' ')}`,
      `--only-categories=${categories.join(',')}`,
      ...flags,
    ],
    { env: { CHROME_PATH: findChromium() ?? '', ...process.env }, maxBuffer: 64 * 1024 * 1024 },
  )
  const { audits, categories: scored } = JSON.parse(stdout) as Report
  const audit = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const scores = categories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)] as const)
  return {
    ...(Object.fromEntries(scores) as Record<(typeof categories)[number], number>),
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
  }
}

function median(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[]
  const middle = (name: keyof Figures) =>
    all.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)]
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures
}
