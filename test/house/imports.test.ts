import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const forbidden = [
  ['src/config/planted.ts', 'valibot'],
  ['src/config/planted.ts', '#domain/urls.ts'],
  ['src/domain/planted.ts', 'react'],
  ['src/domain/planted.ts', '#src/app/page.ts'],
  ['src/domain/planted.ts', 'drizzle-orm'],
  ['src/i18n/planted.ts', '#domain/urls.ts'],
  ['src/ui/planted.tsx', '#domain/money.ts'],
  ['src/ui/planted.tsx', '#src/quotes/quote-door.ts'],
  ['src/app/planted.tsx', '#src/catalogue/price.tsx'],
  ['src/app/planted.tsx', '#functions/db/schema.ts'],
  ['src/api/planted.ts', '#functions/db/schema.ts'],
  ['src/catalogue/planted.tsx', '#src/quotes/quote-door.ts'],
  ['src/catalogue/planted.tsx', '#src/pages/home.tsx'],
  ['src/catalogue/planted.tsx', '../quotes/quote-door.ts'],
  ['src/quotes/planted.tsx', '#src/catalogue/price.tsx'],
  ['src/contact/planted.tsx', '#src/quotes/quote-door.ts'],
  ['src/scales/planted.tsx', '#src/quotes/quote-door.ts'],
  ['src/scales/planted.tsx', '#src/pages/home.tsx'],
  ['functions/mail/planted.ts', '#functions/scales/store.ts'],
  ['functions/http/planted.ts', '#functions/quotes/store.ts'],
  ['functions/mail/planted.ts', 'react'],
  ['functions/quotes/planted.ts', 'react-dom/server'],
  ['functions/catalogue/planted.ts', '#src/app/page.ts'],
  ['functions/drawings/planted.ts', '#functions/db/schema.ts'],
  ['seed/planted.ts', '#functions/db/schema.ts'],
] as const

const allowed = [
  ['src/domain/planted.ts', 'valibot'],
  ['src/domain/planted.ts', '#config/limits.ts'],
  ['src/ui/planted.tsx', '#src/i18n/index.ts'],
  ['src/app/planted.tsx', '#domain/urls.ts'],
  ['src/pages/planted.tsx', '#src/quotes/quote-door.ts'],
  ['functions/quotes/planted.ts', '#functions/mail/owed.ts'],
  ['functions/pages/planted.tsx', 'react-dom/server'],
] as const

/** Each case as a file of its own in a tree with our rules; biome chooses them by the path. */
const tree = mkdtempSync(join(tmpdir(), 'walls-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))
cpSync('biome.json', join(tree, 'biome.json'))

const pathOf = (path: string, i: number) => path.replace('planted', `planted-${i}`)
const cases = [...forbidden, ...allowed]
cases.forEach(([path, name], i) => {
  const file = join(tree, pathOf(path, i))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `import * as planted from '${name}'\n\nexport const used = planted\n`)
})
for (const name of ['first', 'second']) {
  const other = name === 'first' ? 'second' : 'first'
  const source = `import { ${other} } from './${other}.ts'\n\nexport const ${name} = () => ${other}\n`
  writeFileSync(join(tree, `src/pages/${name}.ts`), source)
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

test('files that import each other are refused', () => {
  expect(isRefused('src/pages/first.ts', 'noImportCycles')).toBe(true)
})
