import { type ProductQuestion, type QuestionField, questionFields } from '#domain/fit/product-question.ts'

type Props = { question: ProductQuestion /** Fields of the form itself. */; except: readonly QuestionField[] }

/** What the address asks in other forms of the page: without JavaScript, sending one keeps the others. */
export function KeptQuestion({ question, except }: Props) {
  return questionFields.map((name) =>
    question[name] && !except.includes(name) ? (
      <input key={name} type="hidden" name={name} value={question[name]} />
    ) : null,
  )
}
