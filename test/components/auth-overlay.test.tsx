import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '#config/accounts.ts'
import { AppError } from '#domain/errors/error.ts'
import { AuthOverlay } from '#src/accounts/auth-overlay.tsx'
import { authDialogAtom, sessionAtom, setSessionUser } from '#src/accounts/session.ts'
import { draftStore } from '#src/forms/form-draft.ts'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { password } from '#test/support/persons.ts'
import { anne } from '#test/support/session-user.ts'
import { click, field, fillIn } from './customer-support.tsx'

const store = getDefaultStore()
const open = (mode: 'login' | 'signup' | null) => act(async () => store.set(authDialogAtom, mode))
const dialog = () => document.querySelector('dialog')
const submit = () => dialog()?.querySelector<HTMLButtonElement>('button[type="submit"]') ?? document.body
/** Escape, as the browser tells a modal dialog. */
const pressEscape = () =>
  act(async () => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })))
const login = { 'login-email': anne.email, 'login-password': password }

async function openOverlay(mode: 'login' | 'signup', answers: Parameters<typeof edgeAnswering>[0] = {}) {
  const edge = edgeAnswering(answers)
  const view = await renderInSite(<AuthOverlay />, edge)
  await open(mode)
  await waitFor(() => expect(dialog()).not.toBeNull())
  return { ...view, calls: edge.calls }
}

beforeEach(() => {
  draftStore('memory').drop('auth')
  act(() => {
    setSessionUser(null)
    store.set(authDialogAtom, null)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const tabs = () => screen.getAllByRole('tab')
const chosen = () => tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
const key = (name: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key: name }))

test('arrow keys, Home and End switch the tabs, wrap around and take the focus along', async () => {
  await openOverlay('login')
  expect(document.activeElement?.id).toBe('login-email')
  tabs()[0]?.focus()
  for (const [name, place] of [
    ['ArrowRight', 1],
    ['ArrowRight', 0],
    ['ArrowLeft', 1],
    ['Home', 0],
    ['End', 1],
  ] as const) {
    await key(name)
    expect([chosen(), tabs().indexOf(document.activeElement as HTMLElement)], name).toEqual([place, place])
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual(place ? [-1, 0] : [0, -1])
  }
})

test('another tab clears errors and passwords, and keeps what else was typed', async () => {
  const { t } = await openOverlay('login')
  fillIn({ 'login-email': 'not an address', 'login-password': 'x' })
  await click(submit())
  await screen.findByText('Adresse email invalide')
  await click(screen.getByRole('tab', { name: t('auth.signup') }))
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
  expect(field('signup-email').value).toBe('not an address')
  fillIn({ 'signup-firstName': 'Anne', 'signup-company': 'Klein', 'signup-password': password })
  await pressEscape()
  expect(dialog()).toBeNull()
  await open('login')
  expect(field('login-password').value).toBe('')
  await click(screen.getByRole('tab', { name: t('auth.signup') }))
  expect(['firstName', 'company', 'password'].map((name) => field(`signup-${name}`).value)).toEqual([
    'Anne',
    'Klein',
    '',
  ])
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  expect(stored).not.toContain('not an address')
  expect(stored).not.toContain(password)
})

test('a pending sign-in shows that it runs, is sent once and completes after Escape', async () => {
  let accept = (_: unknown) => {}
  const { t, calls } = await openOverlay('login', {
    'POST /auth/login': () =>
      new Promise((resolve) => {
        accept = resolve
      }),
  })
  fillIn(login)
  await click(submit())
  await waitFor(() => expect(submit().textContent).toBe('Connexion en cours...'))
  expect(submit().getAttribute('aria-busy')).toBe('true')
  await click(submit())
  await act(async () => void fireEvent.submit(field('login-password')))
  await click(screen.getByRole('button', { name: t('auth.forgot') }))
  await pressEscape()
  expect(dialog()).toBeNull()
  await act(async () => accept({ user: anne }))
  expect(store.get(sessionAtom).user).toEqual(anne)
  expect(calls.map(({ name }) => name)).toEqual(['POST /auth/login'])
})

test('without a network the dialog says so and keeps the input', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { t } = await openOverlay('login', {
    'POST /auth/login': () => {
      throw new AppError('unavailable')
    },
  })
  fillIn(login)
  await click(submit())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('auth.offline')))
  expect(field('login-password').value).toBe(password)
})

test('a new account is signed in at once, and its message closes by itself after two seconds', async () => {
  const { t } = await openOverlay('signup', { 'POST /auth/signup': () => ({ user: anne }) })
  fillIn({
    'signup-firstName': 'Anne',
    'signup-lastName': 'Klein',
    'signup-email': anne.email,
    'signup-password': password,
    'signup-confirmPassword': password,
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await click(submit())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('status').textContent).toBe(t('auth.created'))
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(store.get(sessionAtom).user).toEqual(anne)
  await act(() => vi.advanceTimersByTimeAsync(accounts.successMs - 1))
  expect(dialog()).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(dialog()).toBeNull()
})
