import { expect, test } from 'vitest'
import { validUntil } from '#domain/assistant/valid-until.ts'

test.each([
  ['Ma vignette est valable jusqu’en juin 2026', '2026-06-30'],
  ['ma vignette dit 03/2026', '2026-03-31'],
  ['daneben klebt « geeicht bis 2027 »', '2027-12-31'],
  ['vignette valable jusqu’au 31/12/2027, c’est bon ?', '2027-12-31'],
  ['ma vérification a expiré en mars 2026', '2026-03-31'],
  ['The sticker expires in May 2027', '2027-05-31'],
  ['Meine Eichung gilt bis Ende 2026', '2026-12-31'],
  ['Meine Eichung ist 2024 abgelaufen', '2024-12-31'],
])('%s names the end of the validity', (text, last) => {
  expect(validUntil(text)?.last).toBe(last)
})

test.each([
  'Vérifiée en mars 2025, valable jusqu’à quand ?',
  'verified in June 2025, valid until when?',
  'Noch gültig bis wann? Geeicht 2023',
  'Ist meine Eichung von 2023 noch gültig?',
  'Ist sie abgelaufen? Letzte Prüfung Mai 2024',
])('%s names the day of a verification', (text) => {
  expect(validUntil(text)).toBeNull()
})
