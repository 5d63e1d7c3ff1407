import { formatDateTime } from '#domain/time/dates.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { SmallButton } from './controls.tsx'
import { editedWords } from './edited-words.ts'
import type { KeptForm } from './use-kept-form.ts'
import { words } from './words.ts'

type Props = {
  form: KeptForm
  onReload: () => void
}

/** What has come back of a form of the desk, and why it was refused; the way to begin again with what is stored. */
export function Refusal({ form, onReload }: Props) {
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
      <FormProblems
        {...form}
        errors={{}}
        labels={{}}
        problemText={changed && editedWords.changed(changed.by, formatDateTime(new Date(changed.at), 'fr'))}
      />
      {changed ? <SmallButton onClick={again}>{editedWords.reload}</SmallButton> : null}
    </>
  )
}
