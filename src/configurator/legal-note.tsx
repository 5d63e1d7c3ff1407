import type { Locale } from '#config/locales.ts'
import { citationText } from '#domain/fit/citation.ts'
import type { UseAnswer } from '#domain/fit/fit-answer-schema.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

/** Each text of law with its clause, once; remarks of the table of uses have no clause. */
const citations = ({ sources }: UseAnswer, locale: Locale) => [
  ...new Set(sources.filter(({ clause }) => clause).map((source) => citationText(source, locale))),
]

/** What the law says of the use, with its sources. */
export function LegalNote({ regime }: { regime: UseAnswer }) {
  const t = useTranslate()
  const { locale } = useSite()
  const cited = citations(regime, locale)
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
      <p>{regime.text}</p>
      {cited.length ? (
        <p className="hint">{t('configurator.sources', { sources: cited.join(' · ') })}</p>
      ) : null}
    </div>
  )
}
