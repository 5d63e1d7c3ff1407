import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync(['*.md', 'docs/*.md', 'docs/architecture/*.md'])

/** Paths in backticks, from the root of the project, without patterns such as `{locale}` or `*`. */
const pathsIn = (text: string) =>
  [
    ...text.matchAll(
      /`((?:src|functions|seed|scripts|test|migrations|public|docs|cloudflare-pages)\/[\w./-]+)`/g,
    ),
  ].map(([, path = '']) => path)
const linksIn = (text: string) => [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link)

test.each(documents)('the paths and links of %s lead somewhere', (document) => {
  const text = readFileSync(document, 'utf8')
  expect(pathsIn(text).filter((path) => !existsSync(path))).toEqual([])
  expect(linksIn(text).filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])
})

test('every decision record is in the index', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const records = globSync('docs/decisions/0*.md').map((path) => path.replace('docs/decisions/', ''))
  expect(records.filter((record) => !index.includes(`](${record})`))).toEqual([])
})
