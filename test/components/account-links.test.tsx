import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import { ResetBody } from '#src/accounts/reset-body.tsx'
import { authDialogAtom, setSessionUser } from '#src/accounts/session.ts'
import { VerifyBody } from '#src/accounts/verify-body.tsx'
import { forgetLinkToken } from '#src/forms/link-token.ts'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { password } from '#test/support/persons.ts'
import { bodyOf, click, failing, field, fillIn } from './customer-support.tsx'

const reset = 'POST /auth/password-reset/confirm'
const refused = () => {
  throw new AppError('invalid-token')
}
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const heading = (name: string) =>
  screen.findByRole('heading', { name: (found) => plain(found) === plain(name) })
const press = (name: string) => click(screen.getByRole('button', { name }))
const typePassword = (typed: string) => fillIn({ 'reset-password': typed, 'reset-confirmPassword': typed })

/** Opens the page behind a link, with this fragment. */
async function open(
  page: 'reset' | 'verify',
  hash: string,
  answers: Parameters<typeof edgeAnswering>[0] = {},
) {
  const edge = edgeAnswering({ 'GET /auth/session': () => ({ user: null }), ...answers })
  history.replaceState(null, '', `/${page}${hash}`)
  const view = await renderInSite(page === 'reset' ? <ResetBody /> : <VerifyBody />, edge)
  const sent = (name: string) =>
    edge.calls.filter((call) => call.name === name).map(({ call }) => bodyOf(call))
  return { ...view, sent }
}

beforeEach(() => {
  act(() => {
    setSessionUser(null)
    getDefaultStore().set(authDialogAtom, null)
  })
  for (const name of ['reset-password', 'verify-email']) forgetLinkToken(name)
})

test('without a token the page asks for the address', async () => {
  const { t } = await open('reset', '')
  await heading(t('reset.request'))
})

test('an empty token that comes while the page is open is invalid', async () => {
  const { t } = await open('reset', '')
  await heading(t('reset.request'))
  await act(async () => {
    history.replaceState(null, '', '#token=')
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
  await heading(t('reset.invalid'))
})

test('a server error keeps the new password and the link', async () => {
  const { t, sent } = await open('reset', '#token=abc', { [reset]: failing(() => null) })
  typePassword(password)
  await press(t('reset.save'))
  expect((await screen.findByRole('alert')).textContent).toContain(
    "Une erreur s'est produite. Veuillez réessayer.",
  )
  expect(field('reset-confirmPassword').value).toBe(password)
  await press(t('reset.save'))
  await heading(t('reset.done'))
  expect(sent(reset)).toEqual(Array(2).fill({ token: 'abc', password }))
})

test('a refused password is blamed at its field, and the link stays', async () => {
  const { t, sent } = await open('reset', '#token=abc', { [reset]: failing(() => null, 'weak-password') })
  typePassword('Password1!')
  await press(t('reset.save'))
  await screen.findByText('Le mot de passe est trop faible')
  expect(field('reset-password').value).toBe('Password1!')
  typePassword(password)
  await press(t('reset.save'))
  await heading(t('reset.done'))
  expect(sent(reset).map(({ token }) => token)).toEqual(['abc', 'abc'])
})

test('a used link offers a new one, which needs a valid address', async () => {
  const { t, sent } = await open('reset', '#token=abc', {
    [reset]: refused,
    'POST /auth/password-reset': () => null,
  })
  typePassword(password)
  await press(t('reset.save'))
  const invalid = await heading(t('reset.invalid'))
  expect(document.activeElement).toBe(invalid)
  fillIn({ 'reset-email': 'anne' })
  await press(t('reset.send'))
  await screen.findByText('Adresse email invalide')
  fillIn({ 'reset-email': 'anne@example.org' })
  await press(t('reset.send'))
  await heading('Email de réinitialisation envoyé !')
  expect(sent('POST /auth/password-reset')).toEqual([{ email: 'anne@example.org' }])
})

test('an invalid verification link leads to the sign-in dialog', async () => {
  const { t } = await open('verify', '#token=cut', { 'POST /auth/verification/confirm': refused })
  await press(t('verify.confirm'))
  const invalid = await heading(t('verify.invalid'))
  expect(document.activeElement).toBe(invalid)
  await press(t('auth.sign-in'))
  await waitFor(() => expect(getDefaultStore().get(authDialogAtom)).toBe('login'))
})

test.each([
  ['address', 'POST /profile/address/confirm', () => ({ email: 'a@example.org' }), 'verify.address-done'],
  [
    'handover',
    'POST /profile/handover/confirm',
    () => ({ state: 'waiting', count: 0 }),
    'verify.handover-waiting',
  ],
  [
    'handover',
    'POST /profile/handover/confirm',
    () => ({ state: 'handed-over', count: 2 }),
    'verify.handover-done',
  ],
] as const)('the link #%s is sent by a click and says what became of it', async (name, call, answer, end) => {
  const { t, sent } = await open('verify', `#${name}=abc`, { [call]: answer })
  await press(t(`verify.${name}-confirm`))
  await heading(t(end))
  expect(sent(call)).toEqual([{ token: 'abc' }])
})

test('a new address that has an account already says so', async () => {
  const { t } = await open('verify', '#address=abc', {
    'POST /profile/address/confirm': () => {
      throw new AppError('email-already-in-use')
    },
  })
  await press(t('verify.address-confirm'))
  await heading(t('verify.address-taken'))
})
