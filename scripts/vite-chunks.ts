import type { Plugin } from 'vite'

/** Runs as soon as it is there, before anything that the page waits for. */
const earlyScript = (file: string) => `<script type="module" async src="/${file}"></script>`

/**
 * The Worker is built before the client, so it cannot import the client's manifest. Instead a comment in the built
 * index.html lists the chunks of each page and language, and the Worker reads that.
 */
export function chunksOfPages(): Plugin {
  return {
    name: 'chunks-of-pages',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html.replace('<!--early-->', earlyScript('src/early-clicks.ts'))
        const chunks: Record<string, string> = {}
        let early = ''
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue
          const name = chunk.facadeModuleId.match(/\/src\/(?:pages|i18n)\/([\w/-]+)\.tsx?$/)?.[1]
          if (name) chunks[name] = `/${chunk.fileName}`
          if (chunk.facadeModuleId.endsWith('/src/early-clicks.ts')) early = chunk.fileName
        }
        const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'))
        return html
          .replace('<!--early-->', earlyScript(early))
          .replace(
            '<!--font-->',
            font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : '',
          )
          .replace('</head>', `<!--chunks:${JSON.stringify(chunks)}-->\n</head>`)
      },
    },
  }
}
