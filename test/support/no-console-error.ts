import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that expects an error log takes it with `takeErrors()`; any other one fails the test. */
let errors: unknown[][] = []

/**
 * React says so where a part that is loaded on demand arrives while Testing Library waits, which turns `act` off: it is
 * about the harness, and comes on a loaded machine only.
 */
const harnessMessage = 'The current testing environment is not configured to support act'

beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    if (!String(args[0]).startsWith(harnessMessage)) errors.push(args)
  })
})

afterEach(() => {
  expect(errors, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})

/** The errors logged so far, which then count as expected. */
export function takeErrors(): unknown[][] {
  const taken = errors
  errors = []
  return taken
}
