import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import { SearchField } from '#src/catalogue/search-field.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

const warn = vi.fn()
beforeEach(() => {
  warn.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})

test('while no suggestions are answered there is no list, and Enter is left to the form', async () => {
  const edge = edgeAnswering({
    'GET /suggestions': () => {
      throw new AppError('unavailable')
    },
  })
  await renderInSite(<SearchField q="" />, edge)
  const field = screen.getByRole('searchbox')
  await act(async () => field.focus())
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'))
  fireEvent.input(field, { target: { value: 'bakery' } })
  await waitFor(() => expect(warn).toHaveBeenCalledWith('suggestions', expect.any(AppError)))
  expect(edge.calls.map(({ call }) => call)).toMatchObject([{ query: { q: 'bakery' } }])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(fireEvent.keyDown(field, { key: 'Enter' }), 'the key is left to the form').toBe(true)
  expect(field).toHaveProperty('value', 'bakery')
})
