import { Stop } from './tools.ts'

/** The environments of wrangler.toml beside production, which has no name there. */
const environments = ['staging']

/** Chooses the environment of everything that this process runs: wrangler, the build and the command line read it. */
export function chooseEnvironment(name: string | undefined): void {
  if (name === undefined) return
  if (!environments.includes(name))
    throw new Stop(`There is no environment ${name}: ${environments.join(', ')}.`)
  process.env.CLOUDFLARE_ENV = name
}
