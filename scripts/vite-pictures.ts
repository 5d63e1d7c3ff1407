import { spawn } from 'node:child_process'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Adds pictures, icons and manifest to the built client, and the icons to the template; the development server has none
 * of them.
 */
export function picturesOfPages(): Plugin {
  let root = '.'
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
    writeBundle: ({ dir = 'dist/client' }) => draw(root, dir),
  }
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })

function draw(root: string, folder: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/pictures/main.ts', folder], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Pictures ended with ${code}`))))
  })
}
