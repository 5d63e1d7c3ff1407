import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { type Opening, usualOpening } from '#domain/content/opening.ts'
import { ClosedDays, OpenNow } from '#src/contact/open-now.tsx'
import { TimeLeft } from '#src/desk/row-table.tsx'
import { Confirmation } from '#src/quote-list/confirmation.tsx'
import { keepSent } from '#src/quote-list/sent-quote.ts'
import { SiteNotices } from '#src/shell/site-notices.tsx'
import { useFreshOpening } from '#src/site/use-fresh-opening.ts'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'

const closures = [{ first: '2026-08-03', last: '2026-08-21', reason: null }]
const closed: Opening = { ...usualOpening, closures, announced: 1 }
const said: Record<Locale, RegExp> = {
  fr: /Fermé du 3.août au 21.août 2026/,
  en: /Closed from August.3 to August.21, 2026/,
  de: /Geschlossen vom 3\..August bis 21\..August 2026/,
}

const at = (time: string) => vi.setSystemTime(new Date(time))
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test.each<[locale: Locale, due: RegExp]>([
  ['fr', /25.août 2026/],
  ['en', /August.25, 2026/],
  ['de', /25\..August 2026/],
])('the confirmation of a request that was sent in a closure says when it ends (%s)', async (locale, due) => {
  at('2026-08-03T08:00:00Z')
  const sent = { name: 'Anne', email: 'anne@example.org', sentAt: '2026-08-03T08:00:00.000Z' }
  keepSent({ reference: 'DEV-260803-AAAAA', ...sent, items: [], sections: [] })
  const { container } = await renderInSite(<Confirmation reference="DEV-260803-AAAAA" />, {
    locale,
    opening: closed,
  })
  await waitFor(() => expect(container.textContent).toMatch(due))
  expect(container.textContent).toMatch(said[locale])
})

test('within a closure nothing says « open », and the next opening is after it', async () => {
  at('2026-08-04T08:00:00Z')
  const { container } = await renderInSite(
    <>
      <OpenNow />
      <ClosedDays />
    </>,
    { opening: closed },
  )
  expect(container.textContent).toMatch(/Fermé.*24.août/)
  expect(container.textContent).toMatch(said.fr)
  expect(container.querySelector('.open')).toBeNull()
})

test.each<[locale: Locale, now: string, opens: string]>([
  ['fr', '2026-12-01T04:34:00Z', 'Fermé ; ouvre aujourd’hui à 08:00'],
  ['en', '2026-12-01T04:34:00Z', 'Closed; opens today at 08:00 (Paris time)'],
  ['de', '2026-12-01T04:34:00Z', 'Geschlossen; öffnet heute um 08:00 Uhr'],
  ['fr', '2026-12-01T18:00:00Z', 'Fermé ; ouvre demain à 08:00'],
  ['en', '2026-12-01T23:30:00Z', 'Closed; opens today at 08:00 (Paris time)'],
  ['de', '2026-12-01T18:00:00Z', 'Geschlossen; öffnet morgen um 08:00 Uhr'],
  ['fr', '2026-12-04T18:00:00Z', 'Fermé ; ouvre lundi à 08:00'],
  ['en', '2026-12-04T18:00:00Z', 'Closed; opens on Monday at 08:00 (Paris time)'],
  ['de', '2026-12-04T18:00:00Z', 'Geschlossen; öffnet am Montag um 08:00 Uhr'],
  ['fr', '2026-08-04T08:00:00Z', 'Fermé ; ouvre lundi 24 août à 08:00'],
])('who is closed says when it opens as one says it (%s %s)', async (locale, now, opens) => {
  at(now)
  const { container } = await renderInSite(<OpenNow />, { locale, opening: closed })
  expect(container.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(opens)
})

test('an open page learns within a minute and a half that the company has closed', async () => {
  at('2026-08-03T08:00:00Z')
  const { callApi, calls } = edgeAnswering({ 'GET /opening': () => closed })
  const { container } = await renderInSite(<OpenNow />, { callApi })
  expect(screen.getByText(/Ouvert maintenant/)).toBeTruthy()
  const line = container.querySelector('span')
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => line })
  for (let minute = 0; minute < 2; minute++) await act(() => vi.advanceTimersByTimeAsync(60_000))
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent')
  expect(calls.map(({ name }) => name)).toContain('GET /opening')
  expect(container.textContent).toMatch(/^Fermé/)
})

test('a page without notices has no room for them, and one that is shown again asks for new ones', async () => {
  at('2026-08-03T08:00:00Z')
  const notices = [{ id: 'a', text: { fr: 'Salon à Metz', en: 'Fair in Metz', de: 'Messe in Metz' } }]
  const { callApi } = edgeAnswering({ 'GET /opening': () => ({ ...usualOpening, notices }) })
  const { container } = await renderInSite(<SiteNotices />, { callApi, locale: 'de' })
  expect(container.innerHTML).toBe('')
  at('2026-08-03T08:01:00Z')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(screen.getByRole('region').textContent).toBe('Messe in Metz'))
})

test('the clock of a desk that stays open counts by the calendar of the last minute', async () => {
  at('2026-08-03T08:00:00Z')
  const { callApi } = edgeAnswering({ 'GET /opening': () => closed })
  const Desk = () => {
    useFreshOpening('', 60_000)
    return <TimeLeft since="2026-08-03T07:00:00.000Z" dueAt="2026-08-24T09:00:00.000Z" />
  }
  const { container } = await renderInSite(<Desk />, { callApi })
  // A deadline that is far says until when, and one that is near what is left: each of them one thing.
  expect(container.textContent).toMatch(/^avant lun\. 24.août/)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(container.textContent).toMatch(/^Reste 3\u00a0h\u00a000$/)
})
