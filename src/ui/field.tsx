import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'

type Common = {
  /** Also its id, unless another form of the page has it. */
  name: string
  id?: string
  label: string
  /** Shown below the label. */
  hint?: string
  /** A complete sentence. */
  error?: string | undefined
}
type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>
type ChoiceProps = Common & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'>
type AreaProps = Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>

/** Label, hint, input and error, connected by ids. Optional fields are marked; required ones are the default. */
export function Field({ name, id = name, label, hint, error, ...input }: InputProps) {
  return (
    <Frame name={id} label={label} hint={hint} error={error} optional={!input.required}>
      <input id={id} name={name} {...describe(id, hint, error)} {...input} />
    </Frame>
  )
}

export function TextArea({ name, id = name, label, hint, error, ...area }: AreaProps) {
  return (
    <Frame name={id} label={label} hint={hint} error={error} optional={!area.required}>
      <textarea id={id} name={name} {...describe(id, hint, error)} {...area} />
    </Frame>
  )
}

/** A select; `children` are its options. */
export function Choice({ name, id = name, label, hint, error, children, ...select }: ChoiceProps) {
  return (
    <Frame name={id} label={label} hint={hint} error={error} optional={!select.required}>
      <select id={id} name={name} {...describe(id, hint, error)} {...select}>
        {children}
      </select>
    </Frame>
  )
}

/** Names and values of a choice. */
export type Pairs = readonly (readonly [value: string, name: string])[]

/** The options of a `Choice`. */
export const Options = ({ of }: { of: Pairs }) =>
  of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))

function describe(name: string, hint?: string, error?: string) {
  const ids = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

type FrameProps = Common & { optional: boolean; children: ReactNode }

function Frame({ name, label, hint, error, optional, children }: FrameProps) {
  const t = useTranslate()
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={name}>
        {label}
        {optional ? <small> {t('form.optional')}</small> : null}
      </label>
      {hint ? (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
