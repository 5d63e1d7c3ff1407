import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setSessionUser } from '#src/accounts/session.ts'
import { ContactView } from '#src/pages/contact-view.tsx'
import { QuoteView } from '#src/pages/quote-view.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { anne } from '#test/support/session-user.ts'
import { click, field, fillIn, profile } from './customer-support.tsx'

const known = {
  ...profile,
  company: 'Fromagerie',
  phone: '+33388001122',
  city: 'Saverne',
  postalCode: '67700',
}
const values = (...names: string[]) => names.map((name) => field(name).value)

beforeEach(() => act(() => setSessionUser(anne)))

test('the quote form is filled in from the profile, and never over what was typed', async () => {
  const edge = edgeAnswering({ 'GET /profile': () => known })
  const quote = <QuoteView questions={[]} />
  const { t, unmount, container } = await renderInSite(quote, edge)
  await waitFor(() => expect(container.textContent).toContain(t('form.from-profile')))
  expect(values('name', 'email', 'company', 'phone', 'zipCode', 'city', 'address', 'country')).toEqual([
    'Anne Klein',
    anne.email,
    'Fromagerie',
    '+33388001122',
    '67700',
    'Saverne',
    '',
    'France',
  ])
  fillIn({ name: 'Bernard Muller', city: '' })
  unmount()
  await renderInSite(quote, edge)
  await waitFor(() => expect(values('name', 'email')).toEqual(['Bernard Muller', anne.email]))
})

test('a profile that comes late leaves what was typed, and fills in the next form', async () => {
  let answer = (_: typeof known) => {}
  const edge = edgeAnswering({
    'GET /profile': () =>
      new Promise((resolve) => {
        answer = resolve
      }),
    'POST /contact': () => ({ reference: 'MSG-1' }),
  })
  const { t, container } = await renderInSite(<ContactView sent={null} questions={[]} />, edge)
  fillIn({ name: 'Claire' })
  await act(async () => answer(known))
  expect(container.textContent).toContain(t('form.from-profile'))
  expect(values('name', 'email')).toEqual(['Claire', anne.email])
  fillIn({ subject: 'Rappel', message: 'Merci de me rappeler.' })
  await click(screen.getByRole('button', { name: t('contact.send') }))
  await click(await screen.findByRole('button', { name: t('contact.again') }))
  expect(values('name', 'email')).toEqual(['Anne Klein', anne.email])
})
