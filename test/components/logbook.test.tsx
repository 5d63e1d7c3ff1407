import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Logbook } from '#domain/scales/logbook-lines.ts'
import { LogbookPage } from '#src/scales/logbook.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { click, failing } from './customer-support.tsx'
import { scale } from './register-support.ts'

const empty: Logbook = {
  scale: scale({ lastVerifiedOn: null }),
  product: null,
  registeredAt: '2026-01-05T09:00:00.000Z',
  request: null,
  history: [],
}
const open = (answer: (call: unknown) => unknown) =>
  renderInSite(<LogbookPage id="one" />, edgeAnswering({ 'GET /profile/scales/:id/logbook': answer }))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

test('a logbook that cannot be read is read again by its button', async () => {
  const { t, container } = await open(failing(() => empty))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(t('failure.text')))
  await click(screen.getByRole('button', { name: t('failure.retry') }))
  await waitFor(() => expect(container.textContent).toContain(t('logbook.empty')))
  expect(container.textContent).toContain(empty.scale.serial)
})

test('the logbook of another person is unknown, and offers no second try', async () => {
  const { t, container } = await open(failing(() => empty, 'not-found'))
  await waitFor(() => expect(container.textContent).toContain(t('logbook.unknown')))
  expect(screen.queryByRole('button')).toBeNull()
  expect(container.textContent).not.toContain(empty.scale.serial)
})
