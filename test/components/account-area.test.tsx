import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import { AccountArea } from '#src/accounts/account-area.tsx'
import { loadSession, sessionAtom, setSessionUser } from '#src/accounts/session.ts'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

// happy-dom has no popovers.
Object.assign(HTMLElement.prototype, { hidePopover: () => {} })

const anne: SessionUser = {
  uid: 'anne',
  email: 'anne.klein@example.org',
  firstName: 'Anne',
  lastName: 'Klein',
  displayName: 'Anne Klein',
  emailVerified: false,
}

afterEach(() => vi.useRealTimers())

/** A session request that is answered by hand. */
function heldSession() {
  let answer = (_: { user: SessionUser | null }) => {}
  const edge = edgeAnswering({
    'GET /auth/session': () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  return { edge, answer: (user: SessionUser | null) => act(async () => answer({ user })) }
}

const account = () => document.querySelector('.account')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** One session per tab, and so per file: the tests walk through its states in order, as a browser does. */
test('the header shows loading, after three seconds signed out, and accepts a late session response', async () => {
  vi.useFakeTimers()
  const { edge, answer } = heldSession()
  await renderInSite(<AccountArea />, edge)
  expect(account()).toBe('Chargement...')
  await pass(2900)
  expect(account()).toBe('Chargement...')
  await pass(200)
  expect(account()).toBe('Connexion')
  await pass(3000)
  await answer(anne)
  expect(account()).toContain('Anne')
})

test('an older session response does not sign out a user who signed in meanwhile', async () => {
  const { edge, answer } = heldSession()
  act(() => setSessionUser(null))
  await renderInSite(<AccountArea />, edge)
  act(() => void loadSession(edge.callApi, { again: true }))
  act(() => setSessionUser(anne))
  expect(account()).toContain('Anne')
  await answer(null)
  expect(account()).toContain('Anne')
})

test('a failed session request signs nobody out, and is repeated when the server says', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers()
  let failures = 1
  const edge = edgeAnswering({
    'GET /auth/session': () => {
      if (failures-- > 0) throw new AppError('unavailable', { retryAfterSeconds: 7 })
      return { user: { ...anne, firstName: 'Anne-Marie' } }
    },
  })
  act(() => setSessionUser(anne))
  await renderInSite(<AccountArea />, edge)
  await act(() => loadSession(edge.callApi, { again: true }))
  expect(warn).toHaveBeenCalledWith('session', expect.anything())
  expect(document.querySelector('.account-name')?.textContent).toBe('Anne')
  await pass(6900)
  expect(edge.calls).toHaveLength(1)
  await pass(200)
  expect(edge.calls).toHaveLength(2)
  expect(document.querySelector('.account-name')?.textContent).toBe('Anne-Marie')
  warn.mockRestore()
})

test('a failed sign-out is only logged: the session and the name stay', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const edge = edgeAnswering({
    'POST /auth/logout': () => {
      throw new AppError('unavailable')
    },
  })
  act(() => setSessionUser(anne))
  const { t, navigate } = await renderInSite(<AccountArea />, edge)
  await act(async () => screen.getByRole('button', { name: t('session.sign-out') }).click())
  await waitFor(() => expect(warn).toHaveBeenCalledWith('logout', expect.anything()))
  expect(account()).toContain('Anne')
  expect(getDefaultStore().get(sessionAtom)).toEqual({ status: 'known', user: anne })
  expect(navigate).not.toHaveBeenCalled()
  warn.mockRestore()
})

test.each([
  [{}, 'Anne'],
  [{ firstName: '' }, 'Anne Klein'],
  [{ firstName: '', displayName: '' }, 'Client'],
])('the header shows the first name, else the full name, else a generic word (%o)', async (known, shown) => {
  act(() => setSessionUser({ ...anne, ...known }))
  await renderInSite(<AccountArea />)
  expect(document.querySelector('.account-name')?.textContent).toBe(shown)
})
