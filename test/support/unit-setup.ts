import { afterEach, vi } from 'vitest'
import { clock } from '#functions/platform/clock.ts'

/** Runs before each file of the unit tests, which share the modules of their worker: nobody leaves a changed clock. */

/** Vitest calls itself a development build; what is tested is the one that is deployed. */
vi.stubEnv('DEV', false)

const realNow = clock.now
afterEach(() => {
  clock.now = realNow
  vi.useRealTimers()
})
