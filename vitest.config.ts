import { defineConfig } from 'vitest/config'

/** Rules, routes and seed run in Node; journeys drive the built site and run after a build (scripts/test.ts). */
export default defineConfig({
  test: {
    globals: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Style sheets have their addresses here too.
    css: { include: [/\.css\?url$/] },
    setupFiles: ['test/support/no-console-error.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/{domain,seed,src,house,functions}/**/*.test.{ts,tsx}'],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
})
