/** How the parts of a conversation ask the next question: by script, or as buttons of its form. */
export type Asks = {
  /** Id of the form that is sent without JavaScript. */
  formId: string
  ask: (question: string) => void
  /** A question is being answered, or no more are taken. */
  isBlocked: boolean
}
