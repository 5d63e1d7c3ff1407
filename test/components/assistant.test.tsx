import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assistantLimits } from '#config/assistant-limits.ts'
import { AppError } from '#domain/errors/error.ts'
import { Conversation } from '#src/assistant/conversation.tsx'
import { draftStore } from '#src/forms/form-draft.ts'
import { reportCount } from '#src/site/send-telemetry.ts'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { findings } from './axe-support.ts'

vi.mock('#src/site/send-telemetry.ts', () => ({ reportCount: vi.fn() }))

const answer = {
  engine: 'rules',
  reply: {
    kind: 'definition',
    text: 'La tare est le poids de l’emballage.',
    sources: [{ title: 'Portée et échelon', href: '/blog/portee-echelon-precision' }],
    products: [],
    actions: [],
    suggestions: [],
  },
}

/** The assistant, whose answers wait until they are released, refused or stopped. */
async function opened() {
  const waiting: { release: () => void; refuse: (reason: AppError) => void }[] = []
  const { callApi, calls } = edgeAnswering({
    'POST /assistant': (call) =>
      new Promise((resolve, reject) => {
        const { signal } = call as { signal: AbortSignal }
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
        waiting.push({ release: () => resolve(answer), refuse: reject })
      }),
  })
  const view = await renderInSite(<Conversation toolsOf={() => null} />, { callApi })
  const field = screen.getByRole('textbox')
  field.focus()
  const send = (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  const release = () => act(async () => waiting.at(-1)?.release())
  const refuse = (reason: AppError) => act(async () => waiting.at(-1)?.refuse(reason))
  return { ...view, calls, field, send, release, refuse, log: screen.getByRole('log') }
}

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView = scrolled
})
afterEach(async () => {
  const erase = screen.queryByRole('button', { name: /effacer/i })
  if (erase) await act(async () => erase.click())
  vi.unstubAllGlobals()
})

test('an answer joins the log, which readers of the screen hear, and the focus stays in the field', async () => {
  const { t, log, field, send, release, container } = await opened()
  expect(log.getAttribute('aria-label')).toBe(t('talk.log'))
  send('Que veut dire tare ?')
  within(log).getByText(t('talk.searching'))
  expect(await findings(container)).toEqual([])
  await release()
  await within(log).findByText(answer.reply.text)
  expect(within(log).queryByText(t('talk.searching'))).toBeNull()
  expect(document.activeElement).toBe(field)
  expect(await findings(container)).toEqual([])
})

test('stop gives up the question, says so, and lets it be asked again', async () => {
  const { t, log, send, release, container, calls } = await opened()
  send('Quels sont vos horaires ?')
  fireEvent.click(within(log).getByRole('button', { name: t('talk.stop') }))
  await within(log).findByText(t('talk.stopped'))
  expect(calls[0]?.call).toMatchObject({ signal: { aborted: true } })
  expect(await findings(container)).toEqual([])
  fireEvent.click(within(log).getByRole('button', { name: t('talk.again') }))
  await waitFor(() => expect(calls).toHaveLength(2))
  await release()
  await within(log).findByText(answer.reply.text)
  expect(within(log).queryByText(t('talk.stopped'))).toBeNull()
})

test('the conversation is copied with who said what, and a clipboard that refuses is told', async () => {
  const { t, send, release } = await opened()
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'))
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } })
  send('Que veut dire tare ?')
  await release()
  fireEvent.click(await screen.findByRole('button', { name: t('talk.copy') }))
  await screen.findByText(t('talk.copied'))
  expect(writeText.mock.calls[0]?.[0]).toContain('Que veut dire tare ?')
  expect(writeText.mock.calls[0]?.[0]).toContain(answer.reply.text)
  fireEvent.click(screen.getByRole('button', { name: t('talk.copied') }))
  await screen.findByText(t('talk.copy-failed'))
})

test('the newest question comes into view from its beginning', async () => {
  const { send, release } = await opened()
  send('Que veut dire tare ?')
  await release()
  await waitFor(() => expect(scrolled).toHaveBeenCalled())
  expect(scrolled.mock.lastCall).toEqual([{ block: 'start' }])
})

test('a question that is refused stays, says when it can be sent again, and is answered then', async () => {
  const { t, log, field, calls, release, refuse, container } = await opened()
  expect(field.getAttribute('maxlength')).toBe(String(assistantLimits.messageLength))
  const question = t('talk.start-any-2')
  fireEvent.click(screen.getByRole('button', { name: question }))
  await refuse(new AppError('too-many-requests', { retryAfterSeconds: 120 }))
  await waitFor(() => expect(log.textContent).toContain(t('talk.too-many', { count: 2 })))
  expect(log.querySelector('.question')?.textContent).toContain(question)
  expect(await findings(container)).toEqual([])
  fireEvent.click(within(log).getByRole('button', { name: t('talk.again') }))
  expect(log.querySelectorAll('.question')).toHaveLength(1)
  await release()
  await within(log).findByText(answer.reply.text)
  expect(log.querySelectorAll('.question')).toHaveLength(1)
  expect(calls.map(({ call }) => (call as { body: { messages: unknown } }).body.messages)).toEqual(
    Array(2).fill([{ from: 'visitor', text: question }]),
  )
})

test('a conversation is handed to the contact form behind what was typed there, and only once', async () => {
  const { t, send, release, navigate } = await opened()
  const drafts = draftStore('tab')
  send('Que veut dire tare ?')
  await release()
  const person = await screen.findByRole('button', { name: t('talk.person') })
  fireEvent.click(person)
  expect(navigate).toHaveBeenCalledWith('/contact')
  const { subject, message = '' } = drafts.read('contact')
  expect(subject).toBe(t('talk.subject'))
  expect(message).toContain('Que veut dire tare ?')
  drafts.write('contact', { subject: 'Tarage', message: 'Bonjour.' })
  fireEvent.click(person)
  fireEvent.click(person)
  expect(drafts.read('contact')).toEqual({
    ...{ subject: 'Tarage', message: `Bonjour.\n\n${message}` },
    origin: 'assistant',
  })
})

test('an answer that did not help is counted by its reason, and the focus follows what is asked', async () => {
  const { t, log, send, release, container } = await opened()
  send('Que veut dire tare ?')
  await release()
  fireEvent.click(await within(log).findByRole('button', { name: t('talk.no') }))
  expect(document.activeElement?.textContent).toBe(t('talk.why-wrong'))
  expect(await findings(container)).toEqual([])
  fireEvent.click(within(log).getByRole('button', { name: t('talk.why-unclear') }))
  expect(document.activeElement?.textContent).toBe(t('talk.thanks'))
  expect(vi.mocked(reportCount).mock.calls).toEqual([['assistant:definition', 'unclear']])
})

test('erasing leaves nothing, neither on the screen nor in the tab', async () => {
  const { t, log, field, send, release } = await opened()
  send('Que veut dire tare ?')
  await release()
  await within(log).findByText(answer.reply.text)
  expect(sessionStorage.getItem('assistant')).toContain('Que veut dire tare ?')
  const erase = screen.getByRole('button', { name: t('talk.erase') })
  erase.focus()
  fireEvent.click(erase)
  expect(log.textContent).toBe('')
  expect(sessionStorage.getItem('assistant')).toBeNull()
  expect(document.activeElement).toBe(field)
})
