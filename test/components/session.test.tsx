import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import type { SessionUser } from '#domain/accounts/account.ts'
import { sessionAtom, setSessionUser } from '#src/accounts/session.ts'
import { SignedIn } from '#src/accounts/signed-in.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

const anne: SessionUser = {
  uid: 'anne',
  email: 'anne.klein@example.org',
  firstName: 'Anne',
  lastName: 'Klein',
  displayName: 'Anne Klein',
  emailVerified: true,
}
const area = <SignedIn>{(user) => <p>Area of {user.displayName}</p>}</SignedIn>
const session = () => getDefaultStore().get(sessionAtom)

/** One session a tab: its states follow each other in one test, as they do in a browser. */
test('the guard waits, shows the area to its customer, and leads home once nobody is signed in', async () => {
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

test('an edge that cannot say who is signed in leads nobody away, and can be called again', async () => {
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
