import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Conversation } from '#src/assistant/conversation.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

// happy-dom loads no style sheets.
vi.mock('#src/app/later/stylesheet.tsx', () => ({ Stylesheet: () => null }))

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

/** The assistant, whose answers wait until they are released or stopped. */
async function opened() {
  const waiting: { release: () => void }[] = []
  const { callApi, calls } = edgeAnswering({
    'POST /assistant': (call) =>
      new Promise((resolve, reject) => {
        const { signal } = call as { signal: AbortSignal }
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
        waiting.push({ release: () => resolve(answer) })
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
  return { ...view, calls, field, send, release, log: screen.getByRole('log') }
}

/** What axe finds; colours need style sheets, and the page around is not here. */
const findings = async (container: Element) => {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

let still = false
const scrolled = vi.fn()
beforeEach(() => {
  still = false
  scrolled.mockClear()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? still : true,
  }))
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

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('the newest question comes into view, with reduced motion (%s) in a %s way', async (reduced, behavior) => {
  still = reduced
  const { send, release } = await opened()
  send('Que veut dire tare ?')
  await release()
  await waitFor(() => expect(scrolled).toHaveBeenCalled())
  expect(scrolled.mock.lastCall?.[0]).toMatchObject({ behavior })
})
