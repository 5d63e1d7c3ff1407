import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { watchUnauthenticated } from '#src/api/browser-client.ts'
import { DownloadLink } from '#src/forms/download-link.tsx'
import { renderInSite } from '#test/support/component.tsx'
import { click } from './customer-support.tsx'

const saved: string[] = []
const answering = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )
const problem = (status: number, code: string) =>
  Response.json({ code, fields: {} }, { status, headers: { 'content-type': 'application/problem+json' } })

afterEach(() => {
  saved.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Presses the link; the click by which the browser saves a file is recorded instead. */
async function press() {
  const view = await renderInSite(
    <DownloadLink file={['GET /profile/scales.ics', { query: { lang: 'de' } }]}>.ics</DownloadLink>,
  )
  const link = screen.getByRole('link')
  const original = HTMLAnchorElement.prototype.click
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this === link) original.call(this)
    else saved.push(this.download)
  })
  await click(link)
  return { ...view, link }
}

test('a file is saved under the name that the server gives it', async () => {
  answering(
    () =>
      new Response('BEGIN:VCALENDAR', {
        headers: { 'content-disposition': 'attachment; filename="verifications.ics"' },
      }),
  )
  const { link } = await press()
  expect(link.getAttribute('href')).toBe('/api/profile/scales.ics?lang=de')
  await waitFor(() => expect(saved).toEqual(['verifications.ics']))
  expect(fetch).toHaveBeenCalledWith(
    '/api/profile/scales.ics?lang=de',
    expect.objectContaining({ method: 'GET' }),
  )
})

test('an ended session is noticed, and nothing is saved', async () => {
  const noticed = vi.fn()
  watchUnauthenticated(noticed)
  answering(() => problem(401, 'unauthenticated'))
  await press()
  await waitFor(() => expect(noticed).toHaveBeenCalledOnce())
  expect(saved).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
})

test.each([
  ['a refusal', () => problem(503, 'unavailable')],
  ['a page of a captive portal', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('%s is reported, and nothing is saved', async (_, answer) => {
  answering(answer)
  const { t } = await press()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t('form.failed')))
  expect(saved).toEqual([])
})
