import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'

const unit = ['test/{domain,seed,src,house,functions,scripts}/**/*.test.{ts,tsx}']

/** Tests that put something else in the place of a module need their modules for themselves. */
const replacingModules = globSync(unit).filter((file) =>
  /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')),
)

/**
 * For tests of the built site: processes of several programs on shared processors. A failed one is tried once more, and
 * named as flaky when it passes then (test/support/named-outcomes.ts).
 */
const ofSite = { testTimeout: 240_000, hookTimeout: 240_000, retry: 1 }

/**
 * Rules, routes, scripts and seed run in Node; `build`, journeys and operations need the built site (scripts/test.ts).
 */
export default defineConfig({
  test: {
    globals: false,
    // Long enough for two loaded processors: what hangs fails, what is slow does not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Style sheets have their addresses here too.
    css: { include: [/\.css\?url$/] },
    setupFiles: ['test/support/no-console-error.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unit,
          exclude: replacingModules,
          setupFiles: ['test/support/unit-setup.ts'],
          // A worker loads the modules of the code, and starts Miniflare, once for all its files.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: replacingModules,
          setupFiles: ['test/support/unit-setup.ts'],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['test/components/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['test/support/component-setup.ts'],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['test/build/**/*.test.ts'],
          setupFiles: ['test/support/unit-setup.ts'],
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: 'test/journeys/global-setup.ts',
          // A worker keeps its browser and its site from file to file.
          isolate: false,
          maxWorkers: 3,
          // Beside others in `npm run promises`: another number of workers is a group of its own.
          sequence: { groupOrder: 3 },
          ...ofSite,
        },
      },
      {
        extends: true,
        test: {
          name: 'operations',
          include: ['test/operations/**/*.test.ts'],
          globalSetup: 'test/operations/global-setup.ts',
          // They wait for retries and restarts more than they work.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...ofSite,
        },
      },
      {
        extends: true,
        test: {
          // Measured for `npm run promises` and not in `npm test`.
          name: 'promises',
          include: ['test/promises/**/*.test.ts'],
          setupFiles: ['test/support/unit-setup.ts'],
          globalSetup: 'test/operations/global-setup.ts',
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          ...ofSite,
          retry: 0,
        },
      },
    ],
  },
})
