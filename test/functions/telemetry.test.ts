import { beforeEach, expect, test, vi } from 'vitest'
import { openEdge, setClock } from '#test/support/edge.ts'
import { expectRefused, foreignHeaders, otherTypes } from '#test/support/refusals.ts'

const features = vi.hoisted(() => ({ analytics: true, errorReporting: true }))
vi.mock('#config/features.ts', () => ({ features }))

let lines: Record<string, unknown>[] = []
beforeEach(() => {
  lines = []
  Object.assign(features, { analytics: true, errorReporting: true })
  for (const level of ['log', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((text) => void lines.push(JSON.parse(String(text))))
})

const path = '/api/telemetry'
const event = { name: 'page_load', value: 1234, category: 'Performance' }
const error = {
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at f (https://scales.example/assets/a-1.js:1:234)',
  path: '/de/products',
  build: 'm1abc',
}
const bound = () => {
  const points: AnalyticsEngineDataPoint[] = []
  return {
    points,
    ANALYTICS: { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void points.push(point ?? {}) },
  }
}

test('timings are logged, and nothing is returned or stored', async () => {
  const edge = await openEdge()
  const response = await edge.post(path, { events: [event, { ...event, value: 0.5 }] })
  expect([response.status, await response.text(), response.headers.get('set-cookie')]).toEqual([
    204,
    '',
    null,
  ])
  expect(lines).toEqual([
    { at: 'telemetry', event },
    { at: 'telemetry', event: { ...event, value: 0.5 } },
  ])
})

test('an error report is logged', async () => {
  const edge = await openEdge()
  expect((await edge.post(path, { error })).status).toBe(204)
  expect(lines).toEqual([{ at: 'telemetry', error }])
})

test('with Analytics Engine bound, both reports go there instead of the log', async () => {
  const { points, ANALYTICS } = bound()
  const edge = await openEdge({ vars: { ANALYTICS } })
  await edge.post(path, { events: [event] })
  await edge.post(path, { error })
  expect(points).toEqual([
    { indexes: ['page_load'], blobs: ['event', 'Performance'], doubles: [1234] },
    {
      indexes: ['error'],
      blobs: ['error', error.name, error.message, error.path, error.build, error.stack],
      doubles: [],
    },
  ])
  expect(lines).toEqual([])
})

test('the edge removes personal data that the browser left in a report', async () => {
  const edge = await openEdge()
  await edge.post(
    path,
    {
      error: {
        name: 'Error',
        message:
          'anne.klein@example.org +33 3 88 01 02 03 at https://scales.example/de/newsletter?q=geheim#confirm=tok',
        stack: `Error\n  at https://scales.example/products?q=geheim:1:2\n${'y'.repeat(3000)}`,
        path: '/products?q=geheim#x',
      },
    },
    { 'cf-connecting-ip': '192.0.2.77', cookie: 'a=b', 'user-agent': 'Browser of Anne' },
  )
  const text = JSON.stringify(lines)
  for (const secret of ['anne', 'Anne', '88 01', 'geheim', 'tok', '192.0.2', 'a=b'])
    expect(text).not.toContain(secret)
  expect(lines[0]).toMatchObject({
    error: { path: '/products', message: expect.stringContaining('[email] [number]') },
  })
  expect(text.length).toBeLessThan(2300)
})

test.each([
  ['analytics', { events: [event] }],
  ['errorReporting', { error }],
] as const)(
  'with %s switched off the response is the same and nothing is recorded',
  async (feature, body) => {
    features[feature] = false
    const { points, ANALYTICS } = bound()
    const edge = await openEdge({ vars: { ANALYTICS } })
    expect((await edge.post(path, body)).status).toBe(204)
    expect([points, lines]).toEqual([[], []])
  },
)

test.each([
  ['nothing', {}, { events: 'form.required' }],
  ['both at once', { events: [event], error }, { events: 'form.required' }],
  ['no event', { events: [] }, { events: 'form.required' }],
  ['too many events', { events: Array(21).fill(event) }, { events: 'form.too-many' }],
  ['an unknown field', { events: [event], visitor: 'Anne' }, { visitor: 'form.unknown' }],
  ['an unknown field of an event', { events: [{ ...event, user: 1 }] }, { 'events.0.user': 'form.unknown' }],
  ['an unknown field of an error', { error: { ...error, url: 'x' } }, { 'error.url': 'form.unknown' }],
  [
    'a name that is a text',
    { events: [{ ...event, name: 'a@b' }] },
    { 'events.0.name': 'form.invalid-characters' },
  ],
  ['a name too long', { events: [{ ...event, name: 'a'.repeat(65) }] }, { 'events.0.name': 'form.too-long' }],
  ['a time before its start', { events: [{ ...event, value: -1 }] }, { 'events.0.value': 'form.number' }],
  ['an endless time', { events: [{ ...event, value: 1e12 }] }, { 'events.0.value': 'form.number' }],
  ['no category', { events: [{ name: 'a', value: 1 }] }, { 'events.0.category': 'form.required' }],
  ['an error without a message', { error: { name: 'Error' } }, { 'error.message': 'form.required' }],
  ...otherTypes('number').map(
    (value) =>
      [
        `${JSON.stringify(value)} as time`,
        { events: [{ ...event, value }] },
        { 'events.0.value': 'form.number' },
      ] as const,
  ),
] as [string, object, Record<string, string>][])('%s is refused', async (_, body, fields) => {
  const edge = await openEdge()
  await expectRefused(edge, await edge.post(path, body), { status: 422, code: 'invalid-fields', fields })
  expect(lines).toEqual([])
})

test('a number that JSON cannot represent is refused as a time', async () => {
  const edge = await openEdge()
  const text = JSON.stringify({ events: [event] }).replace('1234', '1e999')
  await expectRefused(edge, await edge.post(path, text), { status: 422, code: 'invalid-fields' })
})

test('a report over four kilobytes is refused', async () => {
  const edge = await openEdge()
  const body = { error: { ...error, message: 'x'.repeat(4096) } }
  await expectRefused(edge, await edge.post(path, body), { status: 413, code: 'too-large' })
})

test.each(foreignHeaders)('a report %s is refused', async (_, headers) => {
  const edge = await openEdge()
  const init = {
    method: 'POST',
    body: JSON.stringify({ error }),
    headers: { 'content-type': 'application/json', ...headers },
  }
  await expectRefused(edge, await edge.request(path, init, 'unspecified'), {
    status: 403,
    code: 'cross-site',
  })
})

test('a network may send six hundred reports in a quarter of an hour', async () => {
  setClock('2026-11-20T10:05:00.000Z')
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const headers = { 'cf-connecting-ip': '192.0.2.7' }
  const send = () => edge.post(path, { events: [event] }, headers)
  expect((await send()).status).toBe(204)
  await edge.env.DB.prepare('update request_counts set count = 599').run()
  expect((await send()).status).toBe(204)
  expect((await send()).status).toBe(429)
  expect(lines).toHaveLength(2)
})
