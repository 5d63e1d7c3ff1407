import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyAnswers } from '#domain/configurator/answers.ts'
import { type ConfiguratorState, configuratorQuery } from '#domain/configurator/configurator-address.ts'
import type { FitAnswer } from '#domain/fit/fit-answer-schema.ts'
import { paths } from '#domain/site/urls.ts'
import { ApplicationStep } from '#src/configurator/application-step.tsx'
import type { ConfiguratorData } from '#src/configurator/data.ts'
import { NothingFits } from '#src/configurator/nothing-fits.tsx'
import { RequirementsStep } from '#src/configurator/requirements-step.tsx'
import { Resume } from '#src/configurator/resume.tsx'
import { useConfigurator } from '#src/configurator/use-configurator.ts'
import { renderInSite } from '#test/support/component.tsx'

const stateOf = (answers: Partial<ConfiguratorState['answers']>): ConfiguratorState => ({
  step: 'requirements',
  answers: { ...emptyAnswers, ...answers },
  choices: [],
  accessories: [],
  services: [],
})
const dataOf = (state: ConfiguratorState, more: Partial<ConfiguratorData> = {}): ConfiguratorData => ({
  state,
  isUntouched: false,
  step: state.step,
  errors: {},
  regime: null,
  fit: null,
  failed: false,
  chosen: [],
  services: [],
  gone: 0,
  ...more,
})
const lab = { use: 'lab', country: 'FR', load: '200 g' }

function Questions({ data }: { data: ConfiguratorData }) {
  const configurator = useConfigurator(data)
  return (
    <>
      <Resume configurator={configurator} />
      <ApplicationStep configurator={configurator} data={data} />
      <RequirementsStep configurator={configurator} data={data} />
    </>
  )
}

const show = (query: string) => history.replaceState(null, '', paths.configurator(query))
const load = () => screen.getByLabelText<HTMLInputElement>(/^Charge la plus lourde/)

beforeEach(() => {
  vi.useFakeTimers()
  show(configuratorQuery(stateOf(lab)))
})
afterEach(() => {
  vi.useRealTimers()
  show('')
})

test('what is typed is in the address after a pause, once, and replaces the entry', async () => {
  const { navigate } = await renderInSite(<Questions data={dataOf(stateOf(lab))} />)
  fireEvent.change(load(), { target: { value: '2' } })
  fireEvent.change(load(), { target: { value: '210 g' } })
  expect(navigate).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(500))
  const next = paths.configurator(configuratorQuery(stateOf({ ...lab, load: '210 g' })))
  expect(navigate.mock.calls).toEqual([[next, { replace: true, keepScroll: true }]])
})

test('data for an earlier address does not overwrite what is typed meanwhile', async () => {
  const { rerender } = await renderInSite(<Questions data={dataOf(stateOf(lab))} />)
  fireEvent.change(load(), { target: { value: '21' } })
  show(configuratorQuery(stateOf({ ...lab, load: '21' })))
  rerender(<Questions data={dataOf(stateOf({ ...lab, load: '2' }))} />)
  expect(load().value).toBe('21')
})

test('Back shows the answers of the address again', async () => {
  const { rerender } = await renderInSite(<Questions data={dataOf(stateOf(lab))} />)
  fireEvent.change(load(), { target: { value: '500 g' } })
  act(() => void vi.advanceTimersByTime(500))
  const earlier = stateOf({ ...lab, load: '100 g' })
  show(configuratorQuery(earlier))
  rerender(<Questions data={dataOf(earlier)} />)
  expect(load().value).toBe('100 g')
})

test('an error waits while its field is typed in, and until what was typed has been judged', async () => {
  const wrong = stateOf({ ...lab, load: '2' })
  show(configuratorQuery(wrong))
  const data = dataOf(wrong, { errors: { load: 'form.mass' } })
  const { t, rerender } = await renderInSite(<Questions data={data} />)
  const error = () => document.getElementById('answer-load-error')?.textContent
  expect(error()).toBe(t('form.mass'))
  fireEvent.change(load(), { target: { value: '20' } })
  const typed = stateOf({ ...lab, load: '20' })
  act(() => void vi.advanceTimersByTime(500))
  rerender(<Questions data={dataOf(typed, { errors: { load: 'form.mass' } })} />)
  expect(error(), 'still typed in').toBeUndefined()
  fireEvent.blur(load())
  expect(error()).toBe(t('form.mass'))
  fireEvent.change(load(), { target: { value: '20 g' } })
  fireEvent.blur(load())
  expect(error(), 'not judged yet').toBeUndefined()
})

test('choosing a use applies at once, with the country that was preselected', async () => {
  const untouched = { ...stateOf({}), step: 'application' } as const
  show('')
  const { navigate, t } = await renderInSite(<Questions data={dataOf(untouched)} />, { locale: 'de' })
  fireEvent.click(screen.getByLabelText(t('use.pharmacy')))
  const query = configuratorQuery(
    { ...untouched, answers: { ...emptyAnswers, use: 'pharmacy', country: 'DE' } },
    'de',
  )
  expect(navigate).toHaveBeenCalledWith(paths.configurator(query), { replace: true, keepScroll: true })
  expect(JSON.parse(localStorage.getItem('configurator') ?? 'null')).toBe(query)
})

test('a kept configuration is offered, and forgotten on request', async () => {
  const kept = configuratorQuery(stateOf({ use: 'waste', country: 'FR', load: '40 t' }))
  localStorage.setItem('configurator', JSON.stringify(kept))
  const { t } = await renderInSite(<Questions data={dataOf(stateOf(lab))} />)
  const link = screen.getByRole('link', { name: t('configurator.resume') })
  expect(link.getAttribute('href')).toBe(paths.configurator(kept))
  expect(load().value).toBe('200 g')
  fireEvent.click(screen.getByRole('button', { name: t('configurator.forget') }))
  expect(screen.queryByText(t('configurator.kept'))).toBeNull()
  expect(localStorage.getItem('configurator')).toBeNull()
})

test.each([
  ['smallest', 1125, { smallest: '1125 g' }],
  ['tolAbs', 0.5, { tolAbs: '0,5 g' }],
  ['tolPct', 2.5, { tolPct: '2,5' }],
  ['budget', 990.5, { budget: '990,5' }],
])('the one relaxation of %s is a link with its value', async (input, value, changed) => {
  const fit = { pair: null, relaxation: { input, value, text: 'So.' } } as unknown as FitAnswer
  function Nothing() {
    return <NothingFits configurator={useConfigurator(dataOf(stateOf(lab)))} fit={fit} smallest="" />
  }
  const { t } = await renderInSite(<Nothing />)
  const href = paths.configurator(configuratorQuery(stateOf({ ...lab, ...changed })))
  expect(screen.getByRole('link', { name: t('configurator.relax') }).getAttribute('href')).toBe(href)
})
