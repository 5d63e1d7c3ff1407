import { Icon } from '#src/ui/icon.tsx'

/** How the parts of a conversation ask the next question: by script, or as buttons of its form. */
export type Asks = {
  /** Id of the form that is sent without JavaScript. */
  formId: string
  ask: (question: string) => void
  /** A question is being answered, or no more are taken. */
  isBlocked: boolean
}

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
