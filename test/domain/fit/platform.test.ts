import { expect, test } from 'vitest'
import type { Platform } from '#domain/fit/fit-model.ts'
import { overhangOf, platformIn, platformText, readPlatform } from '#domain/fit/platform.ts'

const rect = (widthMm: number, depthMm: number): Platform => ({ shape: 'rect', widthMm, depthMm })
const round = (diameterMm: number): Platform => ({ shape: 'round', diameterMm })

test.each<[number, number, Platform, number]>([
  [300, 400, rect(400, 300), 0],
  [300, 400, rect(300, 400), 0],
  [330, 380, rect(280, 330), 50 / 280],
  [400, 100, rect(300, 300), 100 / 300],
  [30, 40, round(50), 0],
  [30, 41, round(50), (Math.hypot(30, 41) - 50) / 50],
])('%d × %d mm on %o overhangs by %d of a side', (lengthMm, widthMm, platform, share) => {
  expect(overhangOf({ lengthMm, widthMm }, platform).share).toBeCloseTo(share)
})

test('platform dimensions contain only no-break spaces', () => {
  expect(platformText(rect(1200, 840), 'en')).toBe('1,200\u00a0×\u00a0840\u00a0mm')
  expect(platformText(round(118), 'fr')).toBe('Ø\u00a0118\u00a0mm')
  for (const [locale, text] of [
    ['fr', '2\u202f000\u00a0×\u00a01\u202f500\u00a0mm'],
    ['en', '2,000\u00a0×\u00a01,500\u00a0mm'],
    ['de', '2.000\u00a0×\u00a01.500\u00a0mm'],
  ] as const) {
    expect(platformIn('2\u202f000\u00a0×\u00a01\u202f500\u00a0mm', locale)).toBe(text)
    expect(readPlatform(text)).toEqual(rect(2000, 1500))
  }
})
