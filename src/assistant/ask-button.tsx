import { Icon } from '#src/ui/icon.tsx'
import type { Asks } from './question-source.ts'

/** A question that is sent as it stands. */
export function AskButton({ question, asks, label }: { question: string; asks: Asks; label?: string }) {
  return (
    <button
      type="submit"
      form={asks.formId}
      name="question"
      value={question}
      className={label ? 'button small ghost' : 'ask-chip'}
      aria-disabled={asks.isBlocked || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (!asks.isBlocked) asks.ask(question)
      }}
    >
      {label ? label : <span>{question}</span>}
      {label ? null : <Icon name="send" />}
    </button>
  )
}
