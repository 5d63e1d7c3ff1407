import { expect, test } from 'vitest'
import { AppError } from '#domain/site/error.ts'
import { read } from '#src/api/read.ts'

const refusal = (headers: Record<string, string>) =>
  read(
    Promise.resolve(
      new Response(JSON.stringify({ code: 'too-many-attempts', fields: { email: 'x' } }), {
        status: 429,
        headers,
      }),
    ),
  ).catch((error: unknown) => error)

test('a refusal keeps its code, its fields and how long to wait', async () => {
  const error = await refusal({ 'retry-after': '90' })
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({
    code: 'too-many-attempts',
    fields: { email: 'x' },
    retryAfterSeconds: 90,
  })
})

test.each([{}, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { 'retry-after': '0' }])(
  'no number of seconds is no wait (%o)',
  async (headers) => {
    expect(await refusal(headers as Record<string, string>)).toMatchObject({ retryAfterSeconds: undefined })
  },
)

test('a request that gets no answer, or one that is none, is a fault', async () => {
  const fault = { code: 'unavailable' }
  await expect(read(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject(fault)
  await expect(read(Promise.resolve(new Response('<html>', { status: 502 })))).rejects.toMatchObject(fault)
})
