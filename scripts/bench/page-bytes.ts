import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Locale } from '#config/locales.ts'
import { routes } from '#src/pages/page-table.ts'

export type Size = { raw: number; brotli: number; gzip: number }
export type PageFiles = { page: string; scripts: string[] }

export function sizeOf(content: string | Buffer): Size {
  const bytes = Buffer.from(content)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return {
    raw: bytes.length,
    brotli: brotliCompressSync(bytes, { params }).length,
    gzip: gzipSync(bytes, { level: 9 }).length,
  }
}

/** Pages share most files, and brotli 11 takes half a second for the largest. */
const measured = new Map<string, Size>()

function sizeOfFile(file: string): Size {
  const size = measured.get(file) ?? sizeOf(readFileSync(file))
  measured.set(file, size)
  return size
}

/** The sum of the compressed files, each transferred by itself. */
export function sizeOfFiles(files: readonly string[]): Size {
  const sizes = files.map(sizeOfFile)
  const sum = (name: keyof Size) => sizes.reduce((total, size) => total + size[name], 0)
  return { raw: sum('raw'), brotli: sum('brotli'), gzip: sum('gzip') }
}

/**
 * What a browser loads before a page works, read from the built files: the entry, the page, and the texts in the page
 * table, as functions/rendering/render.tsx preloads them.
 */
export function initialFiles(
  client: string,
  locale: Locale,
): { pages: PageFiles[]; styles: string[]; fonts: string[] } {
  if (!existsSync(join(client, 'index.html'))) throw new Error(`${client} is missing: npm run build`)
  const html = readFileSync(join(client, 'index.html'), 'utf8')
  const chunks = JSON.parse(html.match(/<!--chunks:(.*?)-->/s)?.[1] ?? '{}') as Record<string, string[]>
  const chunk = (name: string) => {
    if (!chunks[name]) throw new Error(`index.html names no chunk for ${name}`)
    return chunks[name]
  }
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const named = (pattern: RegExp) =>
    tags.flatMap((tag) => (pattern.test(tag) ? (tag.match(/(?:src|href)="([^"]+)"/)?.[1] ?? []) : []))
  const entry = [...named(/type="module"/), ...chunk('entry')]
  const inClient = (files: string[]) => files.map((file) => join(client, file))
  return {
    pages: routes.map(({ file, texts }) => {
      const areas = ['common', ...texts].flatMap((area) => chunk(`${locale}/${area}`))
      return { page: file, scripts: withImports(client, inClient([...entry, ...chunk(file), ...areas])) }
    }),
    styles: inClient(named(/rel="stylesheet"/)),
    fonts: inClient(
      readdirSync(join(client, 'assets'))
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => `assets/${file}`),
    ),
  }
}

/** The files and their static imports; `import()` makes a chunk lazy. */
function withImports(client: string, files: readonly string[]): string[] {
  const reached = new Set(files)
  for (const file of reached) {
    const code = readFileSync(file, 'utf8')
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      if (name) reached.add(join(client, 'assets', basename(name)))
    }
  }
  return [...reached]
}
