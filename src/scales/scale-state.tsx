import type { Verification } from '#domain/scales/periodic-verification.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type Translate, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'

/** The state of a verification as a coloured mark with text. */
export function StatusIndicator({ verification }: { verification: Verification }) {
  const t = useTranslate()
  const { state } = verification
  const days = daysText(verification, t)
  return (
    <p className={`status-light ${state}`}>
      <strong>{t(`scales.state-${state}`)}</strong>
      {days ? <span>{days}</span> : null}
    </p>
  )
}

function daysText({ daysLeft }: Verification, t: Translate): string | null {
  if (daysLeft === null) return null
  if (daysLeft === 0) return t('scales.today')
  return daysLeft > 0 ? t('scales.left', { count: daysLeft }) : t('scales.over', { count: -daysLeft })
}

/** The due date and its rule. */
export function DueAndRule({ verification }: { verification: Verification }) {
  const t = useTranslate()
  const { locale } = useSite()
  const { rule, periodYears, dueOn, overhaul } = verification
  const isUndated = dueOn === null && periodYears !== null
  const dayOf = (day: string) => <time dateTime={day}>{formatDay(day, locale)}</time>
  return (
    <Facts
      className="scale-facts"
      rows={[
        [t('scales.due'), dueOn && dayOf(dueOn)],
        [
          t('scales.overhaul'),
          overhaul && (overhaul.dueOn ? dayOf(overhaul.dueOn) : t('scales.overhaul-unknown')),
        ],
        [
          t('scales.rule'),
          isUndated ? `${t(`scales.rule-${rule}`)} ${t('scales.no-date')}` : t(`scales.rule-${rule}`),
        ],
      ]}
    />
  )
}
