import { use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { SiteContext } from '#src/site/site.ts'
import { type Draft, watchPutBack } from './form-draft.ts'
import { createSubmission, type SubmissionOptions } from './submission.ts'
import type { SubmissionState } from './submission-state.ts'

type Options<Request, Answer> = SubmissionOptions<Request, Answer> & {
  /** Known data of the visitor (`filledIn`). It may arrive late and must not change often. */
  prefill?: Draft | null
}

/** A form for its fields, buttons and messages. */
export type Submission = SubmissionState & {
  set: (field: string, value: string) => void
  /** Called when a field is left. */
  check: (field: string) => void
  submit: (changes?: Draft) => Promise<void>
  forgive: () => void
  discard: () => void
}

/**
 * How a form sends something to the server; a button without fields uses `useAction`. What is sent in the background
 * names itself: removals that may be undone (`useRegister`), files that nobody wants (`forgetFile`), requests kept
 * offline.
 */
export function useSubmission<Request, Answer>(options: Options<Request, Answer>): Submission {
  const { prefill, name = '' } = options
  const posted = use(SiteContext)?.posted
  const [submission] = useState(() =>
    createSubmission(options, posted && posted.form === options.name ? posted : null),
  )
  const state = useSyncExternalStore(submission.subscribe, submission.getState, submission.getState)
  useLayoutEffect(() => submission.configure(options))
  useEffect(() => {
    submission.restore()
    return watchPutBack(name, submission.restore)
  }, [submission, name])
  // Runs again after success: the new form accepts known data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (prefill) submission.fill(prefill)
  }, [prefill, state.done, submission])
  return { ...state, ...submission, check: (field) => void (isPressing() || submission.check(field)) }
}

/** True while the submit button is pressed: a message on blur would move the button, and the click would miss it. */
const isPressing = () => document.querySelector('button:active') !== null
