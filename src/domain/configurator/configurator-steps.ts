import type { FieldErrors } from '#domain/errors/error.ts'
import { type FitUse, fitUses } from '#domain/fit/fit-use.ts'
import { type AnswerName, type Answers, isEmpty } from './answers.ts'

/** The steps of the configurator, in their order. */
export const configuratorSteps = ['application', 'requirements', 'options', 'contact', 'summary'] as const
export type ConfiguratorStep = (typeof configuratorSteps)[number]

const placeOf = (step: ConfiguratorStep) => configuratorSteps.indexOf(step)

/** The step after another one; the last is its own. */
export const nextStep = (step: ConfiguratorStep): ConfiguratorStep =>
  configuratorSteps[placeOf(step) + 1] ?? step

/** What decides how far a visitor may go. */
type Progress = { answers: Answers; errors: FieldErrors; choices: readonly unknown[] }

/**
 * The farthest step that may be opened: without a load and a use the first, with an unreadable requirement the second.
 * Options may be skipped: who chooses no instrument asks a person.
 */
function farthestStep({ answers, errors, choices }: Progress): ConfiguratorStep {
  if (choices.length > 0 && isEmpty(answers)) return 'summary'
  if (answers.use === '' || answers.load === '') return 'application'
  if (errors.use || errors.country || errors.load) return 'application'
  return Object.keys(errors).length > 0 ? 'requirements' : 'summary'
}

/** The step that is shown: the wanted one, or an earlier one that has to be answered first. */
export function shownStep(wanted: ConfiguratorStep, progress: Progress): ConfiguratorStep {
  const farthest = farthestStep(progress)
  return placeOf(wanted) <= placeOf(farthest) ? wanted : farthest
}

/** Trades with what is weighed in them, as people say it; every use stands in one. */
export const trades = {
  shop: ['direct-sale', 'price-computing', 'farm-sale'],
  production: ['prepack', 'prepack-variable', 'internal'],
  health: ['pharmacy', 'medical', 'pharma-lab', 'lab'],
  transport: ['trade', 'postal', 'vehicle-trade', 'axle'],
  field: ['waste', 'livestock-trade'],
  value: ['precious-metal', 'customs-tax', 'court'],
} as const satisfies Record<string, readonly FitUse[]>
/** A trade of the configurator. */
export type Trade = keyof typeof trades

/** A question on the requirements beyond load, tare and tolerance, asked where the use needs it. */
export type UseQuestion =
  | 'smallest'
  | 'nominal'
  | 'count'
  | 'minimumWeight'
  | 'patients'
  | 'farm'
  | 'building'
  | 'prepackages'

const questionsByUse: Partial<Record<FitUse, readonly UseQuestion[]>> = {
  'direct-sale': ['smallest', 'prepackages'],
  'price-computing': ['smallest', 'prepackages'],
  'farm-sale': ['smallest', 'prepackages'],
  prepack: ['nominal'],
  medical: ['smallest', 'patients'],
  pharmacy: ['smallest', 'minimumWeight'],
  'pharma-lab': ['smallest', 'minimumWeight'],
  lab: ['smallest', 'minimumWeight', 'count'],
  internal: ['smallest', 'count'],
  trade: ['smallest', 'count'],
  'livestock-trade': ['smallest', 'farm'],
  // Mixing plants weigh by the ton, where their period is the shorter one in Germany.
  waste: ['smallest', 'building'],
  'vehicle-trade': ['smallest', 'building'],
}

/** The questions that a use needs. */
export const questionsOf = (use: FitUse): readonly UseQuestion[] => questionsByUse[use] ?? ['smallest']

const answersOf: Record<UseQuestion, readonly AnswerName[]> = {
  smallest: ['smallest'],
  nominal: ['nominal'],
  count: ['piece', 'pieces', 'reference'],
  minimumWeight: ['minimumWeight'],
  patients: ['hospital', 'baby', 'bed'],
  farm: ['farm'],
  building: ['building'],
  prepackages: ['prepackages'],
}

/** The answers without answers to questions that its use does not ask: they were given for another use. */
export function askedOnly(answers: Answers): Answers {
  const use = fitUses.find((fitUse) => fitUse === answers.use)
  const askedQuestions: readonly UseQuestion[] = use ? questionsOf(use) : []
  const others = (Object.keys(answersOf) as UseQuestion[]).filter(
    (question) => !askedQuestions.includes(question),
  )
  const dropped = others.flatMap((question) => answersOf[question].map((name) => [name, '']))
  return { ...answers, ...Object.fromEntries(dropped) }
}
