import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Adds pictures, icons and manifest to the built client, and the icons to the template; the development server has none
 * of them.
 */
export function picturesOfPages(): Plugin {
  let root = '.'
  let drawing: Promise<string> | undefined
  return {
    name: 'pictures-of-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: () => [
      link({ rel: 'icon', href: '/favicon.ico', sizes: '48x48' }),
      link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
      link({ rel: 'manifest', href: '/manifest.webmanifest' }),
    ],
    // They need nothing of the bundle, so they are drawn beside it.
    buildStart() {
      drawing = draw(root)
      drawing.catch(() => {})
    },
    writeBundle: async ({ dir = 'dist/client' }) => {
      const folder = await (drawing ?? draw(root))
      await cp(folder, dir, { recursive: true })
      await rm(folder, { recursive: true })
    },
  }
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })

/** Draws all pictures into a new folder; resolves to its path. */
async function draw(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const child = spawn(process.execPath, ['scripts/pictures/main.ts', folder], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve(folder) : reject(new Error(`Pictures ended with ${code}`)),
    )
  })
}
