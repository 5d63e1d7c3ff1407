import { expect, test } from 'vitest'
import { interfaceName } from '#domain/catalogue/interface-name.ts'

test.each([
  ['Wi-Fi', 'de', 'WLAN'],
  ['Wi-Fi', 'fr', 'Wi-Fi'],
  ['Fibre optic', 'fr', 'fibre optique'],
  ['Fibre optic', 'en', 'Fibre optic'],
  ['RS-232', 'de', 'RS-232'],
] as const)('%s is called in %s: %s', (name, locale, expected) => {
  expect(interfaceName(name, locale)).toBe(expected)
})
