import { useState } from 'react'
import { reminderDaysInWords } from '#domain/scales/reminder-days.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import type { Person } from './use-register.ts'

type Props = {
  person: Person
  onChanged: ((on: boolean) => void) | undefined
  items: readonly Scale[]
}

/** Switches reminder mails on and off; off by default. */
export function ReminderSwitch({ person, onChanged, items }: Props) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const [on, setOn] = useState(person.scaleReminders)
  const { values, busy, problem, submit } = useSubmission({
    validate: ({ wanted }) => ({ output: wanted === 'yes', errors: {} }),
    send: (scaleReminders) => callApi('PATCH /profile', { body: { scaleReminders } }),
    onAccepted: (_, wanted) => {
      setOn(wanted)
      onChanged?.(wanted)
    },
  })
  const days = reminderDaysInWords(locale)
  const shown = busy ? values.wanted === 'yes' : on
  return (
    <div className="scales-reminders">
      <label>
        <input
          type="checkbox"
          checked={shown}
          aria-describedby="scales-reminders-hint"
          onChange={({ target }) => void submit({ wanted: target.checked ? 'yes' : '' })}
        />
        <span>{t('scales.reminders')}</span>
      </label>
      <p className="hint" id="scales-reminders-hint">
        {t('scales.reminders-hint', days)}
        {items.some(({ country }) => country === 'DE') ? ` ${t('scales.reminders-germany', days)}` : null}
        {shown && !person.emailVerified ? ` ${t('scales.reminders-unverified')}` : null}
      </p>
      <p className="error" role="alert">
        {problem ? t('scales.reminders-failed') : null}
      </p>
    </div>
  )
}
