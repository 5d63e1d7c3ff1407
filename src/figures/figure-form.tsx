import type { ReactNode } from 'react'
import { type ProductQuestion, type QuestionField, questionFields } from '#domain/fit/product-question.ts'
import { stylesheets } from '#src/site/stylesheet.tsx'
import href from './figure.css?url'

type QuestionProps = {
  question: ProductQuestion
  /** The fields that the form itself has. */
  except: readonly QuestionField[]
}
type Props = QuestionProps & {
  className?: string
  action: string
  children: ReactNode
}

/** The GET form of a figure: it leads to an address without JavaScript, with it the figure follows what is typed. */
export function FigureForm({ className = 'figure-form', action, question, except, children }: Props) {
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
    </form>
  )
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
