import { expect, test } from 'vitest'
import { AppError, errorCodes } from '#domain/errors/error.ts'

test('an error has its code, its fields and its cause', () => {
  const cause = new Error('below')
  const error = new AppError('invalid-fields', {
    fields: { email: 'form.invalid-email' },
    retryAfterSeconds: 3,
    cause,
  })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'AppError', code: 'invalid-fields', message: 'invalid-fields', cause })
  expect(error.fields).toEqual({ email: 'form.invalid-email' })
  expect(error.retryAfterSeconds).toBe(3)
})

test('an error without details has no fields and no retry time', () => {
  const error = new AppError('not-found')
  expect(error.fields).toEqual({})
  expect(error.retryAfterSeconds).toBeUndefined()
})

test('error codes are unique lower-case words', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length)
  for (const code of errorCodes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
})
