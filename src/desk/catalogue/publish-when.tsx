import { useEffect, useRef } from 'react'
import { fieldsOf } from '#src/desk/controls.tsx'
import { Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { useSessionState } from './session-value.ts'

/** When something is published: `day` is empty for at once. */
export type PublishWhen = { isLater: boolean; day: string; time: string }

/** When drafts or services are to be published, as it is chosen in their dialog. */
export const usePublishWhen = (what: 'drafts' | 'services', time: string) =>
  useSessionState<PublishWhen>(`desk.publish-${what}`, { isLater: false, day: '', time })

type Props = { when: PublishWhen; isWrong: boolean; onChange: (when: PublishWhen) => void }

/** At once, or a day and a time in Paris. */
export function PublishWhenFields({ when, isWrong, onChange }: Props) {
  const field = fieldsOf({ value: when, onChange, at: 'publish-' })
  const moment = useRef<HTMLDivElement>(null)
  // They appear below the foot of a dialog, which would hide them.
  useEffect(() => {
    if (when.isLater) moment.current?.scrollIntoView({ block: 'center' })
  }, [when.isLater])
  return (
    <>
      <fieldset className="desk-roles">
        <legend>{text.when}</legend>
        {[false, true].map((isLater) => (
          <label key={String(isLater)}>
            <input
              type="radio"
              name="when"
              checked={when.isLater === isLater}
              onChange={() => onChange({ ...when, isLater })}
            />
            {isLater ? text.later : text.now}
          </label>
        ))}
      </fieldset>
      {when.isLater ? (
        <div className="catalogue-columns" ref={moment}>
          <Field label={text.day} type="date" {...field('day')} error={isWrong ? text.wrongDay : undefined} />
          <Field label={text.time} type="time" {...field('time')} />
        </div>
      ) : null}
    </>
  )
}
