import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AppError } from '#domain/errors/error.ts'
import { draftStore } from '#src/forms/form-draft.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import type { SubmissionOptions } from '#src/forms/submission.ts'
import { type Submission, useSubmission } from '#src/forms/use-submission.ts'
import { editedWords } from './content-words.ts'
import { LinkButton, SmallButton } from './controls.tsx'
import { moment } from './formats.ts'
import { words } from './words.ts'

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

/**
 * What to do when the desk answers as it answers strangers: the session of Cloudflare Access has ended while somebody
 * typed. What is typed stays in its form.
 */
export const sessionText = (problem: AppError | null): string | undefined =>
  problem?.code === 'not-found' || problem?.code === 'unauthenticated' ? words.sessionEnded : undefined

type Props = {
  form: FormWithDraft
  onReload: () => void
}

/** Why a change was refused, where that is known: somebody else was first, or the session has ended. */
export function refusedText(problem: AppError | null): string | undefined {
  const changed = problem?.changed
  return changed ? editedWords.changed(changed.by, moment(changed.at)) : sessionText(problem)
}

/** What has come back of a form of the desk, and why it was refused; the way to begin again with what is stored. */
export function SubmitError({ form, onReload }: Props) {
  const changed = form.problem?.changed
  const again = () => {
    form.discard()
    onReload()
  }
  return (
    <>
      {form.isRestored ? (
        <p className="notice">
          {words.restored} <LinkButton onClick={again}>{words.restoredDrop}</LinkButton>
        </p>
      ) : null}
      <FormProblems {...form} errors={{}} labels={{}} problemText={refusedText(form.problem)} />
      {changed ? <SmallButton onClick={again}>{editedWords.reload}</SmallButton> : null}
    </>
  )
}

/** What became of a change, and where it can be seen now. */
export type SaveMessage = { text: string; href?: string }

type SaveStatusProps = { said: SaveMessage | null; see: string; children?: ReactNode }

/** Says what became of a change: brought into view and focused, with a link to it and the way back. */
export function SaveStatus({ said, see, children }: SaveStatusProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!said) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [said])
  return (
    <div ref={box} tabIndex={-1} role="status" className="desk-change dash-actions">
      {said ? (
        <p>
          {said.text}{' '}
          {said.href ? (
            <a href={said.href} target="_blank" rel="noopener">
              {see}
            </a>
          ) : null}
        </p>
      ) : null}
      {said ? children : null}
    </div>
  )
}
