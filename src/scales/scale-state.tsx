import type { Verification } from '#domain/scales/periodic-verification.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type TextKey, type Translate, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

/** The state of a verification as a coloured mark with text. */
export function StatusIndicator({ verification }: { verification: Verification }) {
  const t = useTranslate()
  const { state } = verification
  const days = daysText(verification, t)
  return (
    <p className={`status-light ${state}`}>
      <strong>{t(`scales.state-${state}` as TextKey)}</strong>
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
  return (
    <dl className="scale-facts">
      {dueOn ? (
        <div>
          <dt>{t('scales.due')}</dt>
          <dd>
            <time dateTime={dueOn}>{formatDay(dueOn, locale)}</time>
          </dd>
        </div>
      ) : null}
      {overhaul ? (
        <div>
          <dt>{t('scales.overhaul')}</dt>
          <dd>
            {overhaul.dueOn ? (
              <time dateTime={overhaul.dueOn}>{formatDay(overhaul.dueOn, locale)}</time>
            ) : (
              t('scales.overhaul-unknown')
            )}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('scales.rule')}</dt>
        <dd>
          {t(`scales.rule-${rule}` as TextKey)}
          {dueOn === null && periodYears !== null ? ` ${t('scales.no-date')}` : null}
        </dd>
      </div>
    </dl>
  )
}
