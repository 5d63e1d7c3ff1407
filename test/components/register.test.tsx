import { fireEvent, screen, waitFor } from '@testing-library/react'
import type * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, type ErrorCode } from '#domain/errors/error.ts'
import { microgramsOf } from '#domain/metrology/mass.ts'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import type { Scale, ScaleForm } from '#domain/scales/scale.ts'
import { ReminderStop } from '#src/scales/reminder-stop.tsx'
import { Scales } from '#src/scales/scales.tsx'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { bodyOf, click, failing, field, profile } from './customer-support.tsx'
import { scale, today } from './register-support.ts'

/** The instrument that the edge makes of a sent form. */
function scaleOf(call: unknown): Scale {
  const { max, e, ...facts } = bodyOf(call) as v.InferOutput<typeof ScaleForm>
  return scale({ ...facts, id: 'new', maxUg: microgramsOf(max), eUg: e && microgramsOf(e), files: [] })
}

type Answers = Parameters<typeof edgeAnswering>[0]

async function openRegister(items: Scale[], answers: Answers = {}, quotedItems: RequestedItem[] = []) {
  const edge = edgeAnswering({ 'GET /profile/scales': () => ({ items }), ...answers })
  const view = await renderInSite(<Scales quotedItems={quotedItems} person={profile} />, edge)
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  const sent = (name: string) =>
    edge.calls.filter((call) => call.name === name).map(({ call }) => bodyOf(call))
  return { ...view, sent, calls: edge.calls }
}

const button = (name: string) => screen.getByRole('button', { name })
const names = () => [...document.querySelectorAll('.scale-card h3')].map(({ textContent }) => textContent)
const text = (selector: string) => document.querySelector(selector)?.textContent
function fillScale(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(`scale-${name}`), { target: { value } })
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T09:00:00Z`) })
})
afterEach(() => vi.useRealTimers())

test('a register that cannot be read is read again by its button', async () => {
  const { t } = await openRegister([], { 'GET /profile/scales': failing(() => ({ items: [scale()] })) })
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain(t('scales.failed'))
  await click(button(t('failure.retry')))
  await waitFor(() => expect(names()).toEqual(['Montevigne P1']))
})

test('reminders that could not be switched on stay off', async () => {
  const { t, sent } = await openRegister([scale()], { 'PATCH /profile': failing(() => profile) })
  const reminders = screen.getByRole<HTMLInputElement>('checkbox', { name: t('scales.reminders') })
  expect(reminders.checked, 'off by default').toBe(false)
  await click(reminders)
  await waitFor(() => expect(text('.scales-reminders .error')).toBe(t('scales.reminders-failed')))
  expect(reminders.checked).toBe(false)
  await click(reminders)
  await waitFor(() => expect(text('.scales-reminders .error')).toBe(''))
  expect(reminders.checked).toBe(true)
  expect(sent('PATCH /profile')).toEqual([{ scaleReminders: true }, { scaleReminders: true }])
})

test('a removal can be undone until its notice is closed; then it is sent, and a refused one is taken back', async () => {
  const { t, calls } = await openRegister([scale(), scale({ id: 'two', make: 'Tarnoval', model: 'T2' })], {
    'DELETE /profile/scales/:id': failing(() => null),
  })
  const name = 'Montevigne P1'
  const remove = () => click(button(t('scales.remove-named', { name })))
  const removals = () => calls.filter((call) => call.name === 'DELETE /profile/scales/:id')
  await remove()
  expect([names(), text('.notice')]).toEqual([
    ['Tarnoval T2'],
    `${t('scales.removed', { name })} ${t('undo')}`,
  ])
  await click(button(t('undo')))
  expect([names(), text('.notice'), removals()]).toEqual([['Montevigne P1', 'Tarnoval T2'], undefined, []])

  await remove()
  expect([names(), removals()]).toEqual([['Tarnoval T2'], []])
  await click(button(t('close')))
  await waitFor(() =>
    expect([names(), text('.notices')]).toEqual([
      ['Montevigne P1', 'Tarnoval T2'],
      t('scales.remove-failed', { name }),
    ]),
  )
  await remove()
  await click(button(t('close')))
  await waitFor(() => expect([names(), text('.notices')]).toEqual([['Tarnoval T2'], '']))
  expect(removals().map(({ call }) => call)).toEqual([{ params: { id: 'one' } }, { params: { id: 'one' } }])
})

test('a quoted model fills in make, model and plate, each model once', async () => {
  const variant = { reference: 'C3-60' } as RequestedItem['item']['variant']
  const quoted = (productId: string, productName: string): RequestedItem => ({
    ...{ productId, productName, brand: 'Montevigne', quantity: 2, price: null },
    ...{ maxUg: 60e9, eUg: 20e6, accuracyClass: 'III' },
    item: {
      productId,
      productName,
      productImage: '/c.svg',
      variant,
      accessories: [],
      quantity: 2,
      lang: 'fr',
    },
  })
  const items = [quoted('c3', 'C3'), quoted('c3', 'C3'), quoted('tr2', 'TR2')]
  const { t, sent } = await openRegister([], { 'POST /profile/scales': scaleOf }, items)
  await click(button(t('scales.add')))
  const picker = await screen.findByRole<HTMLInputElement>('combobox', {
    name: new RegExp(`^${t('scales.from-quote')}`),
  })
  const offered = [...picker.querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(offered).toEqual([
    t('scales.from-quote-none'),
    'Montevigne C3 · C3-60 · 60\u00a0kg',
    'Montevigne TR2 · C3-60 · 60\u00a0kg',
  ])
  fireEvent.change(picker, { target: { value: picker.querySelectorAll('option')[1]?.value } })
  const filled = ['make', 'model', 'max.value', 'e.value', 'accuracyClass']
  expect(filled.map((name) => field(`scale-${name}`).value)).toEqual([
    ...['Montevigne', 'C3-60', '60 kg', '20 g', 'III'],
  ])
  fillScale({ use: 'trade', lastVerifiedOn: '2026-01-01' })
  await click(button(t('scales.save')))
  await waitFor(() => expect(names()).toEqual(['Montevigne C3-60']))
  expect(text('.scale-card')).toContain(t('scales.rule-fr-yearly'))
  expect(sent('POST /profile/scales')).toMatchObject([{ productId: 'c3', model: 'C3-60' }])
})

test('a link that stops reminders is pressed again after a failure, and a cut one is named as such', async () => {
  location.hash = '#stop=cut'
  let code: ErrorCode = 'unavailable'
  const { t } = await renderInSite(
    <ReminderStop />,
    edgeAnswering({ 'POST /scales/reminders/stop': () => Promise.reject(new AppError(code)) }),
  )
  await click(button(t('reminders.stop')))
  await waitFor(() => expect(text('[role="alert"]')).toBe(t('reminders.failed')))
  code = 'invalid-token'
  await click(button(t('failure.retry')))
  await waitFor(() => expect(text('[role="status"] h2')).toBe(t('reminders.invalid')))
  expect(document.activeElement).toBe(document.querySelector('[role="status"] h2'))
  location.hash = ''
})

test('missed dates lead the register, and the one button for a visit has chosen them', async () => {
  const { t } = await openRegister([
    scale({ id: 'late', model: 'Retard', lastVerifiedOn: '2023-01-01' }),
    scale(),
  ])
  const lead = document.querySelector('.scales > section')
  expect(lead?.querySelector('h2')?.textContent).toBe(t('scales.missed', { count: 1 }))
  expect(lead?.textContent).toContain('Montevigne Retard')
  expect(lead?.textContent).not.toContain('P1')
  await click(button(t('scales.visit')))
  await screen.findByRole('dialog', { name: t('scales.visit') })
  expect(document.querySelector('.visit-message')?.textContent).toContain('Montevigne Retard')
})

test('the rule of the months ahead stands only where a date falls within them', async () => {
  await openRegister([scale({ id: 'late', lastVerifiedOn: '2023-01-01' })])
  expect(document.querySelector('.due-board')).toBeNull()
})

test('nothing is counted down to while a date is missed', async () => {
  const { t } = await openRegister([
    scale({ id: 'late', lastVerifiedOn: '2023-01-01' }),
    scale({ lastVerifiedOn: '2024-06-01' }),
  ])
  expect(document.querySelector('.due-timeline')).not.toBeNull()
  expect(document.querySelector('.due-figure')).toBeNull()
  expect(text('.due-board')).not.toContain(t('scales.next-in', { count: 2 }))
})

test('the button for a visit stands beside what the chosen instruments cost', async () => {
  const price = (chosen: readonly Scale[]) => <p>{`costs ${chosen.length}`}</p>
  const edge = edgeAnswering({
    'GET /profile/scales': () => ({ items: [scale({ id: 'late', lastVerifiedOn: '2023-01-01' }), scale()] }),
  })
  await renderInSite(<Scales quotedItems={[]} person={profile} price={price} />, edge)
  await waitFor(() => expect(text('.visit-bar')).toContain('costs 1'))
})

test('a register without a missed date begins with its heading', async () => {
  await openRegister([scale()])
  expect(document.querySelector('.scales-missed')).toBeNull()
})

test('a visit sends every chosen instrument as a row, however many, and says that due ones were chosen', async () => {
  const late = { lastVerifiedOn: '2023-01-01' }
  const items = Array.from({ length: 60 }, (_, i) => scale({ id: `s${i}`, model: `P${i}`, ...late }))
  const { t, sent } = await openRegister(items, { 'POST /quotes': () => ({ reference: 'DEV-260201-AAAAA' }) })
  expect(text('.visit-bar .hint')).toBe(t('scales.visit-chosen', { count: items.length }))
  await click(button(t('scales.visit')))
  await screen.findByRole('dialog', { name: t('scales.visit') })
  await waitFor(() => expect(field('visit-note')).not.toBeNull())
  fireEvent.change(field('visit-note'), { target: { value: 'Le matin' } })
  await click(document.getElementById('termsAccepted') as HTMLElement)
  await click(button(t('scales.visit-send')))
  await screen.findByText('DEV-260201-AAAAA')
  const [body] = sent('POST /quotes') as {
    message: string
    instruments: { model: string; dueOn: string }[]
  }[]
  expect(body?.message).toBe('Le matin')
  expect(body?.instruments).toHaveLength(60)
  expect(body?.instruments[59]).toMatchObject({ model: 'P59', dueOn: '2025-01-01' })
})

test('a fact without a value has no row: an overhaul stands only where one is due', async () => {
  const { t } = await openRegister([scale()])
  const labels = [...document.querySelectorAll('.scale-facts dt')].map(({ textContent }) => textContent)
  expect(labels).toContain(t('scales.due'))
  expect(labels).not.toContain(t('scales.overhaul'))
  for (const value of document.querySelectorAll('.scale-facts dd')) expect(value.textContent).not.toBe('')
})
