import { useRef, useState } from 'react'
import type { AppError } from '#domain/errors/error.ts'
import { useSubmission } from './use-submission.ts'

type Options<Given, Answer> = {
  /** The same content has the same key, however often it is sent. */
  send: (given: Given, idempotencyKey: string) => Promise<Answer>
  onAccepted?: (answer: Answer, given: Given) => void
}

/** A button that sends something, and what became of it. */
export type Action<Given = void> = {
  /** What was sent last. */
  given: Given | undefined
  /** While it is being sent a second press does nothing. */
  run: (given: Given) => Promise<void>
  busy: boolean
  /** The last press was accepted. */
  done: boolean
  problem: AppError | null
  /** The last press failed, and not because the session has ended, which opens the sign-in dialog. */
  failed: boolean
  /** Failed presses since the last success. */
  attempts: number
  /** Clears what became of the last press. */
  forgive: () => void
}

/** A submission without fields: what is sent is known when the button is pressed. */
export function useAction<Given = void, Answer = unknown>({
  send,
  onAccepted,
}: Options<Given, Answer>): Action<Given> {
  const next = useRef<Given>(undefined)
  const [given, setGiven] = useState<Given>()
  const { submit, busy, done, problem, attempts, forgive } = useSubmission<Given, Answer>({
    validate: () => ({ output: next.current as Given, errors: {} }),
    send,
    ...(onAccepted ? { onAccepted } : {}),
  })
  const run = async (input: Given) => {
    if (busy) return
    next.current = input
    setGiven(() => input)
    await submit()
  }
  const failed = problem !== null && problem.code !== 'unauthenticated'
  return { run, given, busy, done, problem, failed, attempts, forgive }
}
