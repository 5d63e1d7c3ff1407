import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that expects an error log takes it with `takeErrors()`; any other one fails the test. */
let errors: unknown[][] = []

beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args))
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
