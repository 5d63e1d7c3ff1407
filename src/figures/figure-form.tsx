import type { ReactNode } from 'react'
import { type ProductQuestion, type QuestionField, questionFields } from '#domain/fit/product-question.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { useHref } from '#src/site/site.ts'
import { stylesheets } from '#src/site/stylesheet.tsx'
import href from './figure.css?url'

type QuestionProps = {
  question: ProductQuestion
  /** The fields that the form itself has. */
  except: readonly QuestionField[]
}
type Props = QuestionProps & {
  className?: string
  /** Path and fragment that it leads to. */
  to: string
  /** What sends it without JavaScript; left out where it has a button of its own. */
  show?: string
  children: ReactNode
}

/** The GET form of a figure: it leads to an address without JavaScript, with it the figure follows what is typed. */
export function FigureForm({ className = 'figure-form', to, show, question, except, children }: Props) {
  const action = useHref()(to)
  return (
    <form
      className={className}
      action={action}
      method="get"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <KeptQuestion question={question} except={except} />
      {children}
      {show ? (
        <noscript>
          <button type="submit" className="button">
            {show}
          </button>
        </noscript>
      ) : null}
    </form>
  )
}

type Typed<Name extends string> = {
  idPrefix: string
  values: Partial<Record<Name, string>>
  faults: Partial<Record<Name, string>>
  onType: (name: Name, text: string) => void
}

/** The properties of the typed fields of a figure's form. */
export function useTypedField<Name extends string>({ idPrefix, values, faults, onType }: Typed<Name>) {
  const t = useTranslate()
  return (name: Name, label: string) => ({
    name,
    id: `${idPrefix}-${name}`,
    label,
    value: values[name] ?? '',
    maxLength: 40,
    autoComplete: 'off',
    error: faults[name] && messageText(t, faults[name]),
    onChange: ({ target }: { target: HTMLInputElement }) => onType(name, target.value),
  })
}

/** What the address asks in other forms of the page: without JavaScript, sending one keeps the others. */
export function KeptQuestion({ question, except }: QuestionProps) {
  return questionFields.map((name) =>
    question[name] && !except.includes(name) ? (
      <input key={name} type="hidden" name={name} value={question[name]} />
    ) : null,
  )
}

/** The styles that figures share; they come before the own ones of a figure. */
export const FigureStyles = stylesheets(href)
