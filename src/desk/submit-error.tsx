import type { AppError } from '#domain/errors/error.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { SmallButton } from './controls.tsx'
import { editedWords } from './edited-words.ts'
import type { FormWithDraft } from './use-form-with-draft.ts'
import { words } from './words.ts'

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
  return changed
    ? editedWords.changed(changed.by, formatDateTime(new Date(changed.at), 'fr'))
    : sessionText(problem)
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
          {words.restored}{' '}
          <button type="button" className="link-button" onClick={again}>
            {words.restoredDrop}
          </button>
        </p>
      ) : null}
      <FormProblems {...form} errors={{}} labels={{}} problemText={refusedText(form.problem)} />
      {changed ? <SmallButton onClick={again}>{editedWords.reload}</SmallButton> : null}
    </>
  )
}
