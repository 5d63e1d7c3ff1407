import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales } from '#config/locales.ts'
import { mailDrawingPath, picturePath, sitePicture as sitePicturePath } from '#domain/site/pictures.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { readArticles } from '#seed/read-articles.ts'
import { faviconSize, ico, iconSvg, manifestIcons, touchIcon, webManifest } from './icons.ts'
import { articlePicture, mailDrawing, mailWidth, productPicture, sitePicture } from './open-graph.ts'
import { width } from './pieces.ts'
import { type Picture, render } from './render.ts'

/**
 * `node scripts/pictures/main.ts FOLDER`: renders every picture into the built client. A separate process, so that the
 * build tool loads neither the catalogue nor the renderer.
 */
const [, , folder = 'dist/client'] = process.argv
const favicon = 'favicon-48.png'

function allPictures(): Picture[] {
  const { products } = generateCatalogue()
  const articles = readArticles()
  const shared = locales.flatMap((locale) => [
    ...products.map((product) => ({
      file: picturePath('product', product.id, locale),
      svg: productPicture(product, locale),
    })),
    ...articles.map((article) => ({
      file: picturePath('article', article.slug, locale),
      svg: articlePicture(article, locale),
    })),
  ])
  const icons = [
    ...manifestIcons,
    touchIcon,
    { file: favicon, size: faviconSize, share: 0.92, rounded: true },
  ]
  return [
    { file: sitePicturePath, svg: sitePicture(), width, kind: 'drawing' as const },
    ...shared.map((picture) => ({ ...picture, width, kind: 'drawing' as const })),
    ...products.map((product) => ({
      file: mailDrawingPath(product.id),
      svg: mailDrawing(product),
      width: mailWidth,
      kind: 'drawing' as const,
    })),
    ...icons.map((icon) => ({
      file: icon.file,
      svg: iconSvg(icon),
      width: icon.size,
      kind: 'icon' as const,
    })),
  ]
}

const rendered = await render(allPictures())
for (const name of new Set([...rendered.keys()].map(dirname)))
  await mkdir(join(folder, name), { recursive: true })
for (const [file, kept] of rendered) if (file !== favicon) await copyFile(kept, join(folder, file))
await writeFile(join(folder, 'favicon.ico'), ico(await readFile(rendered.get(favicon) ?? '')))
await writeFile(join(folder, 'manifest.webmanifest'), `${JSON.stringify(webManifest(), null, 2)}\n`)
