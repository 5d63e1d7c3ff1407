import { expect, test } from 'vitest'
import { formatPhone, phoneLink } from '#domain/forms/phone.ts'

test.each([
  ['+33353010167', '03\u00a053\u00a001\u00a001\u00a067'],
  ['+33 3 53 01 01 67', '03\u00a053\u00a001\u00a001\u00a067'],
  ['+33 3 53 01 01 67 poste 12', '03\u00a053\u00a001\u00a001\u00a067 poste 12'],
  ['+33 3 53 01 01 67,,12#', '03\u00a053\u00a001\u00a001\u00a067,,12#'],
])('the French number %j is shown in pairs joined by no-break spaces, with its extension', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})

test.each(['en', 'de'] as const)(
  'who reads another language sees the number as one dials it (%s)',
  (locale) => {
    expect(formatPhone('+33353010167', locale)).toBe('+33\u00a03\u00a053\u00a001\u00a001\u00a067')
    expect(formatPhone('+33353010167', 'fr')).toBe('03\u00a053\u00a001\u00a001\u00a067')
    expect(formatPhone('+49 7851 12345', locale)).toBe('+49 7851 12345')
  },
)

test.each([
  '+49 7851 12345',
  '+49785112345',
  '+3335301016',
  '+333530101677',
  '03 53 01 01 67',
  '07221 1234-0',
  '',
])('%j is shown unchanged', (phone) => {
  expect(formatPhone(phone)).toBe(phone)
})

test.each([
  ['+33 3 53 01 01 67 poste 12', 'tel:+33353010167'],
  ['+33353010167', 'tel:+33353010167'],
  ['Standard : +49 7221 1234-0 Apparat 7', 'tel:+49722112340'],
  ['03 53 01 01 67', null],
  ['07221 1234-0', null],
  ['+12 34', null],
  ['+1234567890123456', null],
  ['', null],
])('%j is called at %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})
