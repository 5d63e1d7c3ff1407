import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { FactFields } from '#src/desk/catalogue/model-fields.tsx'
import { renderInSite } from '#test/support/component.tsx'

const [product] = generateCatalogue().products

test('supplies of power are ticked by their names; none is not known', async () => {
  let seen: VariantFacts['power'] = null
  const Form = () => {
    const [facts, setFacts] = useState({ ...product?.variants[0]?.facts, power: ['mains'] } as VariantFacts)
    seen = facts.power
    return <FactFields id="facts" value={facts} onChange={setFacts} />
  }
  await renderInSite(<Form />)
  expect(screen.getByRole('group', { name: 'Alimentation' })).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Batterie ou piles'))
  expect(seen).toEqual(['mains', 'battery'])
  fireEvent.click(screen.getByLabelText('Secteur ou alimentation par câble'))
  expect(seen).toEqual(['battery'])
  fireEvent.click(screen.getByLabelText('Batterie ou piles'))
  expect(seen).toBeNull()
})
