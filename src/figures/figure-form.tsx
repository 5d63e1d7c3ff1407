import type { ReactNode } from 'react'
import type { ProductQuestion, QuestionField } from '#domain/fit/product-question.ts'
import { KeptQuestion } from './kept-question.tsx'

type Props = {
  className?: string
  action: string
  question: ProductQuestion
  /** The fields that the form itself has. */
  except: readonly QuestionField[]
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
