import { writeFileSync } from 'node:fs'
import type { Folder } from './domain-subjects.ts'
import { folders } from './import-table.ts'

/** How an entry of a list is imported: `src/config` as `#config/*`, a file as itself, `src/domain/**` as all of it. */
function patternOf(entry: string): string {
  const alias = entry.startsWith('#')
    ? entry
    : entry
        .replace(/^src\/(config|domain)(?=\/|$)/, '#$1')
        .replace(/^(src|functions|seed|scripts|test)(?=\/|$)/, '#$1')
  const isWhole = /\.ts$|\*$|^#i18n/.test(alias)
  return isWhole ? alias : `${alias}/**`
}

/** What Biome refuses in a folder: everything but its list. The order decides: a later pattern takes back. */
const groupOf = (folder: string, { may, except, packages }: Folder): string[] => [
  ...(packages === 'any' ? ['#*/**'] : ['*', '**', '!./**']),
  ...[folder, ...may].map((entry) => `!${patternOf(entry)}`),
  ...except.map(patternOf),
  ...(packages === 'any' ? [] : packages.map((name) => `!${name}`)),
]

const overrideOf = (folder: string, row: Folder) => ({
  includes: [`${folder}/**`],
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: {
            patterns: [
              { group: groupOf(folder, row), message: `${folder} may not import this: see docs/folders.md.` },
            ],
          },
        },
      },
    },
  },
})

/** The configuration that `biome.json` extends, one folder a line. */
export const biomeImports = () =>
  `{ "overrides": [\n${Object.entries(folders)
    .map(([name, row]) => JSON.stringify(overrideOf(name, row)))
    .join(',\n')}\n] }\n`

const nameOf = (entry: string) => (entry.endsWith('/**') ? `all of ${entry.slice(0, -3)}` : entry)

const listOf = ({ may, except }: Folder) =>
  [...may.map(nameOf), ...except.map((entry) => `not ${entry}`)].join(', ')

/** docs/folders.md. */
export const foldersTable = () => `# Folders

A folder imports its own files, and what its row names. Written by \`npm run import-rules\` from
\`scripts/house/import-table.ts\`, which the rules of Biome are written from too.

| folder | holds | may import |
|---|---|---|
${Object.entries(folders)
  .map(([name, row]) => `| \`${name}\` | ${row.holds} | ${listOf(row) || 'nothing'} |`)
  .join('\n')}
`

if (import.meta.main) {
  writeFileSync('biome.imports.json', biomeImports())
  writeFileSync('docs/folders.md', foldersTable())
}
