import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** At least one row for each folder: a file in it, and an import that its allow-list does not name. */
const forbidden = [
  ['src/config/planted.ts', 'valibot'],
  ['src/config/planted.ts', '#domain/site/urls.ts'],
  ['src/domain/metrology/planted.ts', 'react'],
  ['src/domain/quotes/planted.ts', '#src/site/page.ts'],
  ['src/domain/planted.ts', 'drizzle-orm'],
  ['src/domain/understanding/planted.ts', 'valibot'],
  ['src/domain/understanding/planted.ts', '#domain/quote-list/quote-list-rules.ts'],
  ['src/contract/planted.ts', '#functions/env.ts'],
  ['src/contract/planted.ts', 'hono'],
  ['src/api/planted.ts', '#functions/db/schema.ts'],
  ['src/api/planted.ts', 'react'],
  ['src/i18n/planted.ts', '#domain/site/urls.ts'],
  ['src/ui/planted.tsx', '#domain/catalogue/money.ts'],
  ['src/ui/planted.tsx', '#src/site/site.ts'],
  ['src/app/planted.tsx', '#src/catalogue/price.tsx'],
  ['src/app/planted.tsx', '#src/contract/contracts.ts'],
  ['src/app/planted.tsx', '#functions/db/schema.ts'],
  ['src/about/planted.tsx', '#src/home/process.tsx'],
  ['src/accounts/planted.tsx', '#src/quote-list/quote-list.ts'],
  ['src/area/planted.tsx', '#src/about/parts.ts'],
  ['src/articles/planted.tsx', '#src/catalogue/price.tsx'],
  ['src/assistant/planted.tsx', '#src/quote-list/quote-list.ts'],
  ['src/catalogue/planted.tsx', '#src/accounts/session.ts'],
  ['src/catalogue/planted.tsx', '#src/pages/home-page.tsx'],
  ['src/catalogue/planted.tsx', '../quotes/quote-list.ts'],
  ['src/comparison/planted.tsx', '#src/catalogue/price.tsx'],
  ['src/configurator/planted.tsx', '#src/quote-list/quote-list.ts'],
  ['src/contact/planted.tsx', '#src/quote-list/quote-list.ts'],
  ['src/desk/planted.tsx', '#src/quote-list/quote-list.ts'],
  ['src/early/planted.ts', '#src/site/page.ts'],
  ['src/faq/planted.ts', '#src/home/process.tsx'],
  ['src/figures/planted.tsx', '#src/catalogue/price.tsx'],
  ['src/files/planted.tsx', '#src/quote-list/quote-list.ts'],
  ['src/home/planted.tsx', '#src/catalogue/price.tsx'],
  ['src/newsletter/planted.tsx', '#src/accounts/session.ts'],
  ['src/quotes/planted.tsx', '#src/catalogue/price.tsx'],
  ['src/requests/planted.tsx', '#src/accounts/session.ts'],
  ['src/scales/planted.tsx', '#src/quote-list/quote-list.ts'],
  ['src/pages/planted.tsx', '#functions/api.ts'],
  ['src/styleguide/planted.tsx', '#functions/api.ts'],
  ['pages/functions/planted.ts', '#functions/app.ts'],
  ['functions/platform/planted.ts', '#functions/http/errors.ts'],
  ['functions/db/planted.ts', '#functions/platform/clock.ts'],
  ['functions/sessions/planted.ts', '#functions/http/errors.ts'],
  ['functions/http/planted.ts', '#functions/quote-requests/store.ts'],
  ['functions/http/planted.ts', '#functions/mail/outbox.ts'],
  ['functions/mail/planted.ts', '#functions/scales/store.ts'],
  ['functions/mail/planted.ts', 'react'],
  ['functions/accounts/planted.ts', '#functions/newsletter/store.ts'],
  ['functions/articles/planted.ts', '#functions/catalogue/queries.ts'],
  ['functions/assistant/planted.ts', '#functions/quote-requests/store.ts'],
  ['functions/catalogue/planted.ts', '#src/site/page.ts'],
  ['functions/contact/planted.ts', '#functions/quote-requests/store.ts'],
  ['functions/desk/planted.ts', '#functions/accounts/profile.ts'],
  ['functions/files/planted.ts', '#functions/quote-requests/store.ts'],
  ['functions/fit/planted.ts', '#functions/quote-requests/store.ts'],
  ['functions/newsletter/planted.ts', '#functions/accounts/profile.ts'],
  ['functions/operations/planted.ts', '#functions/accounts/profile.ts'],
  ['functions/quotes/planted.ts', 'react-dom/server'],
  ['functions/quotes/planted.ts', '#functions/accounts/person-rows.ts'],
  ['functions/requests/planted.ts', '#functions/accounts/profile.ts'],
  ['functions/scales/planted.ts', '#functions/quote-requests/account-quotes.ts'],
  ['functions/drawings/planted.ts', '#functions/db/schema.ts'],
  ['functions/pdf/planted.ts', '#domain/catalogue/money.ts'],
  ['functions/documents/planted.ts', '#functions/quote-requests/read-request.ts'],
  ['functions/feeds/planted.ts', '#functions/quote-requests/store.ts'],
  ['functions/queue/planted.ts', '#functions/rendering/render.tsx'],
  ['functions/pages/planted.tsx', '#functions/quote-requests/store.ts'],
  ['seed/planted.ts', '#functions/db/schema.ts'],
  ['scripts/planted.ts', '#src/catalogue/price.tsx'],
] as const

const allowed = [
  ['src/domain/planted.ts', 'valibot'],
  ['src/domain/quotes/planted.ts', '#domain/metrology/mass.ts'],
  ['src/domain/planted.ts', '#config/limits.ts'],
  ['src/contract/planted.ts', '#domain/forms/forms.ts'],
  ['src/ui/planted.tsx', '#src/i18n/translation.ts'],
  ['src/app/planted.tsx', '#domain/site/urls.ts'],
  ['src/quotes/planted.tsx', '#src/site/site.ts'],
  ['src/pages/planted.tsx', '#src/quote-list/quote-list.ts'],
  ['functions/quotes/planted.ts', '#functions/mail/outbox.ts'],
  ['functions/quotes/planted.ts', '#src/contract/quote-list-contract.ts'],
  ['functions/queue/planted.ts', '#functions/quote-requests/received-mail.ts'],
  ['functions/requests/planted.ts', '#functions/quote-requests/received-mail-data.ts'],
  ['functions/documents/planted.ts', '#functions/pdf/paper.ts'],
  ['functions/pages/planted.tsx', 'react-dom/server'],
  ['functions/contact/planted.ts', '#functions/files/attach.ts'],
  ['src/contact/planted.tsx', '#src/files/attachments.tsx'],
] as const

/** Writes each case as a file into a tree with our rules; biome selects the rules by the path. */
const tree = mkdtempSync(join(tmpdir(), 'imports-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))
cpSync('biome.json', join(tree, 'biome.json'))

const pathOf = (path: string, i: number) => path.replace('planted', `planted-${i}`)
const cases = [...forbidden, ...allowed]
cases.forEach(([path, name], i) => {
  const file = join(tree, pathOf(path, i))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `import * as planted from '${name}'\n\nexport const used = planted\n`)
})
/** Two files that import each other, by value and by type only. */
for (const [name, other] of [
  ['first', 'second'],
  ['second', 'first'],
]) {
  const byValue = `import { ${other} } from './${other}.ts'\n\nexport const ${name} = () => ${other}\n`
  const byType = `import type { ${other} } from './${other}-type.ts'\n\nexport type ${name} = ${other}[]\n`
  writeFileSync(join(tree, `src/pages/${name}.ts`), byValue)
  writeFileSync(join(tree, `src/pages/${name}-type.ts`), byType)
}

const { stdout } = spawnSync(
  resolve('node_modules/.bin/biome'),
  ['lint', '--reporter=github', '--max-diagnostics=none', '.'],
  {
    cwd: tree,
    encoding: 'utf8',
  },
)
const complaints = stdout.split('\n')
const isRefused = (file: string, rule: string) =>
  complaints.some((line) => line.includes(`file=${join(tree, file)},`) && line.includes(rule))

test.each(forbidden.map((row, i) => [...row, i] as const))('%s may not import %s', (path, _name, i) => {
  expect(isRefused(pathOf(path, i), 'lint/style/noRestrictedImports')).toBe(true)
})

test.each(allowed.map((row, i) => [...row, forbidden.length + i] as const))(
  '%s may import %s',
  (path, _name, i) => {
    expect(isRefused(pathOf(path, i), 'lint/style/noRestrictedImports')).toBe(false)
  },
)

test.each(['first.ts', 'first-type.ts'])('files that import each other are refused (%s)', (file) => {
  expect(isRefused(`src/pages/${file}`, 'noImportCycles')).toBe(true)
})

type Override = {
  includes: string[]
  linter?: {
    rules: { style?: { noRestrictedImports?: { options: { patterns: { group: string[] }[] } } } }
  }
}
const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as { overrides: Override[] }
/** The allow-list of each folder: what its rule does not restrict. */
const allowLists = new Map(
  overrides.flatMap(({ includes: [path = ''], linter }) => {
    const group = linter?.rules.style?.noRestrictedImports?.options.patterns[0]?.group
    return group ? [[path.replace('/**', ''), group.filter((name) => name.startsWith('!'))] as const] : []
  }),
)

test('every folder has an import rule, and every rule a test case that violates it', () => {
  const folders = ['src', 'functions'].flatMap((top) =>
    readdirSync(top, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${top}/${name}`),
  )
  // Style sheets import nothing.
  const ruledFolders = [
    ...folders.filter((folder) => folder !== 'src/styles'),
    'src/domain/understanding',
    'seed',
    'scripts',
    'pages/functions',
  ]
  expect([...allowLists.keys()].sort()).toEqual(ruledFolders.sort())
  const hasCase = (folder: string) => forbidden.some(([path]) => path.startsWith(`${folder}/`))
  expect(ruledFolders.filter((folder) => !hasCase(folder))).toEqual([])
})

/** The folder that an entry of an allow-list names, as the table calls it; nothing for packages and single files. */
function folderOf(entry: string): string[] {
  const whole = entry.match(/^!#(src|functions)\/\*\*$/)?.[1]
  if (whole) return [`all of ${whole}`]
  const [, part, top] = entry.match(/^!#(?:(?:src|functions)\/([\w-]+)\/|(config|domain|seed|test)\/)/) ?? []
  return [part ?? top ?? []].flat()
}

/** The table of folders in docs/architecture.md: each folder and what it may import. */
function tableOfFolders(text: string): Map<string, string[]> {
  const bases = Object.fromEntries(
    [...text.matchAll(/\*(Client|Server)\s+base\*: ([^.]+)\./g)].map(([, name = '', list = '']) => [
      `${name.toLowerCase()} base`,
      list,
    ]),
  )
  const rows = [...text.matchAll(/^\| (`[^|]+) \| [^|]+ \| ([^|]+) \|$/gm)]
  return new Map(
    rows.flatMap(([, cell = '', list = '']) => {
      const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
      const folders = [first, ...others.map((name) => `${dirname(first)}/${name}`)]
      const names = list.replace(/(client|server) base/g, (base) => bases[base] ?? base).split(', ')
      return folders.map((folder) => [folder, names.filter((name) => name !== 'nothing').sort()] as const)
    }),
  )
}

test('the table of folders in the documentation names what the rules allow', () => {
  const table = tableOfFolders(readFileSync('docs/architecture.md', 'utf8').replace(/\s+base\*/g, ' base*'))
  const rules = new Map(
    [...allowLists].map(([folder, entries]) => {
      const others = entries.filter((entry) => !entry.startsWith(`!#${folder}/`))
      const names = new Set(others.flatMap(folderOf).filter((name) => `src/${name}` !== folder))
      return [folder, [...names].sort()]
    }),
  )
  expect(Object.fromEntries(table)).toEqual(Object.fromEntries(rules))
})
