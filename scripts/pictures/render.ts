import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** A picture to render: its path on the site, and its SVG. */
export type Picture = { file: string; svg: string; width: number; kind: 'drawing' | 'icon' }

const folder = 'node_modules/.cache/pictures'

/**
 * Line drawings need few colours: 16 halve rendering time and file size compared with 32. Icons keep their exact
 * colours.
 */
const options = {
  drawing: { palette: true, colours: 16, dither: 0, effort: 1 },
  icon: { compressionLevel: 9 },
} as const

/**
 * Renders the PNG files and caches each under a hash of its SVG, so that a build renders only changed ones. Returns
 * their paths.
 */
export async function render(pictures: readonly Picture[]): Promise<Map<string, string>> {
  const kept = new Map(pictures.map((picture) => [picture.file, join(folder, `${hashOf(picture)}.png`)]))
  // Two products may have the same drawing, which is rendered once.
  const each = new Map(pictures.map((picture) => [kept.get(picture.file) ?? '', picture]))
  const missing = [...each].filter(([path]) => !existsSync(path))
  if (missing.length === 0) return kept
  await mkdir(folder, { recursive: true })
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const queue = missing.values()
  const work = async () => {
    for (const [path, picture] of queue) {
      const png = await sharp(Buffer.from(picture.svg))
        .resize(picture.width)
        .png(options[picture.kind])
        .toBuffer()
      await keep(path, png)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return kept
}

const hashOf = ({ svg, width, kind }: Picture) =>
  createHash('sha256')
    .update(JSON.stringify([options[kind], width, svg]))
    .digest('hex')
    .slice(0, 32)

/** Writes atomically, because two builds may run at the same time. */
async function keep(file: string, png: Buffer): Promise<void> {
  const making = `${file}.${process.pid}`
  await writeFile(making, png)
  await rename(making, file)
}
