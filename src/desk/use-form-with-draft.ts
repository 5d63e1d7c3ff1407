import { useState } from 'react'
import { draftStore } from '#src/forms/form-draft.ts'
import type { SubmissionOptions } from '#src/forms/submission.ts'
import { type Submission, useSubmission } from '#src/forms/use-submission.ts'

/** A form of the desk; `isRestored`: what was typed before in this tab has come back. */
export type FormWithDraft = Submission & { isRestored: boolean }

/** Whether something was typed in this tab and not stored. */
export const hasDraft = (name: string): boolean => Object.keys(draftStore('tab').read(name)).length > 0

/**
 * A form whose input stays in the tab until it is accepted or discarded. The version that it continues belongs to its
 * fields (`seen`): what somebody else has stored meanwhile is noticed then, too.
 */
export function useFormWithDraft<Request, Answer>(
  options: SubmissionOptions<Request, Answer> & { name: string },
): FormWithDraft {
  const [isRestored, setRestored] = useState(() => hasDraft(options.name))
  const form = useSubmission({
    ...options,
    draft: 'tab',
    onAccepted: (answer: Answer, request: Request) => {
      setRestored(false)
      options.onAccepted?.(answer, request)
    },
  })
  return { ...form, isRestored }
}
