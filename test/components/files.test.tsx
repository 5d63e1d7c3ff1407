import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fileLimits } from '#config/file-limits.ts'
import { ContactForm } from '#src/contact/contact-form.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

/** An upload that is answered by hand; that of `perdu.png` never arrives, however often it is tried. */
class HeldRequest {
  static all: HeldRequest[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  response: unknown = null
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  open() {}
  send(form: FormData) {
    const file = form.get('file')
    if (file instanceof File && file.name === 'perdu.png') return this.onerror()
    HeldRequest.all.push(this)
  }
  abort() {
    this.onabort()
  }
  getResponseHeader() {
    return null
  }
}

beforeEach(() => {
  HeldRequest.all = []
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  return () => vi.unstubAllGlobals()
})

async function openForm() {
  const edge = edgeAnswering({ 'POST /contact': () => ({ reference: 'MSG-1' }) })
  const view = await renderInSite(<ContactForm suggestion="" subject="" prefill={null} />, edge)
  await screen.findByRole('group', { name: new RegExp(view.t('files.title')) })
  return { ...view, calls: edge.calls }
}

/** Chooses a file and returns its row, and its request once it is being sent. */
async function choose(name: string, type: string, size = 10) {
  const file = new File(['x'.repeat(10)], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  const input = document.querySelector('.attachments input[type=file][multiple]')
  if (!input) throw new Error('No place for files')
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
  const row = document.querySelector<HTMLElement>('.upload:last-child')
  if (!row) throw new Error(`No row of ${name}`)
  const request = HeldRequest.all.at(-1)
  const answer = (status: number, response: unknown) =>
    act(async () => {
      Object.assign(request ?? {}, { status, response })
      request?.onload()
    })
  return { row: within(row), request, answer }
}

const stored = (name: string) => ({ id: 'f1', key: 'k1', name, size: 10, type: 'image/png' })
const rowNames = () =>
  [...document.querySelectorAll('.upload-name strong')].map(({ textContent }) => textContent)

test('what is too large is not sent, and another kind is refused, each with what to do', async () => {
  const { t } = await openForm()
  const large = await choose('film.pdf', 'application/pdf', fileLimits.bytes + 1)
  expect(large.row.getByText(/Plus de 10/)).toBeTruthy()
  expect(HeldRequest.all).toEqual([])
  const other = await choose('page.jpg', 'image/jpeg')
  await other.answer(415, { code: 'unsupported-type' })
  expect(other.row.getByText(t('files.unsupported'))).toBeTruthy()
  const heic = await choose('IMG_0012.HEIC', '')
  await heic.answer(415, { code: 'unsupported-type' })
  expect(heic.row.getByText(t('files.unsupported-heic'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('files.retry') }), 'again it is the same').toBeNull()
})

test('an upload shows how far it is and can be cancelled', async () => {
  const { t } = await openForm()
  const { row, request } = await choose('lent.png', 'image/png')
  await act(async () => request?.upload.onprogress?.({ loaded: 3, total: 10 }))
  const bar = row.getByRole('progressbar', { name: t('files.progress', { name: 'lent.png' }) })
  expect(bar.getAttribute('value')).toBe('0.3')
  const aborted = vi.spyOn(request ?? new HeldRequest(), 'abort')
  await act(async () => row.getByRole('button', { name: t('files.cancel', { name: 'lent.png' }) }).click())
  expect(aborted).toHaveBeenCalled()
  expect(rowNames()).toEqual([])
})

test('a message waits for a file that is being sent, leaves out those that failed, and says how many', async () => {
  const { t, calls } = await openForm()
  for (const [id, value] of Object.entries({
    name: 'Anne Klein',
    email: 'anne@example.org',
    subject: 'Panne',
    message: 'Voir les fichiers.',
  }))
    fireEvent.change(document.getElementById(id) ?? document.body, { target: { value } })
  await choose('film.pdf', 'application/pdf', fileLimits.bytes + 1)
  const lost = await choose('perdu.png', 'image/png')
  expect(lost.row.getByText(t('files.waiting'))).toBeTruthy()
  const sending = await choose('plaque.png', 'image/png')
  await act(async () => screen.getByRole('button', { name: t('contact.send') }).click())
  // Nothing else is left to wait for.
  await import('#domain/forms/forms.ts')
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(calls, 'it is still being sent').toEqual([])
  await sending.answer(201, stored('plaque.png'))
  const sent = await screen.findByText(t('contact.sent'))
  expect(sent.closest('[role=status]')?.textContent).toContain(t('attached.missing', { count: 2 }))
  expect(calls.map(({ name }) => name)).toEqual(['POST /contact'])
  expect(calls[0]?.call).toMatchObject({ body: { attachments: [{ id: 'f1', key: 'k1' }] } })
  await act(async () => screen.getByRole('button', { name: t('contact.again') }).click())
  await waitFor(() => expect(document.querySelector('.attachments')).not.toBeNull())
  expect(rowNames(), 'the next message begins without them').toEqual([])
})

test('a picture that is pasted anywhere is uploaded; a pasted text stays a text', async () => {
  const { t } = await openForm()
  const paste = async (types: string[]) => {
    const clipboardData = { files: [new File(['x'], 'image.png', { type: 'image/png' })], types }
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
    await act(async () => document.dispatchEvent(event))
    return event.defaultPrevented
  }
  expect(await paste(['text/plain', 'Files'])).toBe(false)
  expect(rowNames()).toEqual([])
  expect(await paste(['Files'])).toBe(true)
  await waitFor(() => expect(HeldRequest.all).toHaveLength(1))
  await act(async () => {
    Object.assign(HeldRequest.all[0] ?? {}, { status: 201, response: stored('image.png') })
    HeldRequest.all[0]?.onload()
  })
  expect(screen.getByText(t('files.stored'))).toBeTruthy()
})
