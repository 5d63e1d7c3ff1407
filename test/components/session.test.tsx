import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import type { SessionUser } from '#domain/accounts/account.ts'
import { sessionAtom, setSessionUser } from '#src/accounts/session.ts'
import { SignedIn } from '#src/accounts/signed-in.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { anne } from '#test/support/session-user.ts'

const area = <SignedIn>{(user) => <p>Area of {user.displayName}</p>}</SignedIn>
const session = () => getDefaultStore().get(sessionAtom)

/** One session per tab: the test walks through its states in order, as a browser does. */
test('the guard waits, renders the area for its customer, and redirects home after sign-out', async () => {
  let answer = (_: { user: SessionUser | null }) => {}
  const edge = edgeAnswering({
    'GET /auth/session': () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const { t, navigate } = await renderInSite(area, edge)
  expect(screen.getByRole('status').textContent).toBe(t('loading'))
  expect(screen.queryByText(/Area of/)).toBeNull()

  await act(async () => answer({ user: anne }))
  expect(screen.getByText('Area of Anne Klein')).toBeTruthy()
  expect(navigate).not.toHaveBeenCalled()

  act(() => setSessionUser(null))
  expect(screen.queryByText(/Area of/)).toBeNull()
  expect(navigate).toHaveBeenCalledWith('/', { replace: true })
})

test('a failed session request redirects nobody, and can be retried', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  act(() => getDefaultStore().set(sessionAtom, { status: 'unreachable', user: null }))
  const edge = edgeAnswering({ 'GET /auth/session': () => ({ user: anne }) })
  const { t, navigate } = await renderInSite(area, edge)
  expect(screen.getByRole('alert').textContent).toBe(t('dashboard.unreachable-text'))
  expect(navigate).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: t('failure.retry') }).click())
  await waitFor(() => expect(screen.getByText('Area of Anne Klein')).toBeTruthy())
  expect(session()).toEqual({ status: 'known', user: anne })
  warn.mockRestore()
})
