import { useState } from 'react'
import { type AnswerName, massAnswers, type numberAnswers } from '#domain/configurator/answers.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import type { ConfiguratorData } from './data.ts'
import type { Configurator } from './use-configurator.ts'

/** What every answer needs: the state, the errors by name, and where to tell which field is typed in. */
export type AnswerProps = {
  configurator: Configurator
  errors: FieldErrors
  onTyping: (name: string | null) => void
}

/** While a field is being typed in, its error waits; that of an answer which has changed since is none. */
export function useTypedAnswers(
  configurator: Configurator,
  { errors, state }: Pick<ConfiguratorData, 'errors' | 'state'>,
): AnswerProps {
  const [typing, setTyping] = useState<string | null>(null)
  const answers: Readonly<Record<string, unknown>> = configurator.state.answers
  const judged: Readonly<Record<string, unknown>> = state.answers
  const shownErrors = Object.fromEntries(
    Object.entries(errors).filter(([name]) => name !== typing && answers[name] === judged[name]),
  )
  return { configurator, errors: shownErrors, onTyping: setTyping }
}

type TypedName = (typeof massAnswers | typeof numberAnswers)[number]
type FieldProps = AnswerProps & { name: TypedName; hint?: string; unit?: string; required?: boolean }

const isMass = (name: AnswerName) => massAnswers.some((mass) => mass === name)

/** An answer that is typed: a mass with its unit, or a number. */
export function AnswerField({ configurator, errors, onTyping, name, hint, unit, required }: FieldProps) {
  const t = useTranslate()
  const label = t(`answer.${name}`)
  return (
    <Field
      name={name}
      id={`answer-${name}`}
      label={unit ? `${label} (${unit})` : label}
      {...(hint ? { hint } : {})}
      error={errors[name] ? messageText(t, errors[name]) : undefined}
      value={configurator.state.answers[name]}
      onChange={(event) => {
        onTyping(name)
        configurator.type(name, event.target.value)
      }}
      onBlur={() => onTyping(null)}
      required={required}
      inputMode={isMass(name) ? 'text' : 'decimal'}
      maxLength={40}
      autoComplete="off"
    />
  )
}

type CheckName =
  | 'everywhere'
  | 'minimumWeight'
  | 'hospital'
  | 'baby'
  | 'bed'
  | 'farm'
  | 'building'
  | 'prepackages'

/** A yes/no answer; unchecked means not given. */
export function AnswerCheck({ configurator, name }: AnswerProps & { name: CheckName }) {
  const t = useTranslate()
  return (
    <label className="config-check">
      <input
        type="checkbox"
        name={name}
        value="1"
        checked={configurator.state.answers[name] === '1'}
        onChange={(event) => configurator.answer({ [name]: event.target.checked ? '1' : '' })}
      />
      <span>{t(`answer.${name}`)}</span>
    </label>
  )
}

type SelectProps = AnswerProps & {
  name: 'cleaning' | 'dust' | 'zone' | 'power'
  values: readonly string[]
}

/** An answer out of a list; the first entry says nothing. */
export function AnswerSelect({ configurator, errors, name, values }: SelectProps) {
  const t = useTranslate()
  return (
    <Choice
      name={name}
      id={`answer-${name}`}
      label={t(`answer.${name}`)}
      error={errors[name] ? messageText(t, errors[name]) : undefined}
      value={configurator.state.answers[name]}
      onChange={(event) => configurator.answer({ [name]: event.target.value })}
    >
      <option value="">{t(`answer.${name}-any`)}</option>
      <Options of={values.map((value) => [value, messageText(t, `answer.${name}-${value}`)])} />
    </Choice>
  )
}
