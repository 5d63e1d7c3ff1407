import { Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'

/** When something is published: `day` is empty for at once. */
export type PublishWhen = { isLater: boolean; day: string; time: string }

type Props = { when: PublishWhen; isWrong: boolean; onChange: (when: PublishWhen) => void }

/** At once, or a day and a time in Paris. */
export const PublishWhenFields = ({ when, isWrong, onChange }: Props) => (
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
      <div className="catalogue-columns">
        <Field
          name="publish-day"
          label={text.day}
          type="date"
          required
          value={when.day}
          error={isWrong ? text.wrongDay : undefined}
          onChange={({ target }) => onChange({ ...when, day: target.value })}
        />
        <Field
          name="publish-time"
          label={text.time}
          type="time"
          required
          value={when.time}
          onChange={({ target }) => onChange({ ...when, time: target.value })}
        />
      </div>
    ) : null}
  </>
)
