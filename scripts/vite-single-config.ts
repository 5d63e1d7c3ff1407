import { rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes the file by which the build redirects every later `wrangler` command from wrangler.toml to the configuration
 * as it was when it was built: an operator who then changes wrangler.toml would deploy the old one.
 */
export function singleConfig() {
  return {
    name: 'single-config',
    buildApp: {
      order: 'post' as const,
      handler: async (builder: { config: { root: string } }) =>
        rmSync(join(builder.config.root, '.wrangler/deploy'), { recursive: true, force: true }),
    },
  }
}
