import { formatDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import type { ChosenModel } from './data.ts'
import { Findings } from './fit-card.tsx'

/** Why a chosen model fits or what speaks against it, what remains to be confirmed, and its next verification. */
export function ChosenVerdict({ verdict }: Pick<ChosenModel, 'verdict'>) {
  const t = useTranslate()
  const { locale } = useSite()
  if (verdict === null) return <p className="hint">{t('configurator.not-judged')}</p>
  const { fits, reasons, failed, toConfirm, nextDue } = verdict
  return (
    <>
      {fits ? null : <p className="config-unfit">{t('configurator.unfit')}</p>}
      <Findings className="failed" icon="close" findings={failed} />
      <Findings className="reasons" icon="check" findings={reasons} />
      <Findings className="confirm" icon="help" findings={toConfirm} />
      {nextDue ? (
        <p className="hint">
          {t('configurator.next-due')} <strong>{formatDay(nextDue, locale)}</strong>
        </p>
      ) : null}
    </>
  )
}
