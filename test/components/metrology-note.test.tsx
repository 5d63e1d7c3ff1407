import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kindTexts } from '#seed/all-texts.ts'
import { MetrologyNote } from '#src/catalogue/metrology-note.tsx'
import { renderInSite } from '#test/support/component.tsx'

test.each([
  ['weights', /masse étalon n’est pas un instrument de pesage/],
  ['indicator', /partie d’un instrument de pesage/],
  ['loadcell', /partie d’un instrument de pesage/],
  ['checkweigher', /directive 2014\/32\/UE/],
])('the note on %s names the law that applies instead of forbidding regulated use', async (kind, text) => {
  await renderInSite(<MetrologyNote product={{ subcategory: kind, variants: [] }} />)
  expect(Object.keys(kindTexts)).toContain(kind)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(/vérifié périodiquement/)).toBeNull()
})

test('the note on a scale says what regulated use requires', async () => {
  await renderInSite(<MetrologyNote product={{ subcategory: 'bench', variants: [] }} />)
  expect(screen.getByText(/vérifié périodiquement/)).toBeTruthy()
})
