import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The file of the secrets that a deployment has made for its environment, which git ignores. */
export const keptFile = () => `.${process.env.CLOUDFLARE_ENV || 'production'}-secrets.json`

/** The secrets that a deployment from here has made, by name. */
export const keptSecrets = (): Record<string, string> =>
  existsSync(keptFile()) ? JSON.parse(readFileSync(keptFile(), 'utf8')) : {}

/** Keeps secrets where only this user may read them. */
export const keepSecrets = (secrets: Record<string, string>): void =>
  writeFileSync(keptFile(), `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
