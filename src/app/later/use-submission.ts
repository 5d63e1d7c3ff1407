import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from './draft.ts'
import { createSubmission, type SubmissionOptions } from './submission.ts'
import type { SubmissionState } from './submission-state.ts'

type Options<Request, Answer> = SubmissionOptions<Request, Answer> & {
  /** What is known of the visitor (`filledIn`). It may come late, and does not change often. */
  known?: Draft | null
}

/** A form as its fields, buttons and messages see it. */
export type Submission = SubmissionState & {
  set: (field: string, value: string) => void
  /** To be called when a field is left. */
  check: (field: string) => void
  submit: (changes?: Draft) => Promise<void>
  forgive: () => void
  discard: () => void
}

/** The one way to send something to the edge from a screen. */
export function useSubmission<Request, Answer>(options: Options<Request, Answer>): Submission {
  const { known } = options
  const [submission] = useState(() => createSubmission(options))
  const state = useSyncExternalStore(submission.subscribe, submission.getState, submission.getState)
  useLayoutEffect(() => submission.configure(options))
  useEffect(() => submission.restore(), [submission])
  // Again once it was accepted: a form that starts anew is open to what is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (known) submission.fill(known)
  }, [known, state.done, submission])
  return { ...state, ...submission, check: (field) => void (isPressing() || submission.check(field)) }
}

/**
 * Sending checks everything by itself, and a fault said before the press ends would move the button away from under it, so
 * that the click is lost.
 */
const isPressing = () => document.querySelector('button:active') !== null
