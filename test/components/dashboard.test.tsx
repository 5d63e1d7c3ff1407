import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import type { ListedQuote } from '#domain/quote-requests/account-quote.ts'
import { authDialogAtom, sessionAtom, setSessionUser } from '#src/accounts/session.ts'
import { OwnRequest } from '#src/quote-requests/own-request.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
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

const request: ListedQuote = {
  reference: 'DEV-260105-ABCDE',
  createdAt: '2026-01-05T09:00:00.000Z',
  state: 'received',
  asGuest: false,
  startedBy: '',
  company: '',
  name: 'Anne Klein',
  message: 'Une balance ?',
  items: [],
  services: [],
  configuration: null,
  estimate: null,
  offer: null,
}
const requests = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    ...request,
    reference: `DEV-260105-${from + i}`,
    message: `Demande ${from + i}`,
  }))

const skeletons = () => document.querySelectorAll('.answer-skeleton')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  act(() => {
    setSessionUser(anne)
    getDefaultStore().set(authDialogAtom, null)
  })
})

test('each part shows that it loads, and one that fails is retried alone', async () => {
  let answer = (_: unknown) => {}
  const held = new Promise((resolve) => {
    answer = resolve
  })
  const { t, calls } = await openArea({
    'GET /profile/quotes': () => held,
    'GET /profile/sessions': failing(() => ({ items: [thisDevice] })),
  })
  await says('details', t('dashboard.verified'))
  expect(skeletons()).toHaveLength(1)
  expect(part('requests').getByText(t('loading'))).toBeTruthy()
  await act(async () => answer({ items: [], nextCursor: null }))
  expect(skeletons()).toHaveLength(0)
  expect(part('sessions').getByRole('alert').textContent).toContain(t('failure.text'))
  const before = calls.length
  await click(part('sessions').getByRole('button', { name: t('failure.retry') }))
  await says('sessions', t('dashboard.this-device'))
  expect(calls.slice(before).map(({ name }) => name)).toEqual(['GET /profile/sessions'])
})

test('a failed session request is reported under a heading, and can be retried', async () => {
  act(() => getDefaultStore().set(sessionAtom, { status: 'unreachable', user: null }))
  const { t, navigate } = await openArea({ 'GET /auth/session': () => ({ user: anne }) })
  expect(screen.getByRole('heading', { name: t('dashboard.unreachable') })).toBeTruthy()
  await click(screen.getByRole('button', { name: t('failure.retry') }))
  await says('details', t('dashboard.verified'))
  expect(navigate).not.toHaveBeenCalled()
})

test('a spinner is shown while the session is loading', async () => {
  act(() => getDefaultStore().set(sessionAtom, { status: 'loading', user: null }))
  const { t } = await openArea({ 'GET /auth/session': () => new Promise(() => {}) })
  expect(screen.getByRole('status').textContent).toBe(t('loading'))
  expect(document.querySelectorAll('.spinner')).toHaveLength(1)
})

test('whoever closes the question for a lost session is a guest on the home page', async () => {
  const { navigate } = await openArea()
  const dialog = () => getDefaultStore().get(authDialogAtom)
  await act(async () => getDefaultStore().set(sessionAtom, { status: 'known', user: null, lost: anne }))
  expect([dialog(), field('city').value]).toEqual(['login', ''])
  expect(navigate).not.toHaveBeenCalled()
  await act(async () => getDefaultStore().set(authDialogAtom, null))
  expect(navigate).toHaveBeenCalledWith('/', { replace: true })
  expect(document.querySelector('.dash')).toBeNull()
})

test('the profile lists missing fields, validates the input and keeps it after an error', async () => {
  let stored = profile
  const change = (call: unknown) => {
    stored = { ...stored, ...bodyOf(call) }
    return stored
  }
  const { t, sent } = await openArea({ 'PATCH /profile': failing(change) })
  await says('details', t('dashboard.missing'))
  const missing = part('details').getByRole('link', { name: t('dashboard.field-city') })
  expect(missing.getAttribute('href')).toBe('#city')
  fillIn({ city: 'Saverne', company: 'Fromagerie', phone: '03 88 00 11 22', address: '3 rue du Lait' })
  fillIn({ siret: '73282932000075', postalCode: '67700' })
  fireEvent.blur(field('siret'))
  await waitFor(() => expect(field('siret-error').textContent).toContain(t('form.invalid-siret')))
  const save = () => click(part('details').getByRole('button', { name: t('dashboard.save') }))
  await save()
  await waitFor(() => expect(document.activeElement?.className).toContain('form-problems'))
  const problem = part('details').getByRole('link', { name: t('dashboard.field-siret') })
  expect(problem.getAttribute('href')).toBe('#siret')
  expect(sent('PATCH /profile')).toEqual([])
  fillIn({ siret: '73282932000074' })
  fireEvent.blur(field('siret'))
  expect(field('siret').value).toBe('732\u00a0829\u00a0320\u00a000074')

  await save()
  await waitFor(() => expect(part('details').getByRole('alert').textContent).toContain(t('form.failed')))
  expect(field('city').value).toBe('Saverne')
  await save()
  await says('details', t('dashboard.saved'))
  expect(part('details').getByText(t('dashboard.complete'))).toBeTruthy()
  expect(sent('PATCH /profile').at(-1)).toEqual({
    city: 'Saverne',
    company: 'Fromagerie',
    phone: '03 88 00 11 22',
    address: '3 rue du Lait',
    postalCode: '67700',
    siret: '73282932000074',
  })
  fillIn({ firstName: 'Annette' })
  await save()
  await screen.findByText(t('dashboard.hello', { name: 'Annette' }))
  expect(sent('PATCH /profile').at(-1)).toEqual({ firstName: 'Annette' })
})

test('the link that confirms the address is sent again, and a second one only later', async () => {
  const { t } = await openArea({
    'GET /profile': () => ({ ...profile, emailVerified: false }),
    'POST /profile/verification': failing(() => null, 'too-many-requests'),
  })
  await says('requests', t('dashboard.no-requests'))
  const again = () => click(part('details').getByRole('button', { name: t('dashboard.verify-again') }))
  await again()
  await says('details', t('dashboard.verify-often'))
  await again()
  await says('details', t('dashboard.verify-sent'))
})

test('a request is listed with what was asked for and who sent it, and can be ordered again', async () => {
  const item = {
    productId: 'montevigne-c3',
    productName: 'C3',
    brand: 'Montevigne',
    quantity: 3,
    price: null,
    maxUg: null,
    eUg: null,
    accuracyClass: null,
    item: {
      productId: 'montevigne-c3',
      productName: 'C3',
      productImage: '/favicon.svg',
      variant: null,
      accessories: [],
      quantity: 3,
      lang: 'fr' as const,
    },
  }
  const asked = { ...request, asGuest: true, items: [item] }
  const { t, onOrderAgain, scales } = await openArea({
    'GET /profile/quotes': () => ({ items: [asked, ...requests(1, 1)], nextCursor: null }),
  })
  await says('requests', t('request.as-guest'))
  const rows = [...document.querySelectorAll('.dash-request')]
  expect(rows.map(({ textContent }) => textContent?.includes(t('request.as-guest')))).toEqual([true, false])
  expect(document.querySelector('.dash-asked')?.textContent).toBe(`${t('request.times', { count: 3 })} C3`)
  const again = part('requests').getAllByRole('button', { name: new RegExp(`^${t('request.order-again')}`) })
  expect(again, 'nothing to order in a message').toHaveLength(1)
  for (const button of again) await click(button)
  expect(onOrderAgain).toHaveBeenCalledExactlyOnceWith(asked)
  const known = { quotedItems: [item], person: profile }
  expect(scales, 'an instrument can be added from it').toHaveBeenLastCalledWith(
    expect.objectContaining(known),
  )
})

test('what waits for a decision stands first, with its sum and its last day', async () => {
  const offered = {
    ...request,
    ...{ reference: 'DEV-260101-OLDER', state: 'offered' as const },
    offer: { grossCents: 127_560, validUntil: '2026-01-31' },
  }
  const { t } = await openArea({
    'GET /profile/quotes': () => ({ items: [...requests(1, 2), offered], nextCursor: null }),
  })
  await says('requests', t('dashboard.decide-by', { day: '31\u00a0janvier 2026' }))
  const [first] = document.querySelectorAll('.dash-request')
  expect(first?.textContent).toContain('DEV-260101-OLDER')
  expect(first?.textContent?.replaceAll(/\s/g, ' ')).toContain('1 275,60 € TTC')
})

test('older requests load on demand, and what failed to load is asked for again', async () => {
  const page = (call: unknown) => {
    const { cursor } = (call as { query: { cursor?: string } }).query
    return cursor === 'older'
      ? { items: requests(21, 22), nextCursor: null }
      : { items: requests(1, 20), nextCursor: 'older' }
  }
  const older = failing(page)
  let calls = 0
  const { t } = await openArea({ 'GET /profile/quotes': (call) => (calls++ ? older(call) : page(call)) })
  const rows = () => document.querySelectorAll('.dash-request')
  await waitFor(() => expect(rows()).toHaveLength(20))
  const more = () => part('requests').queryByRole('button', { name: t('dashboard.more') })
  const press = () => act(async () => more()?.click())
  await press()
  await says('requests', t('form.failed'))
  expect(rows()).toHaveLength(20)
  await press()
  await waitFor(() => expect(rows()).toHaveLength(22))
  expect([...rows()].at(-1)?.textContent).toContain('Demande 22')
  expect(more()).toBeNull()
})

test('an unknown request is named as such', async () => {
  const unknown = () => {
    throw new AppError('not-found')
  }
  const element = <OwnRequest reference="DEV-260101-AAAAA" onOrderAgain={() => {}} />
  const { t } = await renderInSite(element, edgeAnswering({ 'GET /profile/quotes/:reference': unknown }))
  await screen.findByText(t('dashboard.unknown-request'))
})
