import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { budgets } from '#scripts/bench/budgets.ts'
import { initialFiles, sizeOfFiles } from '#scripts/bench/page-bytes.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'

/** The built site: `npm test` builds it first. `npm run bench -- bytes` lists the size of each module. */
const client = 'dist/client'
const kilobytes = (bytes: number) => bytes / 1000

test.each(locales)('no page initially loads more JavaScript than its budget (%s)', (locale) => {
  const { pages } = initialFiles(client, locale)
  const sizes = pages.map(({ page, scripts }) => ({
    page,
    kilobytes: kilobytes(sizeOfFiles(scripts).brotli),
  }))
  expect(sizes.filter((size) => size.kilobytes > budgets.size.script)).toEqual([])
})

test('what every page runs after its start is one file', () => {
  const { pages } = initialFiles(client, 'fr')
  const [frame = 'none', ...more] = readdirSync(`${client}/assets`).filter((file) =>
    /^frame-.*\.js$/.test(file),
  )
  expect(more).toEqual([])
  const code = readFileSync(`${client}/assets/${frame}`, 'utf8')
  const imported = [...code.matchAll(/from"\.\/([^"]+)"/g)].map(([, file]) => `${client}/assets/${file}`)
  const isOfEntry = (file: string) => pages.every(({ scripts }) => scripts.includes(file))
  expect(imported.filter(isOfEntry)).not.toEqual([])
  // Beside the entry only little that some page needs at its start.
  const others = imported.filter((file) => !isOfEntry(file))
  expect(others.filter((file) => readFileSync(file).length > 1000)).toEqual([])
  expect(others.length).toBeLessThan(8)
})

test('no page of the site leads to the code of the desk', () => {
  const code = Object.fromEntries(
    readdirSync(`${client}/assets`)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(`${client}/assets/${file}`, 'utf8')]),
  )
  const leadsTo = (file: string) => Object.keys(code).filter((other) => code[file]?.includes(other))
  const reached = new Set(['index.html'])
  const html = readFileSync(`${client}/index.html`, 'utf8')
  // The comment names the desk for the Worker, which takes it out of every page.
  const ownChunks = html.match(/<!--chunks:(.*?)-->/s)?.[1] ?? '{}'
  const { 'desk-entry': [entry = ''] = [], ...pages } = JSON.parse(ownChunks) as Record<string, string[]>
  const linked = html.replace(/<!--chunks:.*?-->/s, '') + Object.values(pages).flat().join(' ')
  const open = Object.keys(code).filter((file) => linked.includes(file))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (!reached.has(file)) open.push(...leadsTo(file))
    reached.add(file)
  }
  const ofDesk = Object.keys(code).filter((file) => /\/desk\/(requests|lien)/.test(code[file] ?? ''))
  expect(ofDesk).toEqual([entry.replace('/assets/', '')])
  expect(ofDesk.filter((file) => reached.has(file))).toEqual([])
  expect(reached.size).toBeGreaterThan(50)
})

test('the style sheet stays within its budget', () => {
  const { styles } = initialFiles(client, 'fr')
  expect(styles).not.toEqual([])
  expect(kilobytes(sizeOfFiles(styles).brotli)).toBeLessThanOrEqual(budgets.size.style)
})

test('edge and browser link the same style sheets', () => {
  const names = readdirSync(`${client}/assets`)
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.replace(/-[\w-]{8}\.css$/, ''))
  expect(names).toContain('style')
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test.each([
  ['table', 'fr', 'aria-sort'],
  ['table', 'de', 'aria-sort'],
  ['scale', 'de', 'front-surface'],
  ['table&sort=price-asc', 'en', 'aria-sort="ascending"'],
] as const)('the view %s is a page within the budget of HTML (%s)', async (view, locale, piece) => {
  const edge = await openCatalogueEdge()
  const html = await (await edge.request(inLocale(locale, `/products?view=${view}`))).text()
  expect(html).toContain(piece)
  expect(kilobytes(brotliCompressSync(html).length)).toBeLessThanOrEqual(budgets.size.html)
})

test('the fonts stay within their budget', () => {
  const { fonts } = initialFiles(client, 'fr')
  expect(fonts).not.toEqual([])
  expect(kilobytes(sizeOfFiles(fonts).raw)).toBeLessThanOrEqual(budgets.size.fonts)
})
