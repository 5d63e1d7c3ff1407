import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import { useAction } from '#src/forms/use-action.ts'

/** An action whose answers are given by hand. */
function action() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const send = vi.fn((_: string) => promise)
  const onAccepted = vi.fn()
  const { result } = renderHook(() => useAction({ send, onAccepted }))
  return { result, send, onAccepted, resolve, reject }
}

test('what the button is pressed with is sent, and shown while it is sent', async () => {
  const { result, send, onAccepted, resolve } = action()
  act(() => void result.current.run('a'))
  expect(result.current).toMatchObject({ busy: true, given: 'a', done: false })
  await act(async () => resolve('answer'))
  expect(send).toHaveBeenCalledWith('a', expect.any(String))
  expect(onAccepted).toHaveBeenCalledWith('answer', 'a')
  expect(result.current).toMatchObject({ busy: false, done: true, problem: null })
})

test('a second press while one is sent does nothing', async () => {
  const { result, send, resolve } = action()
  act(() => void result.current.run('a'))
  act(() => void result.current.run('b'))
  await act(async () => resolve('answer'))
  expect(send).toHaveBeenCalledOnce()
  expect(result.current.given).toBe('a')
})

test('a refusal stays until the next press', async () => {
  const { result, onAccepted, reject } = action()
  act(() => void result.current.run('a'))
  await act(async () => reject(new AppError('too-many-requests')))
  expect(result.current).toMatchObject({ busy: false, done: false, attempts: 1 })
  expect(result.current.problem?.code).toBe('too-many-requests')
  expect(onAccepted).not.toHaveBeenCalled()
  act(() => void result.current.run('a'))
  expect(result.current.problem).toBeNull()
})

test.each([
  ['too-many-requests', true],
  ['unauthenticated', false],
] as const)('a refusal %s counts as failed: %s', async (code, failed) => {
  const { result, reject } = action()
  act(() => void result.current.run('a'))
  await act(async () => reject(new AppError(code)))
  expect(result.current).toMatchObject({ failed, problem: { code } })
})
