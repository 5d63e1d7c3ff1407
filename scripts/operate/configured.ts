import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** A variable of wrangler.toml: the configuration of the deployed site. */
export const configured = (name: string): string =>
  readFileSync('wrangler.toml', 'utf8').match(new RegExp(`^${name} = "(.*)"$`, 'm'))?.[1] ?? ''

/** The secrets of the local run. */
export const localSecrets = (): Record<string, string | undefined> =>
  existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}

/** The name of the site's database. */
export const databaseName = (): string => configured('database_name')
