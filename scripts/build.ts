import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * `npm run build`, and what wrangler runs before it deploys ([build] in wrangler.toml), so that it ships what is there
 * and nothing older. `BUILD_IS_CURRENT=true` says that the build has just been made; `wrangler types` needs just any
 * build. The build is the same for every environment, but that on staging no file is to be indexed either.
 */
const isTypes = process.env.WRANGLER_COMMAND === 'types' && existsSync('dist/haut_barr_pesage/index.js')
if (process.env.BUILD_IS_CURRENT !== 'true' && !isTypes) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  const { CLOUDFLARE_ENV, ...env } = process.env
  // Wrangler may come from elsewhere, so that the PATH has none of the project's tools.
  const { status } = spawnSync(process.execPath, [...vite, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
  })
  if (status === 0 && CLOUDFLARE_ENV === 'staging') hideFiles('dist/client/_headers')
  process.exit(status ?? 1)
}

function hideFiles(headers: string): void {
  const everyFile = '/*\n'
  writeFileSync(
    headers,
    readFileSync(headers, 'utf8').replace(everyFile, `${everyFile}  X-Robots-Tag: noindex, nofollow\n`),
  )
}
