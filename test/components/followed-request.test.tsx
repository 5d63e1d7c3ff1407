import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import { FollowedByLink } from '#src/quote-requests/followed-by-link.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

const request: FollowedRequest = {
  reference: 'DEV-261120-AAAAA',
  locale: 'fr',
  createdAt: '2026-11-20T10:00:00Z',
  dueAt: '2026-11-21T10:00:00Z',
  state: 'received',
  asGuest: true,
  startedBy: '',
  company: '',
  addressee: ['Anne Klein'],
  name: 'Anne Klein',
  message: 'Pour le marché.',
  items: [],
  services: [],
  configuration: null,
  estimate: null,
  timeline: [],
  isMailed: true,
  termsVersion: '1.0',
  messages: [],
  offers: [],
  attachments: [],
}
const message = {
  id: 'm1',
  at: '2026-11-20T11:00:00Z',
  from: 'customer' as const,
  text: 'Un mot',
  attachments: [],
}
const failing = () => {
  throw new AppError('unavailable')
}

/** Opens the link of a request whose requests are answered in this order. */
async function follow(answers: Record<string, (() => unknown)[]>) {
  const edge = edgeAnswering(
    Object.fromEntries(
      Object.entries(answers).map(([name, [...left]]) => [
        name,
        () => (left.length > 1 ? left.shift() : left[0])?.(),
      ]),
    ),
  )
  history.replaceState(null, '', '/devis/suivi#token=abc')
  const view = await renderInSite(<FollowedByLink onOrderAgain={() => {}} />, edge)
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  return { ...view, calls: edge.calls, press }
}
const text = () => document.getElementById('message-text') as HTMLTextAreaElement

test('a failed load can be repeated, and a message that cannot be sent stays in its field', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { t, calls, press } = await follow({
    'GET /request': [failing, () => request, () => ({ ...request, messages: [message] })],
    'POST /request/messages': [failing, () => ({})],
  })
  await screen.findByText(t('failure.text'))
  expect(warn).toHaveBeenCalledWith('answer', expect.anything())
  expect(location.hash, 'no token in the address').toBe('')
  await press(t('failure.retry'))
  await screen.findByText(request.reference)
  fireEvent.change(text(), { target: { value: 'Un mot' } })
  await press(t('request.send'))
  await screen.findByText((found) => found.includes(t('form.failed')))
  expect(text().value).toBe('Un mot')
  await press(t('request.send'))
  await screen.findByText((found) => found.includes(t('request.sent')))
  expect(text().value).toBe('')
  await waitFor(() => expect(document.querySelectorAll('.request-messages li')).toHaveLength(1))
  const sent = calls.filter(({ name }) => name === 'POST /request/messages').map(({ call }) => call)
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0]).toMatchObject({
    token: 'abc',
    body: { text: 'Un mot' },
    idempotencyKey: expect.any(String),
  })
  warn.mockRestore()
})

test('a link that has ended offers a new one, which needs reference and address', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ended = () => {
    throw new AppError('not-found')
  }
  const { t, calls, press } = await follow({ 'GET /request': [ended], 'POST /request/link': [() => null] })
  await screen.findByText(t('request.ended'))
  await press(t('request.link-send'))
  await waitFor(() => expect(document.getElementById('link-reference-error')).not.toBeNull())
  expect(document.activeElement?.id).toBe('link-reference')
  expect(calls.map(({ name }) => name)).toEqual(['GET /request'])
  for (const [id, value] of [
    ['link-reference', 'dev-261120-aaaaa'],
    ['link-email', 'anne@example.org'],
  ] as const)
    fireEvent.change(document.getElementById(id) ?? document.body, { target: { value } })
  await press(t('request.link-send'))
  const sent = await screen.findByRole('heading', { name: t('request.link-sent') })
  expect(document.activeElement).toBe(sent)
  warn.mockRestore()
})
