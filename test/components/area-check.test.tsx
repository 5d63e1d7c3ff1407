import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { company } from '#config/company.ts'
import { initialFacts } from '#config/initial-facts.ts'
import { AreaCheck } from '#src/area/area-check.tsx'
import { renderInSite } from '#test/support/component.tsx'
import { click } from './customer-support.tsx'

const table = readFileSync('src/domain/area/postcodes.txt', 'utf8')
let online = true
beforeEach(() => {
  online = true
  vi.stubGlobal('fetch', async () => {
    if (!online) throw new TypeError('Failed to fetch')
    return new Response(table)
  })
})
afterEach(() => vi.unstubAllGlobals())

const answer = () => screen.getByRole('status').textContent

async function openCheck(atContact = false) {
  const { t } = await renderInSite(<AreaCheck atContact={atContact} />)
  const postcode = screen.getByRole<HTMLInputElement>('textbox', { name: t('area.postcode') })
  const check = async (typed: string, country = 'FR') => {
    fireEvent.change(screen.getByRole('combobox', { name: t('area.country') }), {
      target: { value: country },
    })
    fireEvent.change(postcode, { target: { value: typed } })
    expect(answer(), 'an answer belongs to what is typed').toBe(t('area.idle'))
    await click(screen.getByRole('button', { name: t('area.check') }))
    await waitFor(() => expect([t('area.idle'), t('loading')]).not.toContain(answer()))
  }
  return { t, postcode, check }
}

// The first one: once loaded, the table stays.
test('a table that could not be loaded is loaded again by the button', async () => {
  online = false
  const { t, check } = await openCheck()
  await check('68000')
  expect(answer()).toContain(t('area.failed'))
  online = true
  await click(screen.getByRole('button', { name: t('failure.retry') }))
  await waitFor(() => expect(answer()).toContain('68000 Colmar'))
})

test('a postcode inside the area gets its place, its distance and a link to the quote', async () => {
  const { t, check } = await openCheck()
  await check('67 000')
  expect(answer()).toContain(t('area.inside'))
  expect(answer()).toContain(
    t('area.distance', { place: '67000 Strasbourg', km: 33, city: initialFacts.city }),
  )
  expect(answer()).not.toContain(t('area.germany'))
  expect(screen.getByRole('link', { name: t('area.quote') }).getAttribute('href')).toBe('/devis')
})

test('a place in Germany is shown the rule for Germany', async () => {
  const { t, check } = await openCheck()
  await check('77652', 'DE')
  expect(answer()).toContain(
    t('area.distance', { place: '77652 Offenburg', km: 52, city: initialFacts.city }),
  )
  expect(answer()).toContain(t('area.germany'))
})

test('a postcode on the edge of the area shows that it is', async () => {
  const { t, check } = await openCheck()
  await check('67346', 'DE')
  expect(answer()).toContain(t('area.edge'))
})

test.each([
  ['outside the area', '69001', 'area.outside'],
  ['that is unknown', '99999', 'area.unknown'],
] as const)('a postcode %s leads to the contact page', async (_, typed, message) => {
  const { t, check } = await openCheck()
  await check(typed)
  expect(answer()).toContain(t(message, { radius: company.serviceRadiusKm }))
  expect(screen.getByRole('link', { name: t('area.write') }).getAttribute('href')).toBe('/contact')
})

test('the contact page does not link to itself', async () => {
  const { t, check } = await openCheck(true)
  await check('69001')
  expect(answer()).toContain(t('area.outside-text'))
  expect(screen.queryByRole('link')).toBeNull()
})

test('a postcode with the wrong number of digits is blamed at its field, which takes the focus', async () => {
  const { t, postcode, check } = await openCheck()
  await check('67700', 'LU')
  expect(answer()).toBe(t('area.malformed', { digits: 4 }))
  expect(postcode.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(postcode)
})

test('a postcode may be typed with the prefix of a country', async () => {
  const { check } = await openCheck()
  await check('D-66111')
  expect(answer()).toContain('66111 Saarbrücken')
})
