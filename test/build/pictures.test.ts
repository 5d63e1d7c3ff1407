import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { company } from '#config/company.ts'
import { locales } from '#config/locales.ts'
import { mailDrawingPath, mailDrawingSize, picturePath, sitePicture } from '#domain/site/pictures.ts'
import { fitted, widthOf } from '#scripts/pictures/lettering.ts'
import { productPicture } from '#scripts/pictures/open-graph.ts'
import { render } from '#scripts/pictures/render.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { readArticles } from '#seed/read-articles.ts'
import { tagsOf } from '#test/support/markup.ts'

/** The built site: `npm test` builds it first. */
const client = 'dist/client'
const index = readFileSync(join(client, 'index.html'), 'utf8')
const linkOf = (rel: string) =>
  tagsOf(index, 'link')
    .map(({ attributes }) => attributes)
    .filter((attributes) => attributes.rel === rel)

/** Width and height in the first chunk of a PNG file; null for any other file. */
function sizeOf(png: Buffer): [number, number] | null {
  if (png.toString('latin1', 1, 4) !== 'PNG' || png.toString('latin1', 12, 16) !== 'IHDR') return null
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}
const pngSize = (path: string) => {
  const file = join(client, path)
  return existsSync(file) ? sizeOf(readFileSync(file)) : 'missing'
}

const { products } = generateCatalogue()
const expected = [
  sitePicture,
  ...locales.flatMap((locale) => [
    ...products.map(({ id }) => picturePath('product', id, locale)),
    ...readArticles().map(({ slug }) => picturePath('article', slug, locale)),
  ]),
]

const drawings = products.map(({ id }) => mailDrawingPath(id))

test('every product and article has one picture in each language, a product one for mails, and no other exists', () => {
  expect(readdirSync(join(client, 'og')).sort()).toEqual(
    [...expected, ...drawings].map((path) => path.slice('/og/'.length)).sort(),
  )
})

test('a picture for mails is small, and a PNG twice as large as it is shown', () => {
  const size = [2 * mailDrawingSize.width, 2 * mailDrawingSize.height]
  expect(drawings.map((path) => [path, pngSize(path)])).toEqual(drawings.map((path) => [path, size]))
  const bytes = drawings.map((path) => statSync(join(client, path)).size)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(6000)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000)
})

test('each picture is a PNG of 1200 × 630 within the size limit of link previews', () => {
  expect(expected.filter((path) => String(pngSize(path)) !== '1200,630')).toEqual([])
  const sizes = expected.map((path) => statSync(join(client, path)).size)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(40_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000)
})

test('a picture for mails is white and opaque to its edges', async () => {
  const { default: sharp } = await import('sharp')
  for (const path of drawings.slice(0, 5)) {
    const { dominant, isOpaque } = await sharp(join(client, path)).stats()
    expect([path, dominant, isOpaque]).toEqual([path, { r: 248, g: 248, b: 248 }, true])
  }
})

test('an existing picture is not rendered again', async () => {
  const [product] = products
  if (!product) throw new Error('No product')
  const picture = { file: 'x.png', svg: productPicture(product, 'fr'), width: 1200, kind: 'drawing' as const }
  const first = (await render([picture])).get('x.png') ?? ''
  const { mtimeMs } = statSync(first)
  expect((await render([picture])).get('x.png')).toBe(first)
  expect(statSync(first).mtimeMs).toBe(mtimeMs)
})

test('no picture depends on the fonts of the machine that renders it', () => {
  for (const locale of locales)
    expect(products.filter((product) => productPicture(product, locale).includes('<text'))).toEqual([])
})

test('titles fit their width, even with long words', () => {
  const box = { width: 500, lines: 3, sizes: [64, 50, 40] }
  for (const { name } of products)
    for (const text of Object.values(name)) {
      const { size, lines } = fitted(text, box)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      for (const line of lines) expect(widthOf(line, { size, weight: 600 })).toBeLessThanOrEqual(box.width)
    }
})

test('every icon in the head exists in its declared size', () => {
  const icons = [...linkOf('icon'), ...linkOf('apple-touch-icon')]
  expect(icons.map(({ href }) => href)).toEqual(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'])
  expect(existsSync(join(client, 'favicon.svg'))).toBe(true)
  expect(pngSize('apple-touch-icon.png')).toEqual([180, 180])
  const ico = readFileSync(join(client, 'favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 48])
  expect(ico.readUInt32LE(14) + ico.readUInt32LE(18)).toBe(ico.length)
  expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual([48, 48])
})

test('the manifest has the name and colours of the site, and its icons exist in their declared sizes', () => {
  const manifest = JSON.parse(readFileSync(join(client, linkOf('manifest')[0]?.href ?? ''), 'utf8'))
  expect(manifest).toMatchObject({ name: company.name, lang: 'fr', start_url: '/', display: 'browser' })
  const themes = tagsOf(index, 'meta').filter(({ attributes }) => attributes.name === 'theme-color')
  expect(themes.map(({ attributes }) => attributes.content)).toContain(manifest.theme_color)
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose: string }[]
  for (const { src, sizes, type } of icons)
    expect([src, type, pngSize(src)]).toEqual([src, 'image/png', sizes.split('x').map(Number)])
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})
