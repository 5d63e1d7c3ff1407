import { act, configure, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Profile, SessionEntry } from '#domain/accounts/account.ts'
import { AppError, type ErrorCode } from '#domain/errors/error.ts'
import { Dashboard } from '#src/accounts/dashboard/dashboard.tsx'
import { SignedIn } from '#src/accounts/signed-in.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { anne } from '#test/support/session-user.ts'

// Parts of every tab are tested, and one tab is shown.
configure({ defaultHidden: true })

/** An empty profile, and the ways to use its forms. */

export const profile: Profile = {
  uid: anne.uid,
  email: anne.email,
  firstName: 'Anne',
  lastName: 'Klein',
  company: '',
  position: '',
  phone: '',
  siret: '',
  address: '',
  city: '',
  postalCode: '',
  country: 'France',
  lang: 'fr',
  createdAt: '2026-01-05T09:00:00.000Z',
  lastLoginAt: null,
  updatedAt: '2026-01-05T09:00:00.000Z',
  isActive: true,
  profileCompleted: false,
  emailVerified: true,
  scaleReminders: false,
}

export const thisDevice: SessionEntry = {
  id: 'this',
  createdAt: '2026-01-05T09:00:00.000Z',
  expiresAt: '2026-03-05T09:00:00.000Z',
  network: null,
  userAgent: 'test',
  current: true,
}

export const bodyOf = (call: unknown) => (call as { body: Record<string, unknown> }).body

/** An answer that fails as often as said, and then answers. */
export function failing(answer: (call: unknown) => unknown, code: ErrorCode = 'unavailable', times = 1) {
  let left = times
  return (call: unknown) => {
    if (left-- > 0) throw new AppError(code)
    return answer(call)
  }
}

export const field = (id: string) => document.getElementById(id) as HTMLInputElement

export function fillIn(values: Record<string, string>): void {
  for (const [id, value] of Object.entries(values)) fireEvent.change(field(id), { target: { value } })
}

export const click = (element: HTMLElement) => act(async () => element.click())

/** Waits until the element says so. Queries by text would read its no-break spaces as spaces. */
export const says = (id: string, text: string) =>
  waitFor(() => expect(document.getElementById(id)?.textContent).toContain(text))

type Answers = Parameters<typeof edgeAnswering>[0]

/** The area of a customer without requests; `answers` replaces what the edge answers. */
export async function openArea(answers: Answers = {}) {
  const edge = edgeAnswering({
    'GET /profile': () => profile,
    'GET /profile/quotes': () => ({ items: [], nextCursor: null }),
    'GET /profile/newsletter': () => ({ state: 'none' }),
    'GET /profile/sessions': () => ({ items: [thisDevice] }),
    ...answers,
  })
  const onOrderAgain = vi.fn()
  const scales = vi.fn(() => null)
  const area = (
    <SignedIn>
      {(user) => <Dashboard user={user} onOrderAgain={onOrderAgain} list={null} scales={scales} />}
    </SignedIn>
  )
  const view = await renderInSite(area, edge)
  const sent = (name: string) =>
    edge.calls.filter((call) => call.name === name).map(({ call }) => bodyOf(call))
  return { ...view, calls: edge.calls, sent, onOrderAgain, scales }
}

export const part = (id: string) => within(field(id))
