import { afterEach, vi } from 'vitest'
import { clock } from '#functions/platform/clock.ts'

/** Runs before each file of the unit tests, which share the modules of their worker: resets a changed clock. */

/** Vitest declares itself a development build; the tests check the deployed one. */
vi.stubEnv('DEV', false)

const realNow = clock.now
afterEach(() => {
  clock.now = realNow
  vi.useRealTimers()
})
