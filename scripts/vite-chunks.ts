import type { Plugin } from 'vite'

/** Runs as soon as it is there, before anything that the page waits for. */
/** A kilobyte that arrives with the style sheet and reserves room before the first paint; a failure blocks nothing. */
const earlyScript = (file: string) =>
  `<script type="module" async blocking="render" fetchpriority="high" src="${file}"></script>`

/** The tag that Vite finds the entry by; a page names it, with its other files, for `src/entry-early.ts`. */
const entryScript = /\s*<script type="module"(?! async)[^>]*><\/script>/

/** What the Worker asks a file by: the name of a page, a language and area of texts, or the desk. */
const nameOfChunk = (source: string | null | undefined) =>
  source?.match(/\/src\/(?:pages|i18n)\/([\w/-]+?)(?:-page)?\.(?:tsx?|json)$/)?.[1]

/** Under `npm run dev` the modules are served as they are. */
const sources = { entry: ['/src/entry-client.tsx'], 'desk-entry': ['/src/pages/desk-entry.tsx'] }

/**
 * The Worker is built before the client, so it cannot import the client's manifest. Instead a comment in the built
 * index.html lists the files of the entry and of each page and language, and the Worker reads that.
 */
export function chunksOfPages(): Plugin {
  return {
    name: 'chunks-of-pages',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const put = (early: string, font: string, files: Record<string, string[]>) =>
          html
            .replace(entryScript, '')
            .replace('<!--early-->', earlyScript(early))
            .replace('<!--font-->', font)
            .replace('</head>', `<!--chunks:${JSON.stringify(files)}-->\n</head>`)
        if (!bundle) return put('/src/entry-early.ts', '', sources)
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        /** A chunk and its static imports, which the browser would otherwise find one after the other. */
        const withImports = (fileName: string, visited = new Set<string>()): Set<string> => {
          if (visited.has(fileName)) return visited
          visited.add(fileName)
          for (const name of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
            withImports(name, visited)
          return visited
        }
        const fileOf = (source: string) =>
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source))?.fileName ?? ''
        const addresses = (files: Iterable<string>) => [...files].map((file) => `/${file}`)
        const entry = withImports(fileOf('/index.html'))
        const files: Record<string, string[]> = { entry: addresses(entry) }
        for (const { facadeModuleId, fileName } of chunks) {
          const name = nameOfChunk(facadeModuleId)
          if (!name) continue
          const imported = withImports(fileName)
          files[name] = addresses(
            name === 'desk-entry' ? imported : [...imported].filter((file) => !entry.has(file)),
          )
        }
        const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'))
        const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`
        return put(`/${fileOf('/src/entry-early.ts')}`, font ? preload : '', files)
      },
    },
  }
}
