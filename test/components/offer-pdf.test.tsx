import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import { offerOf } from '#domain/quote-requests/offer.ts'
import { OfferPdf } from '#src/quote-requests/offer-pdf.tsx'
import { renderInSite } from '#test/support/component.tsx'

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow
const addressOf = (until: number) => `/documents/offers/a/1.pdf?until=${until}&signature=x`
const offer = (until: number) => ({
  ...offerOf(
    {
      ...{ version: 1, state: 'sent', sentAt: '2026-11-20T10:00:00Z', validUntil: '2026-12-20' },
      ...{ delivery: '', conditions: '', note: '' },
    },
    [],
  ),
  pdf: addressOf(until),
})

test('the link opens by itself while its address works', async () => {
  const read = vi.fn()
  await renderInSite(<OfferPdf offer={offer(seconds(600))} read={read} />)
  const link = screen.getByRole('link', { name: 'PDF, version 1' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(read).not.toHaveBeenCalled()
})

test('a press after its end asks for a new address and opens that', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const fresh = offer(seconds(900))
  const read = vi.fn(() => Promise.resolve({ offers: [fresh] } as unknown as FollowedRequest))
  await renderInSite(<OfferPdf offer={offer(seconds(-1))} read={read} />)
  const link = screen.getByRole('link')
  expect(fireEvent.click(link)).toBe(false)
  await waitFor(() => expect(assign).toHaveBeenCalledWith(fresh.pdf))
})

test('a refused download shows a message', async () => {
  const read = vi.fn(() => Promise.reject(new Error('offline')))
  await renderInSite(<OfferPdf offer={offer(seconds(-1))} read={read} />, { locale: 'de' })
  fireEvent.click(screen.getByRole('link'))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('Das Dokument konnte nicht geöffnet werden'),
  )
})

test('without an address there is no link', async () => {
  const { container } = await renderInSite(<OfferPdf offer={{ ...offer(0), pdf: null }} read={undefined} />)
  expect(container.textContent).toBe('')
})
