import { expect, test } from 'vitest'
import { typeset } from '#domain/assistant/draft.ts'

test.each([
  ['de', 'Etwa 33 km, von 08:00 bis 17:30 Uhr', 'Etwa 33\u00a0km, von 08:00 bis 17:30\u00a0Uhr'],
  ['de', 'Nr. 3-1541, in 24 Stunden', 'Nr.\u00a03-1541, in 24\u00a0Stunden'],
  ['en', 'About 33 km', 'About 33 km'],
  ['en', 'dust-tight ; water : none', 'dust-tight; water: none'],
  ['de', 'staubdicht ; Wasser', 'staubdicht; Wasser'],
  ['fr', 'Oui ; à 33 km : « ici »', 'Oui\u202f; à 33\u00a0km\u00a0: «\u00a0ici\u00a0»'],
] as const)('an answer in %s has no-break spaces: %s', (locale, text, expected) => {
  expect(typeset(text, locale)).toBe(expected)
})
