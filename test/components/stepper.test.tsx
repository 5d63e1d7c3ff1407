import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from '#src/quotes/stepper.tsx'
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
    fireEvent.blur(input)
    expect([input.value, input.getAttribute('aria-invalid'), seen]).toEqual(['1', null, []])
  },
)
