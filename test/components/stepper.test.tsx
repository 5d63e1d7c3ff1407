import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from '#src/quote-list/stepper.tsx'
import { renderInSite } from '#test/support/component.tsx'

const seen: number[] = []
function Line() {
  const [quantity, setQuantity] = useState(1)
  const change = (next: number) => {
    seen.push(next)
    setQuantity(next)
  }
  return <Stepper name="P1" quantity={quantity} onChange={change} />
}

async function field(): Promise<HTMLInputElement> {
  seen.length = 0
  await renderInSite(<Line />)
  return screen.getByRole('spinbutton')
}
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })

test('an emptied field stays empty until a number is typed, which then stands alone', async () => {
  const input = await field()
  type(input, '')
  expect(input.value).toBe('')
  type(input, '5')
  fireEvent.blur(input)
  expect([input.value, seen]).toEqual(['5', [5]])
})

test.each(['3.7', '0', '-3', '1000000000'])(
  '%s is marked as no quantity, changes nothing, and gives way to the last one',
  async (typed) => {
    const input = await field()
    type(input, typed)
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual([typed, 'true'])
    expect(screen.getByRole('alert').textContent).toContain('de 1 à')
    fireEvent.blur(input)
    expect([input.value, input.getAttribute('aria-invalid'), seen]).toEqual(['1', null, []])
  },
)

test('a number that grows too large gives way to the quantity before it was typed', async () => {
  const input = await field()
  fireEvent.focus(input)
  for (const typed of ['1000', '10000']) type(input, typed)
  fireEvent.blur(input)
  expect([input.value, seen]).toEqual(['1', [1000, 1]])
})

test('a press selects what is there, so that typing replaces it', async () => {
  const input = await field()
  let selected = 0
  input.select = () => void selected++
  fireEvent.click(input)
  expect(selected).toBe(1)
})
