import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The part of wrangler.toml that concerns the chosen environment; staging repeats all of it but the files. */
export function configuration(): string {
  const text = readFileSync('wrangler.toml', 'utf8')
  const staging = text.indexOf('\n[env.')
  const files = text.match(/^\[assets\]\n(?:.+\n)+/m)?.[0] ?? ''
  return process.env.CLOUDFLARE_ENV ? files + text.slice(staging) : text.slice(0, staging)
}

/** A variable of wrangler.toml: the configuration of the deployed site. */
export const configured = (name: string): string =>
  configuration().match(new RegExp(`^${name} = "(.*)"$`, 'm'))?.[1] ?? ''

/** The secrets of the local run. */
export const localSecrets = (): Record<string, string | undefined> =>
  existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}

/** The name of the site's database. */
export const databaseName = (): string => configured('database_name')
