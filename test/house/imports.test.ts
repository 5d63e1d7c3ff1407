import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Folder } from '#scripts/house/domain-subjects.ts'
import { biomeImports, foldersTable } from '#scripts/house/import-rules.ts'
import { folders } from '#scripts/house/import-table.ts'

/** A file of a folder as another imports it. */
const fileOf = (folder: string) =>
  `#${folder.replace(/^src\/(config|domain)(?=\/|$)/, '$1').replace(/^cloudflare-pages\//, 'scripts/')}/planted.ts`

const covers = (entry: string, folder: string) =>
  entry.endsWith('/**')
    ? folder.startsWith(entry.slice(0, -2))
    : entry === folder || folder.startsWith(`${entry}/`)
const isAllowed = (from: string, { may, except }: Folder, folder: string) =>
  [from, ...may].some((entry) => covers(entry, folder)) && !except.some((entry) => covers(entry, folder))

/** What each folder is seen to import: a file of each other folder, and a package that nobody may use. */
const targets = Object.keys(folders).filter((folder) => !folder.startsWith('cloudflare-pages'))
const imports = [...targets.map(fileOf), 'left-pad']

/** Writes one file a folder into a tree with our rules; Biome selects the rules by the path. */
const tree = mkdtempSync(join(tmpdir(), 'imports-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))
for (const name of ['biome.json', 'biome.imports.json']) cpSync(name, join(tree, name))
for (const folder of Object.keys(folders)) {
  mkdirSync(join(tree, folder), { recursive: true })
  writeFileSync(join(tree, folder, 'planted.ts'), imports.map((name) => `import '${name}'\n`).join(''))
}
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

const biome = spawnSync(
  resolve('node_modules/.bin/biome'),
  ['lint', '--reporter=github', '--max-diagnostics=none', '.'],
  { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 28 },
)
const complaints = biome.stdout.split('\n')
const refusedLines = (file: string, rule: string) =>
  complaints
    .filter((line) => line.includes(`file=${join(tree, file)},`) && line.includes(rule))
    .map((line) => Number(line.match(/,line=(\d+)/)?.[1]))

test.each(Object.entries(folders))('%s imports what its row names and nothing else', (folder, row) => {
  const lines = new Set(refusedLines(`${folder}/planted.ts`, 'noRestrictedImports'))
  const refused = imports.filter((_, i) => lines.has(i + 1))
  const expected = targets.filter((target) => !isAllowed(folder, row, target)).map(fileOf)
  expect(refused).toEqual([...expected, ...(row.packages === 'any' ? [] : ['left-pad'])])
})

test.each(['first.ts', 'first-type.ts'])('files that import each other are refused (%s)', (file) => {
  expect(refusedLines(`src/pages/${file}`, 'noImportCycles')).not.toEqual([])
})

test('every folder has a row', () => {
  const inside = (top: string) =>
    readdirSync(top, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`${top}/${entry.name}`] : [],
    )
  const present = ['src', 'src/domain', 'functions']
    .flatMap(inside)
    .filter((folder) => folder !== 'src/domain')
  expect(Object.keys(folders).sort()).toEqual(
    [...present, 'cloudflare-pages/functions', 'scripts', 'seed'].sort(),
  )
})

test('the subjects of the domain stand in one order: each imports only those above it', () => {
  const order = Object.keys(folders).filter((folder) => folder.startsWith('src/domain/'))
  const below = order.flatMap((folder, i) =>
    (folders[folder]?.may ?? [])
      .filter((entry) => order.indexOf(entry) >= i)
      .map((entry) => `${folder} → ${entry}`),
  )
  expect(below).toEqual([])
})

test('rules and documentation are written from the table (npm run import-rules)', () => {
  expect(readFileSync('biome.imports.json', 'utf8')).toBe(biomeImports())
  expect(readFileSync('docs/folders.md', 'utf8')).toBe(foldersTable())
})
