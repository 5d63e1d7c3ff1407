import { defaultLocale, type Locale } from '#config/locales.ts'
import { inNotation } from '#domain/fit/typed-number.ts'

/** Answers that are masses, as typed. */
export const massAnswers = ['load', 'tare', 'smallest', 'tolAbs', 'nominal', 'piece'] as const
/** Answers that are other numbers, as typed. */
export const numberAnswers = [
  'tolPct',
  'pieces',
  'reference',
  'length',
  'width',
  'hours',
  'perDay',
  'budget',
] as const
/** Answers that are one of several values, or « 1 » for yes. */
const choiceAnswers = [
  'use',
  'country',
  'everywhere',
  'minimumWeight',
  'cleaning',
  'dust',
  'zone',
  'power',
  'hospital',
  'baby',
  'bed',
  'farm',
  'building',
  'prepackages',
] as const

/** Every answer of one value: the parameters of `GET /api/fit` without language, limit and interfaces. */
export const answerNames = [...choiceAnswers, ...massAnswers, ...numberAnswers] as const
export type AnswerName = (typeof answerNames)[number]

/** What the configurator was told, as typed; empty = not stated. */
export type Answers = Record<AnswerName, string> & { interface: readonly string[] }

/** Empty answers. */
export const emptyAnswers: Answers = {
  ...(Object.fromEntries(answerNames.map((name) => [name, ''])) as Record<AnswerName, string>),
  interface: [],
}

/** The answers that were given, as the query of `GET /api/fit` and the body of a request hold them. */
type GivenAnswers = Partial<Record<AnswerName, string>> & { interface?: string[] }

/** Those that were given. */
export function givenAnswers(answers: Answers): GivenAnswers {
  const given: GivenAnswers = {}
  for (const name of answerNames) if (answers[name]) given[name] = answers[name]
  return answers.interface.length ? { ...given, interface: [...answers.interface] } : given
}

/** True when nothing is stated. */
export const isEmpty = (answers: Answers) =>
  answers.interface.length === 0 && answerNames.every((name) => answers[name] === '')

/**
 * The answers with their numbers in the notation of another language: « 1,125 kg » is 1 125 kg in English, so a
 * page in another language cannot take the numbers as they were typed.
 */
export function inLanguage(answers: Answers, from: Locale = defaultLocale, to: Locale = from): Answers {
  if (from === to) return answers
  const numbers = [...massAnswers, ...numberAnswers].map((name) => [
    name,
    inNotation(answers[name], from, to),
  ])
  return { ...answers, ...Object.fromEntries(numbers) }
}
