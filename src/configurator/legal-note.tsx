import type { ReactNode } from 'react'
import type { UseAnswer } from '#domain/fit/fit-answer-schema.ts'
import { useTranslate } from '#src/i18n/translation.ts'

type Props = {
  regime: UseAnswer
  /** What holds of every instrument that fits. */
  children?: ReactNode
}

/** What the law says of the use, with its sources. */
export function LegalNote({ regime, children }: Props) {
  const t = useTranslate()
  const cited = [...new Set(regime.sources.map(({ text }) => text))]
  return (
    <div className={regime.legal ? 'config-law legal' : 'config-law'}>
      <p className="config-law-title">
        {regime.legal ? (
          <span className="config-mark" aria-hidden="true">
            M
          </span>
        ) : null}
        {t(regime.legal ? 'configurator.legal' : 'configurator.not-legal')}
      </p>
      <details>
        <summary>{t('configurator.why')}</summary>
        <p>{regime.text}</p>
        {cited.length ? (
          <p className="hint">{t('configurator.sources', { sources: cited.join(' · ') })}</p>
        ) : null}
      </details>
      {children}
    </div>
  )
}
