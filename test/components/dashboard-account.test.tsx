import { act, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { retention } from '#config/retention.ts'
import { sessionAtom, setSessionUser } from '#src/accounts/session.ts'
import { password } from '#test/support/persons.ts'
import { anne } from '#test/support/session-user.ts'
import {
  bodyOf,
  click,
  failing,
  field,
  fillIn,
  openArea,
  part,
  profile,
  says,
  thisDevice,
} from './customer-support.tsx'

const otherDevice = { ...thisDevice, id: 'other', current: false }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  act(() => setSessionUser(anne))
})

test('the language of mails is chosen, and a failure leaves it as it was', async () => {
  const { t, sent } = await openArea({
    'PATCH /profile': failing((call) => ({ ...profile, ...bodyOf(call) })),
  })
  const german = await part('mails').findByRole<HTMLInputElement>('radio', { name: 'Deutsch' })
  const language = () => part('mails').getByRole<HTMLInputElement>('radio', { checked: true }).value
  await click(german)
  await says('mails', t('form.failed'))
  expect(language(), 'as it was').toBe('fr')
  await click(german)
  await says('mails', t('dashboard.saved'))
  expect(sent('PATCH /profile')).toEqual([{ lang: 'de' }, { lang: 'de' }])
  expect(language()).toBe('de')
})

test('the newsletter is switched on and off, and a failure leaves it as it was', async () => {
  const { t, sent } = await openArea({
    'GET /profile/newsletter': () => ({ state: 'confirmed' }),
    'PUT /profile/newsletter': failing((call) => ({
      state: bodyOf(call).subscribed ? 'confirmed' : 'none',
    })),
  })
  const letter = await part('mails').findByRole<HTMLInputElement>('switch')
  const confirmed = t('dashboard.newsletter-confirmed', { email: anne.email })
  await says('mails', confirmed)
  expect(letter.checked).toBe(true)
  await click(letter)
  await says('mails', t('form.failed'))
  expect(letter.checked).toBe(true)
  for (const [text, on] of [
    [t('dashboard.newsletter-none'), false],
    [confirmed, true],
  ] as const) {
    await click(letter)
    await says('mails', text)
    expect(letter.checked).toBe(on)
  }
  expect(sent('PUT /profile/newsletter').map(({ subscribed }) => subscribed)).toEqual([false, false, true])
})

test('a session on another device is ended, and this one is marked', async () => {
  const { t, calls } = await openArea({
    'GET /profile/sessions': () => ({ items: [thisDevice, otherDevice] }),
    'DELETE /profile/sessions/:id': failing(() => null),
  })
  await says('sessions', t('dashboard.this-device'))
  const rows = () => document.querySelectorAll('.dash-session')
  expect(rows()).toHaveLength(2)
  expect(part('sessions').getAllByText(t('dashboard.this-device'))).toHaveLength(1)
  const end = () =>
    act(async () => document.querySelector<HTMLButtonElement>('.dash-session button')?.click())
  await end()
  await says('sessions', t('form.failed'))
  expect(rows()).toHaveLength(2)
  await end()
  await says('sessions', t('dashboard.ended'))
  expect(rows()).toHaveLength(1)
  expect(rows()[0]?.textContent).toContain(t('dashboard.this-device'))
  expect(calls.at(-1)).toMatchObject({ call: { params: { id: 'other' } } })
})

test('a new password needs the criteria and the current one, and ends the other sessions', async () => {
  let items = [thisDevice, otherDevice]
  const { t, sent } = await openArea({
    'GET /profile/sessions': () => ({ items }),
    'POST /profile/password': failing(() => {
      items = [thisDevice]
      return null
    }, 'wrong-password'),
  })
  await says('sessions', t('dashboard.this-device'))
  const change = () => click(part('security').getByRole('button', { name: t('dashboard.change-password') }))
  fillIn({ currentPassword: 'Falsch-1!x', password: 'kurz' })
  await change()
  await waitFor(() => expect(field('password').getAttribute('aria-invalid')).toBe('true'))
  await says('password-error', t('auth.criteria-unmet'))
  expect(sent('POST /profile/password')).toEqual([])
  fillIn({ password: 'Neues-Wort-42!' })
  await change()
  await waitFor(() => expect(field('currentPassword').getAttribute('aria-invalid')).toBe('true'))
  await says('currentPassword-error', t('auth.wrong-password'))
  fillIn({ currentPassword: password })
  await change()
  await says('security', t('dashboard.password-changed'))
  expect(sent('POST /profile/password').at(-1)).toEqual({
    currentPassword: password,
    password: 'Neues-Wort-42!',
  })
  expect([field('currentPassword').value, field('password').value]).toEqual(['', ''])
  await waitFor(() => expect(document.querySelectorAll('.dash-session')).toHaveLength(1))
})

test('the account is erased by the password, after a notice of what is kept', async () => {
  const { t, sent, navigate } = await openArea({
    'DELETE /profile': failing(() => null, 'wrong-password'),
  })
  await says('details', t('dashboard.verified'))
  const link = part('data').getByRole('link', { name: t('dashboard.export-link') })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/profile/export', true])
  await click(part('data').getByRole('button', { name: t('dashboard.delete') }))
  const dialog = within(await screen.findByRole('dialog', { name: t('dashboard.delete') }))
  for (const kept of [
    t('dashboard.kept-requests', { years: retention.request.years }),
    t('dashboard.kept-contracts', { years: retention.contract.years }),
  ])
    expect(document.querySelector('dialog')?.textContent).toContain(kept)
  const erase = () => click(dialog.getByRole('button', { name: t('dashboard.delete-now') }))
  fillIn({ 'deletion-password': 'Falsch-1!x' })
  await erase()
  await says('deletion-password-error', t('auth.wrong-password'))
  expect(getDefaultStore().get(sessionAtom).user).toEqual(anne)
  fillIn({ 'deletion-password': password })
  await erase()
  await waitFor(() => expect(getDefaultStore().get(sessionAtom)).toEqual({ status: 'known', user: null }))
  expect(sent('DELETE /profile')).toEqual([{ password: 'Falsch-1!x' }, { password }])
  expect(navigate).toHaveBeenCalledWith('/', { replace: true })
})

test('an erasure that keeps contracts names each with its last day before the area closes', async () => {
  const contracts = [{ reference: 'DEV-260201-AAAAA', keptUntil: '2036-12-31' }]
  const { t, navigate } = await openArea({ 'DELETE /profile': () => ({ contracts }) })
  await says('details', t('dashboard.verified'))
  await click(part('data').getByRole('button', { name: t('dashboard.delete') }))
  fillIn({ 'deletion-password': password })
  await click(screen.getByRole('button', { name: t('dashboard.delete-now') }))
  const dialog = within(await screen.findByRole('dialog', { name: t('dashboard.erased') }))
  dialog.getByText(/DEV-260201-AAAAA, jusqu’au 31 décembre 2036/)
  expect(navigate).not.toHaveBeenCalled()
  await click(dialog.getByRole('button', { name: t('dashboard.erased-close') }))
  await waitFor(() => expect(getDefaultStore().get(sessionAtom)).toEqual({ status: 'known', user: null }))
})

test('another address is asked for with the password, and the register can be handed over before erasing', async () => {
  const { t, sent } = await openArea({
    'POST /profile/address': failing(() => ({ state: 'requested' }), 'wrong-password'),
    'POST /profile/handover': () => ({ state: 'requested' }),
  })
  await says('details', t('dashboard.verified'))
  const ask = () => click(part('move-account').getByRole('button', { name: t('dashboard.move-account-ask') }))
  fillIn({ 'move-account-email': 'neu@example.org', 'move-account-password': 'Falsch-1!x' })
  await ask()
  await says('move-account-password-error', t('auth.wrong-password'))
  fillIn({ 'move-account-password': password })
  await ask()
  await says('move-account', t('dashboard.move-account-asked'))
  expect(sent('POST /profile/address').at(-1)).toEqual({ email: 'neu@example.org', password })
  await click(part('data').getByRole('button', { name: t('dashboard.delete') }))
  await screen.findByRole('dialog', { name: t('dashboard.delete') })
  fillIn({ 'hand-over-email': 'bernard@example.org', 'hand-over-password': password })
  await click(screen.getByRole('button', { name: t('dashboard.hand-over-ask'), hidden: true }))
  await waitFor(() =>
    expect(document.querySelector('dialog')?.textContent).toContain(t('dashboard.hand-over-asked')),
  )
  expect(sent('POST /profile/handover')).toEqual([{ email: 'bernard@example.org', password }])
})
