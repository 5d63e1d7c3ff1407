import { expect, test } from 'vitest'
import { interfaceList, interfaceName, servesInterface } from '#domain/catalogue/interface-name.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

test.each([
  ['Wi-Fi', 'de', 'WLAN'],
  ['Wi-Fi', 'fr', 'Wi-Fi'],
  ['Fibre optic', 'fr', 'fibre optique'],
  ['Fibre optic', 'en', 'fibre optic'],
  ['Radio 868 MHz', 'en', '868\u00a0MHz radio'],
  ['Radio 433/868 MHz', 'de', 'Funk 433/868\u00a0MHz'],
  ['RS-232', 'de', 'RS-232'],
  ['4-20 mA', 'en', '4–20\u00a0mA'],
] as const)('%s is called in %s: %s', (name, locale, expected) => {
  expect(interfaceName(name, serverTexts(locale))).toBe(expected)
})

test.each([
  ['fr', 'Radio 868\u00a0MHz, fibre optique'],
  ['en', '868\u00a0MHz radio, fibre optic'],
  ['de', 'Funk 868\u00a0MHz, Lichtwellenleiter'],
] as const)('a list in %s begins with a capital', (locale, expected) => {
  expect(interfaceList(['Radio 868 MHz', 'Fibre optic'], serverTexts(locale))).toBe(expected)
})

test.each([
  ['computer', 'RS-232 ; USB', true],
  ['computer', 'Radio 868 MHz', false],
  ['wireless', 'Radio 868 MHz', true],
  ['wireless', 'USB', false],
  ['USB', 'RS-232, USB', true],
])('what is asked for as %s is served by « %s »: %s', (name, stated, serves) => {
  expect(servesInterface(name, stated)).toBe(serves)
})
