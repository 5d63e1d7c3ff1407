import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes dist/pages, what Cloudflare Pages serves itself: the built files under /assets. Everything else, static or not,
 * comes from the Worker (cloudflare-pages/functions), so that it is the same on both.
 */
export function pagesFolder() {
  return {
    name: 'pages-folder',
    buildApp: {
      order: 'post' as const,
      handler: async (builder: { config: { root: string } }) => {
        const at = (path: string) => join(builder.config.root, path)
        await rm(at('dist/pages'), { recursive: true, force: true })
        await cp(at('cloudflare-pages/static'), at('dist/pages'), { recursive: true })
        await cp(at('public/_headers'), at('dist/pages/_headers'))
        await cp(at('dist/client/assets'), at('dist/pages/assets'), { recursive: true })
      },
    },
  }
}
