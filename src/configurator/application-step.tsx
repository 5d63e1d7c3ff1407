import { countryName } from '#config/locales.ts'
import { type Trade, trades } from '#domain/configurator/configurator-steps.ts'
import { type FitUse, fitCountries, fitUses, usualCountry } from '#domain/fit/fit-use.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { AnswerField, useTypedAnswers } from './answer-fields.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { ConfiguratorData } from './data.ts'
import { Examples } from './examples.tsx'
import { LegalNote } from './legal-note.tsx'
import { StepSection } from './step-section.tsx'
import { typicalMasses } from './typical-masses.ts'
import type { Configurator } from './use-configurator.ts'

type Props = { configurator: Configurator; data: ConfiguratorData }

const stepFields = ['load', 'use', 'country'] as const

/** How much is weighed, what, and under which law. */
export function ApplicationStep({ configurator, data }: Props) {
  const t = useTranslate()
  const { step, regime, errors } = data
  const error = errors.use ?? errors.country
  const typical =
    typicalMasses[fitUses.find((use) => use === configurator.state.answers.use) ?? 'direct-sale']
  const answer = useTypedAnswers(configurator, data)
  return (
    <StepSection step="application" shown={step}>
      <AnswerForm configurator={configurator} data={data} step="application" fieldNames={stepFields}>
        <AnswerField
          {...answer}
          name="load"
          required
          hint={t('configurator.load-hint', { example: typical.load })}
        />
        <CountryField configurator={configurator} />
        <div
          role="radiogroup"
          className="config-trades"
          aria-labelledby="use-label"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'use-error' : undefined}
        >
          <p className="config-legend" id="use-label">
            {t('configurator.use')}
          </p>
          {(Object.keys(trades) as Trade[]).map((trade) => (
            <TradeUses key={trade} trade={trade} configurator={configurator} />
          ))}
          {error ? (
            <p className="error" id="use-error">
              {messageText(t, error)}
            </p>
          ) : null}
        </div>
        <div className="config-narrow" aria-live="polite">
          {regime ? <LegalNote regime={regime} /> : null}
        </div>
        <p className="config-on">
          <button type="submit" className="button">
            {t('configurator.to-requirements')}
          </button>
        </p>
      </AnswerForm>
      {configurator.state.answers.use ? null : (
        <Examples configurator={configurator} className="config-narrow" />
      )}
    </StepSection>
  )
}

/** Without a choice the country of the page’s language. */
function useCountry({ state: { answers } }: Configurator): string {
  const { locale } = useSite()
  return answers.country || (answers.use ? fitCountries[0] : usualCountry(locale))
}

function CountryField({ configurator }: { configurator: Configurator }) {
  const t = useTranslate()
  const { locale } = useSite()
  const chosen = useCountry(configurator)
  return (
    <fieldset className="config-choice">
      <legend>{t('configurator.country')}</legend>
      {fitCountries.map((country) => (
        <label key={country}>
          <input
            type="radio"
            name="country"
            value={country}
            checked={country === chosen}
            onChange={() => configurator.answer({ country })}
          />
          {countryName(country, locale)}
        </label>
      ))}
    </fieldset>
  )
}

/** The uses of a trade, folded until one of them is chosen. */
function TradeUses({ trade, configurator }: { trade: Trade; configurator: Configurator }) {
  const t = useTranslate()
  const country = useCountry(configurator)
  const uses: readonly FitUse[] = trades[trade]
  const { use: chosen } = configurator.state.answers
  return (
    <details name="trade" open={uses.some((use) => use === chosen)}>
      <summary>{t(`trade.${trade}`)}</summary>
      {uses.map((use) => (
        <label key={use}>
          <input
            type="radio"
            name="use"
            value={use}
            checked={use === chosen}
            onChange={() => configurator.answer({ use, country })}
          />
          {t(`use.${use}`)}
        </label>
      ))}
    </details>
  )
}
