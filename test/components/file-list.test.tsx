import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import type { ListedFile } from '#domain/files/file.ts'
import { FileList } from '#src/files/file-list.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { click } from './customer-support.tsx'

const file: ListedFile = {
  id: '6f1f9d6e-6d7c-4b52-9d0e-0c7b2f7b6b1a',
  name: 'plaque.pdf',
  type: 'application/pdf',
  size: 1234,
  address: '/api/files/6f1f9d6e-6d7c-4b52-9d0e-0c7b2f7b6b1a',
}

/** The list with one file, whose opening or deletion answers `answer`. */
async function openList(answer: () => unknown, onRemoved?: () => void) {
  const edge = edgeAnswering({ 'GET /files/:id': answer, 'DELETE /files/:id': answer })
  const view = await renderInSite(<FileList files={[file]} {...(onRemoved ? { onRemoved } : {})} />, edge)
  const press = (key: 'attached.open' | 'attached.remove-named') =>
    click(screen.getByRole('button', { name: view.t(key, { name: file.name }) }))
  return { ...view, edge, press }
}

const refuse = (code: 'not-found' | 'unauthenticated') => () => {
  throw new AppError(code)
}

test('a press asks for the address of the file and opens it', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { edge, press } = await openList(() => ({ address: '/files/x?until=1&signature=s' }))
  await press('attached.open')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/files/x?until=1&signature=s'))
  expect(edge.calls).toEqual([{ name: 'GET /files/:id', call: { params: { id: file.id } } }])
  assign.mockRestore()
})

test('a deleted file is reported to the owner of the list', async () => {
  const onRemoved = vi.fn()
  const { press } = await openList(() => null, onRemoved)
  await press('attached.remove-named')
  await waitFor(() => expect(onRemoved).toHaveBeenCalledWith(file))
})

test('a refusal shows a message', async () => {
  const { press, t } = await openList(refuse('not-found'))
  await press('attached.open')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t('attached.failed')))
})

test('an ended session shows no message of its own beside the sign-in dialog', async () => {
  const { press, edge } = await openList(refuse('unauthenticated'))
  await press('attached.open')
  expect(edge.calls).toHaveLength(1)
  expect(screen.getByRole('button', { name: /plaque\.pdf/ }).getAttribute('aria-busy')).not.toBe('true')
  expect(screen.getByRole('status').textContent).toBe('')
})
