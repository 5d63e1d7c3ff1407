import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import { SignupForm } from '#src/accounts/signup-form.tsx'
import type { Turnstile } from '#src/accounts/turnstile.ts'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

vi.mock('#config/features.ts', async (original) => {
  const { features } = await original<typeof import('#config/features.ts')>()
  return { features: { ...features, turnstileSiteKey: 'site-key' } }
})
let arrive: (turnstile: Turnstile) => void
let fail: (error: Error) => void
vi.mock('#src/accounts/turnstile.ts', () => ({
  loadTurnstile: () =>
    new Promise<Turnstile>((resolve, reject) => {
      arrive = resolve
      fail = reject
    }),
}))
const values = {
  ...{ firstName: 'Anne', lastName: 'Klein', email: 'anne@example.org' },
  ...{ password: 'Neues-Wort-42!', confirmPassword: 'Neues-Wort-42!' },
}
const press = () =>
  act(async () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click())
const refusal = new AppError('invalid-fields', { fields: { proof: 'auth.proof-needed' } })
type Options = Parameters<Turnstile['render']>[1]

async function open() {
  const rendered: Options[] = []
  const removed: string[] = []
  const render = (_: HTMLElement, options: Options) => `widget-${rendered.push(options)}`
  const turnstile = { render, remove: (widget: string) => void removed.push(widget) }
  const answers = [() => Promise.reject(refusal), () => Promise.reject(refusal), () => ({ user: null })]
  const edge = edgeAnswering({ 'POST /auth/signup': () => answers.shift()?.() })
  const onDone = vi.fn()
  const { t } = await renderInSite(<SignupForm onDone={onDone} onLogin={() => {}} />, edge)
  for (const [name, value] of Object.entries(values))
    fireEvent.change(document.getElementById(`signup-${name}`) as HTMLElement, { target: { value } })
  const proofs = () => edge.calls.map(({ call }) => (call as { body: { proof?: string } }).body.proof)
  return { turnstile, rendered, removed, onDone, t, proofs }
}

test('a check that does not load says so, and the form stays', async () => {
  const { t } = await open()
  await press()
  await act(async () => fail(new Error('blocked')))
  await waitFor(() => expect(document.body.textContent).toContain(t('auth.proof-unavailable')))
  expect((document.getElementById('signup-email') as HTMLInputElement).value).toBe(values.email)
})

test('a sign-up that needs a proof is sent again with its token, and each refusal needs another one', async () => {
  const { turnstile, rendered, removed, onDone, proofs, t } = await open()
  await press()
  await act(async () => arrive(turnstile))
  await waitFor(() => expect(rendered).toHaveLength(1))
  expect(rendered[0]).toMatchObject({ sitekey: 'site-key', action: 'signup', language: 'fr' })
  expect(screen.getAllByText(t('auth.proof-needed')).length).toBeGreaterThan(0)
  await act(async () => rendered[0]?.callback('first'))
  await press()
  await act(async () => arrive(turnstile))
  await waitFor(() => expect(rendered).toHaveLength(2))
  expect(removed).toEqual(['widget-1'])
  await act(async () => rendered[1]?.callback('second'))
  await press()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(proofs()).toEqual(['', 'first', 'second'])
})
