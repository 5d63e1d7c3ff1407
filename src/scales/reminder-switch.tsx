import { useRef, useState } from 'react'
import { AppError } from '#domain/site/error.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import type { Person } from './person.ts'

type Props = { person: Person; onChanged: ((on: boolean) => void) | undefined }

/** Mails before a date: off until asked for. */
export function ReminderSwitch({ person, onChanged }: Props) {
  const t = useTranslate()
  const { callApi } = useSite()
  const [on, setOn] = useState(person.scaleReminders)
  const [failed, setFailed] = useState(false)
  const sending = useRef(false)
  const change = async (wanted: boolean) => {
    if (sending.current) return
    sending.current = true
    setFailed(false)
    setOn(wanted)
    try {
      await callApi('PATCH /profile', { body: { scaleReminders: wanted } })
      onChanged?.(wanted)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      setOn(!wanted)
      setFailed(true)
    } finally {
      sending.current = false
    }
  }
  return (
    <div className="scales-reminders">
      <label>
        <input
          type="checkbox"
          checked={on}
          aria-describedby="scales-reminders-hint"
          onChange={(event) => void change(event.target.checked)}
        />
        <span>{t('scales.reminders')}</span>
      </label>
      <p className="hint" id="scales-reminders-hint">
        {t('scales.reminders-hint')}
        {on && !person.emailVerified ? ` ${t('scales.reminders-unverified')}` : null}
      </p>
      <p className="error" role="alert">
        {failed ? t('scales.reminders-failed') : null}
      </p>
    </div>
  )
}
