import { expect, test } from 'vitest'
import { emptyAnswers, givenAnswers } from '#domain/configurator/answers.ts'
import {
  askedOnly,
  type ConfiguratorStep,
  configuratorSteps,
  nextStep,
  questionsOf,
  shownStep,
  trades,
} from '#domain/configurator/configurator-steps.ts'
import { fitUses } from '#domain/fit/fit-use.ts'

test('the steps come in the order of the specification', () => {
  expect(configuratorSteps).toEqual(['application', 'requirements', 'options', 'contact', 'summary'])
  expect(configuratorSteps.map(nextStep)).toEqual([
    'requirements',
    'options',
    'contact',
    'summary',
    'summary',
  ])
})

const nothing = { answers: emptyAnswers, errors: {}, choices: [] }
const use = { ...emptyAnswers, use: 'trade' }
const loaded = { ...use, load: '5 kg' }
const choices = [{}]

test.each<[string, ConfiguratorStep, Parameters<typeof shownStep>[1], ConfiguratorStep]>([
  ['nothing said', 'summary', nothing, 'application'],
  ['an unknown use', 'options', { ...nothing, answers: use, errors: { use: 'form.choice' } }, 'application'],
  ['a use without a load', 'options', { ...nothing, answers: use }, 'application'],
  ['a use, going back', 'application', { ...nothing, answers: use }, 'application'],
  ['a load', 'options', { ...nothing, answers: loaded }, 'options'],
  ['a load, no choice', 'summary', { ...nothing, answers: loaded }, 'summary'],
  ['a wrong load', 'contact', { ...nothing, answers: loaded, errors: { load: 'form.mass' } }, 'application'],
  ['a wrong tare', 'contact', { ...nothing, answers: loaded, errors: { tare: 'form.mass' } }, 'requirements'],
  ['a choice without answers', 'contact', { ...nothing, choices }, 'contact'],
])('with %s, %s shows the step that it can', (_, wanted, progress, shown) => {
  expect(shownStep(wanted, progress)).toBe(shown)
})

test('every use stands in one trade', () => {
  const uses: string[] = Object.values(trades).flat()
  expect(uses.toSorted()).toEqual([...fitUses].sort())
})

test('every use asks for a smallest quantity or for what is printed on the package', () => {
  for (const one of fitUses)
    expect(questionsOf(one).some((question) => question === 'smallest' || question === 'nominal')).toBe(true)
})

test('answers given for another use are not asked about, and stay in the address', () => {
  const answers = { ...loaded, use: 'direct-sale', hospital: '1', piece: '2 g', smallest: '100 g' }
  expect(givenAnswers(askedOnly(answers))).toEqual({ use: 'direct-sale', load: '5 kg', smallest: '100 g' })
  expect(givenAnswers(askedOnly({ ...answers, use: 'medical' }))).toMatchObject({ hospital: '1' })
  expect(answers.hospital).toBe('1')
})
