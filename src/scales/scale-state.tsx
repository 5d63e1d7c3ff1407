import type { Locale } from '#config/locales.ts'
import type { Verification } from '#domain/scales/periodic-verification.ts'
import { addDays } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { formatSpan } from '#domain/time/time-left.ts'
import { type Translate, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'

type Props = { verification: Verification }

/** The state of a verification as a coloured mark with text. */
export function StatusIndicator({ verification }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { state } = verification
  const days = daysText(verification, t, locale)
  return (
    <p className={`status-light ${state}`}>
      <strong>{t(`scales.state-${state}`)}</strong>
      {days ? <span>{days}</span> : null}
    </p>
  )
}

function daysText({ daysLeft, dueOn }: Verification, t: Translate, locale: Locale): string | null {
  if (daysLeft === null || dueOn === null) return null
  if (daysLeft === 0) return t('scales.today')
  const today = addDays(dueOn, -daysLeft)
  return daysLeft > 0
    ? t('scales.left', { span: formatSpan(today, dueOn, locale) })
    : t('scales.over', { span: formatSpan(dueOn, today, locale) })
}

/** The due date and its rule. */
export const DueAndRule = (of: Props) => (
  <>
    <DueDates {...of} />
    <AppliedRule {...of} />
  </>
)

/** When it is due, and its overhaul where it needs one. */
export function DueDates({ verification: { dueOn, overhaul } }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
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
      ]}
    />
  )
}

/** The rule that the due date follows, and what it lacks; where the rule is said for all cards, the lack only. */
export function AppliedRule({ verification, isShared = false }: Props & { isShared?: boolean }) {
  const t = useTranslate()
  const { rule, periodYears, dueOn } = verification
  const isUndated = dueOn === null && periodYears !== null
  const lack = isUndated ? t('scales.no-date') : ''
  const text = t(`scales.rule-${rule}`)
  return (
    <Facts
      className="scale-facts"
      rows={[isShared ? [t('scales.due'), lack] : [t('scales.rule'), lack ? `${text} ${lack}` : text]]}
    />
  )
}
