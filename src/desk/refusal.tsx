import { formatDateTime } from '#domain/time/dates.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import type { Submission } from '#src/forms/use-submission.ts'

type Props = {
  form: Submission
  text: { changed: (by: string, at: string) => string; reload: string }
  onReload: () => void
}

/** Why a form of the desk was refused; where somebody else was first, the way to read again. */
export function Refusal({ form, text, onReload }: Props) {
  const changed = form.problem?.changed
  return (
    <>
      <FormProblems
        {...form}
        errors={{}}
        labels={{}}
        problemText={changed && text.changed(changed.by, formatDateTime(new Date(changed.at), 'fr'))}
      />
      {changed ? (
        <button type="button" className="button small ghost" onClick={onReload}>
          {text.reload}
        </button>
      ) : null}
    </>
  )
}
