import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import { Body } from '#src/newsletter/body.tsx'
import { FooterForm } from '#src/newsletter/footer-form.tsx'
import { NewsletterForm } from '#src/newsletter/newsletter-form.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { findings } from './axe-support.ts'

afterEach(() => history.replaceState(null, '', '/'))

const field = () => screen.getByRole('textbox') as HTMLInputElement
const error = () => document.getElementById('newsletter-error')?.textContent
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const emails = (calls: { call: unknown }[]) =>
  calls.map(({ call }) => (call as { body: { email: string; lang: string } }).body)

test('an invalid address gets an error at its field and is not sent; the corrected one is, and the form can be had again', async () => {
  const { callApi, calls } = edgeAnswering({ 'POST /newsletter': () => null })
  const { t, container } = await renderInSite(<NewsletterForm />, { callApi })
  await press(t('newsletter.subscribe'))
  await waitFor(() => expect(error()).toBe('Champ obligatoire'))
  type('lise@')
  fireEvent.blur(field())
  await waitFor(() => expect(error()).toBe('Adresse email invalide'))
  expect(field().getAttribute('aria-describedby')).toContain('newsletter-error')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(await findings(container)).toEqual([])
  expect(calls).toEqual([])
  type('lise@tippen.example.org')
  await press(t('newsletter.subscribe'))
  const done = (await screen.findByText('Inscription réussie !')).closest('[role=status]')
  expect(done?.textContent).toContain('lise@tippen.example.org')
  expect(document.activeElement).toBe(done)
  expect(emails(calls)).toEqual([{ email: 'lise@tippen.example.org', lang: 'fr' }])
  await press(t('newsletter.again'))
  expect(field().value).toBe('')
})

test('a server error is shown and keeps the address; a retry succeeds', async () => {
  let faults = 1
  const { callApi, calls } = edgeAnswering({
    'POST /newsletter': () => {
      if (faults-- > 0) throw new AppError('unavailable')
      return null
    },
  })
  const { t, container } = await renderInSite(<NewsletterForm />, { callApi })
  type('lise@example.org')
  await press(t('newsletter.subscribe'))
  expect((await screen.findByRole('alert')).textContent).toBe("Une erreur s'est produite")
  expect(field().value).toBe('lise@example.org')
  expect(await findings(container)).toEqual([])
  await press(t('newsletter.subscribe'))
  await screen.findByText('Inscription réussie !')
  expect(emails(calls)).toHaveLength(2)
})

test('after a failure the button of a link can be pressed again; a void link offers the form', async () => {
  let faults = 1
  const { callApi, calls } = edgeAnswering({
    'POST /newsletter/confirm': () => {
      if (faults-- > 0) throw new AppError('unavailable')
      throw new AppError('invalid-token')
    },
    'POST /newsletter': () => null,
  })
  history.replaceState(null, '', '/de/newsletter#confirm=cut')
  const { t, container } = await renderInSite(<Body />, { callApi, locale: 'de', href: '/de/newsletter' })
  expect(screen.getByRole('heading', { name: t('newsletter.confirm-ready') })).toBeTruthy()
  expect(calls, 'opening the link confirms nothing').toEqual([])
  await press(t('newsletter.confirm'))
  expect((await screen.findByRole('alert')).textContent).toBe(t('newsletter.failed'))
  await press(t('failure.retry'))
  const heading = await screen.findByRole('heading', { name: t('newsletter.confirm-invalid') })
  expect(document.activeElement).toBe(heading)
  expect(calls.map(({ name, call }) => [name, (call as { body: unknown }).body])).toEqual(
    Array(2).fill(['POST /newsletter/confirm', { token: 'cut' }]),
  )
  expect(await findings(container)).toEqual([])
  type('again@example.org')
  await press(t('newsletter.subscribe'))
  await screen.findByText(t('newsletter.success'))
  expect(emails(calls.slice(2))).toEqual([{ email: 'again@example.org', lang: 'de' }])
})

test.each([
  ['confirm', 'confirmed'],
  ['confirm', 'already-confirmed'],
  ['unsubscribe', 'unsubscribed'],
] as const)('a link to %s ends as %s, without a form', async (action, state) => {
  const { callApi } = edgeAnswering({ [`POST /newsletter/${action}`]: () => ({ state }) })
  history.replaceState(null, '', `/newsletter#${action}=abc`)
  const { t } = await renderInSite(<Body />, { callApi, href: '/newsletter' })
  await press(t(`newsletter.${action}`))
  const heading = await screen.findByRole('heading', { name: t(`newsletter.${state}`) })
  expect(document.activeElement).toBe(heading)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the page of the newsletter has one form: its own, and none in the footer', async () => {
  const { rerender, container } = await renderInSite(<FooterForm />, {
    href: '/newsletter?x=1',
    locale: 'fr',
  })
  expect(container.textContent).toBe('')
  rerender(<Body />)
  expect(within(container).getAllByRole('textbox')).toHaveLength(1)
})
