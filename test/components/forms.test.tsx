import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContactForm } from '#src/contact/contact-form.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { failing, field, fillIn } from './customer-support.tsx'

const typed = { name: 'Anne Klein', email: 'anne@example.org', subject: 'Question', message: 'Bonjour' }
const form = <ContactForm suggestion="" subject="" prefill={null} />

const fieldValue = (name: string) => field(name).value
const press = () =>
  act(async () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click())

test('repeated presses send the form once, and the reference is shown', async () => {
  let accept = (_: { reference: string }) => {}
  const edge = edgeAnswering({
    'POST /contact': () =>
      new Promise((resolve) => {
        accept = resolve
      }),
  })
  const { t } = await renderInSite(form, edge)
  fillIn(typed)
  await press()
  await waitFor(() => expect(edge.calls).toHaveLength(1))
  await press()
  await press()
  const button = screen.getByRole('button', { name: t('form.sending') })
  expect([button.getAttribute('aria-busy'), edge.calls.length]).toEqual(['true', 1])
  await act(async () => accept({ reference: 'MSG-1' }))
  expect(screen.getByRole('status').textContent).toContain('MSG-1')
  expect(edge.calls[0]?.call).toMatchObject({
    body: { ...typed, lang: 'fr' },
    idempotencyKey: expect.any(String),
  })
})

test('an error is shown at its field, the focus moves to the summary, and nothing is sent', async () => {
  const edge = edgeAnswering({})
  await renderInSite(form, edge)
  fillIn({ ...typed, email: 'anne' })
  await press()
  await waitFor(() => expect(document.getElementById('email')?.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement?.className).toContain('form-problems')
  expect(edge.calls).toEqual([])
})

test.each([false, true])(
  'after a server error the input stays, and the same content is sent under the same key (reload: %s)',
  async (reloaded) => {
    const edge = edgeAnswering({ 'POST /contact': failing(() => ({ reference: 'MSG-2' })) })
    const first = await renderInSite(form, edge)
    fillIn({ ...typed, phone: '03 88 01 02 03' })
    await press()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe("Une erreur s'est produite. Veuillez réessayer."),
    )
    if (reloaded) {
      first.unmount()
      await renderInSite(form, edge)
    }
    await waitFor(() => expect(fieldValue('phone')).toBe('03 88 01 02 03'))
    for (const [name, value] of Object.entries(typed)) expect(fieldValue(name), name).toBe(value)
    await press()
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('MSG-2'))
    const keys = edge.calls.map(({ call }) => (call as { idempotencyKey: string }).idempotencyKey)
    expect(keys).toEqual([expect.any(String), keys[0]])
  },
)

test('a draft survives a reload and is deleted after sending', async () => {
  const edge = edgeAnswering({ 'POST /contact': () => ({ reference: 'MSG-3' }) })
  const first = await renderInSite(form, edge)
  fillIn(typed)
  first.unmount()
  await renderInSite(form, edge)
  await waitFor(() => expect(fieldValue('message')).toBe('Bonjour'))
  await press()
  await waitFor(() => expect(screen.getByRole('status')).toBeTruthy())
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('Bonjour')
})

test('customer data prefills untouched fields only', async () => {
  const edge = edgeAnswering({})
  const { rerender } = await renderInSite(form, edge)
  fillIn({ name: 'Jean' })
  rerender(
    <ContactForm suggestion="" subject="" prefill={{ name: 'Anne Klein', email: 'anne@example.org' }} />,
  )
  await waitFor(() => expect(fieldValue('email')).toBe('anne@example.org'))
  expect(fieldValue('name')).toBe('Jean')
})
