import { useState } from 'react'
import type { AppError } from '#domain/errors/error.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { refusalText } from './refusal-text.ts'

/** Publishes every draft, now or at a day and time; then the list of publications shows how far it has come. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { calls, go } = useDesk()
  const [isLater, setLater] = useState(false)
  const [when, setWhen] = useState({ day: '', time: '08:00' })
  const { run, busy, problem } = useAction({
    send: calls.publish,
    onAccepted: () => go({ view: 'publications' }),
  })
  return (
    <Dialog title={text.publishTitle} onClose={onClose}>
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run({ ids: null, ...when, day: isLater ? when.day : '' })
        }}
      >
        <p>{text.publishText}</p>
        <fieldset className="desk-roles">
          <legend>{text.when}</legend>
          {[false, true].map((later) => (
            <label key={String(later)}>
              <input type="radio" name="when" checked={isLater === later} onChange={() => setLater(later)} />
              {later ? text.later : text.now}
            </label>
          ))}
        </fieldset>
        {isLater ? (
          <div className="catalogue-columns">
            <Field
              name="publish-day"
              label={text.day}
              type="date"
              required
              value={when.day}
              error={problem?.fields.day ? text.wrongDay : undefined}
              onChange={({ target }) => setWhen({ ...when, day: target.value })}
            />
            <Field
              name="publish-time"
              label={text.time}
              type="time"
              required
              value={when.time}
              onChange={({ target }) => setWhen({ ...when, time: target.value })}
            />
          </div>
        ) : null}
        {problem && !problem.fields.day ? <p role="alert">{publishingProblem(problem)}</p> : null}
        <button
          type="submit"
          className="button"
          aria-disabled={busy || (isLater && !when.day)}
          aria-busy={busy}
        >
          {text.publishTitle}
        </button>
      </form>
    </Dialog>
  )
}

/** Why nothing was published. */
function publishingProblem(problem: AppError): string {
  const ids = Object.keys(problem.fields).flatMap((field) =>
    field.startsWith('ids.') ? [field.slice('ids.'.length)] : [],
  )
  if (ids.length) return text.faulty(ids.join(', '))
  return problem.code === 'not-found' ? text.nothing : refusalText(problem)
}
