import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { expect, test, vi } from 'vitest'
import type { AppEnv } from '#functions/env.ts'
import { onApiError } from '#functions/http/errors.ts'

const answerTo = async (status: ContentfulStatusCode) => {
  const app = new Hono<AppEnv>().onError(onApiError).get('/', () => {
    throw new HTTPException(status)
  })
  const response = await app.request('/')
  return [response.status, ((await response.json()) as { code: string }).code]
}

test.each([
  [400, 400, 'unreadable'],
  [401, 401, 'unauthenticated'],
  [404, 404, 'not-found'],
  [413, 413, 'too-large'],
  [415, 415, 'unsupported-type'],
  [418, 400, 'unreadable'],
] as const)('a refusal of Hono with %i is answered with %i and %s', async (status, ...answer) => {
  expect(await answerTo(status)).toEqual(answer)
})

test('a fault of Hono is an outage, and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await answerTo(500)).toEqual([503, 'unavailable'])
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})
