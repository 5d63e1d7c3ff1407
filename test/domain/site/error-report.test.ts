import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanReport, reportLengths } from '#domain/site/error-report.ts'

const cleaned = (message: string) => cleanReport({ name: 'Error', message }).message

test.each([
  ['x is not a function', 'x is not a function'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Anne',
    'Minified React error #418; visit https://react.dev/errors/418',
  ],
  ['Failed to fetch /api/products?q=anne+klein', 'Failed to fetch /api/products'],
  ['at f (https://a.example/x.js?v=1:10:2345)', 'at f (https://a.example/x.js)'],
  ['render@https://a.example/assets/x-1.js:1:234567', 'render@https://a.example/assets/x-1.js:1:234567'],
  ['No user anne.klein@example.org here', 'No user [email] here'],
  ['<anne@example.org>', '<[email]>'],
  ['mailto:anne%40example.org', '[email]'],
  ['Call 03 88 01 02 03 or +33.388.010.203', 'Call [number] or [number]'],
  ['from 192.168.10.20', 'from [number]'],
  ['67700 Monswiller, line 1:123456', '67700 Monswiller, line 1:123456'],
  ['/newsletter#confirm=token', '/newsletter'],
])('%j is reported as %j', (message, reported) => {
  expect(cleaned(message)).toBe(reported)
})

test('a report contains only its allowed fields within their length limits', () => {
  const long = 'ab '.repeat(5000)
  const report = cleanReport({ name: long, message: long, stack: long, path: `/a?${long}`, build: long })
  expect(Object.fromEntries(Object.entries(report).map(([field, text]) => [field, text.length]))).toEqual({
    ...reportLengths,
    path: 2,
  })
  expect(cleanReport({ name: 'Error', message: '' })).toEqual({ name: 'Error', message: '' })
})

test('sanitising is idempotent, and removes all personal data', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (message) => {
      const once = cleaned(message)
      expect(once).not.toMatch(/[^\s@'"()<>:/]@[^\s@'"()<>:/]+\.[^\s@'"()<>:/]/)
      expect(once).not.toMatch(/\d{7}/)
      expect(once.length).toBeLessThanOrEqual(reportLengths.message)
    }),
  )
})

test('sanitising any text is fast', () => {
  for (const piece of ['/', '@', '1 ', 'a@', '?/', '..@'])
    expect(cleaned(piece.repeat(100_000)).length).toBeLessThanOrEqual(reportLengths.message)
})
