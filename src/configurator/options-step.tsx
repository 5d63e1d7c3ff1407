import { useRef } from 'react'
import { paths } from '#domain/site/urls.ts'
import { formatDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { ChoiceList } from './choice-list.tsx'
import type { ConfiguratorData, Miss } from './data.ts'
import { Examples } from './examples.tsx'
import { Findings, FitCard } from './fit-card.tsx'
import { FitCount, FoundCount } from './fit-count.tsx'
import { foldedFits, meritsOfFirst, saidOnce } from './folded-fits.ts'
import { LegalNote } from './legal-note.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { StepSection } from './step-section.tsx'
import { requirementInWords, requirementOf } from './summary-data.ts'
import type { Configurator } from './use-configurator.ts'

/** More are asked for: some of them fold into one. */
const shownCards = 3

type Props = { configurator: Configurator; data: ConfiguratorData }

/** The instruments that fit best, why the nearest others do not, and the choice. */
export function OptionsStep({ configurator, data }: Props) {
  const t = useTranslate()
  const { pending } = useSite()
  const answered = useLastAnswered(data)
  const isOutdated = pending || answered !== data
  return (
    <StepSection step="options" shown={data.step} className="config-options">
      {answered.fit ? null : <FitCount data={data} />}
      <div className="config-wide" aria-live="polite">
        {data.regime && !answered.fit ? <LegalNote regime={data.regime} /> : null}
      </div>
      {data.state.answers.use ? null : <Examples configurator={configurator} />}
      <div className={isOutdated ? 'config-results outdated' : 'config-results'} aria-busy={pending}>
        <Results configurator={configurator} data={answered} />
      </div>
      <ChoiceList configurator={configurator} data={data} />
      {data.gone ? <p className="notice">{t('configurator.gone', { count: data.gone })}</p> : null}
      {answered.fit ? (
        <p className="config-on">
          <Link
            className={data.chosen.length > 0 ? 'button' : 'button ghost'}
            to={configurator.hrefWith({ step: 'contact' })}
            keepScroll
          >
            {t(data.chosen.length > 0 ? 'configurator.to-contact' : 'configurator.to-advice')}
          </Link>
        </p>
      ) : null}
      {answered.fit ? <Misses misses={answered.fit.misses} /> : null}
    </StepSection>
  )
}

/** While an answer is being corrected the last results stay. */
function useLastAnswered(data: ConfiguratorData): ConfiguratorData {
  const last = useRef(data)
  if (data.fit || data.state.answers.use === '') last.current = data
  return last.current
}

function Results({ configurator, data }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { fit, state } = data
  if (!fit) return null
  const { reasons, toConfirm, nextDue, cards } = saidOnce(foldedFits(fit.fits).slice(0, shownCards))
  return (
    <>
      <div className="config-verdict">
        <p>{requirementInWords(fit, state, { locale, t })}</p>
        <p className="hint">{requirementOf(fit, state, { locale, t })}</p>
        <FoundCount fit={fit} />
      </div>
      <LegalNote regime={fit.regime}>
        <Findings className="reasons" icon="check" findings={reasons} />
        <Findings className="confirm" icon="help" findings={toConfirm} />
        <Facts
          className="fit-facts"
          rows={[[t('configurator.next-due'), nextDue && formatDay(nextDue, locale)]]}
        />
      </LegalNote>
      {cards.length ? (
        <>
          <h3>{t('configurator.best', { count: cards.length })}</h3>
          <ul className="fit-cards">
            {cards.map(({ fit, others }, i) => (
              <li key={fit.reference}>
                <FitCard
                  configurator={configurator}
                  fit={fit}
                  others={others}
                  rank={cards.length > 1 ? i : undefined}
                  merits={meritsOfFirst(cards)}
                  smallest={state.answers.smallest}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NothingFits configurator={configurator} fit={fit} smallest={state.answers.smallest} />
      )}
      <p className="config-aid">{fit.aid}</p>
    </>
  )
}

/** The nearest models that do not fit, each with its reasons in numbers. */
function Misses({ misses }: { misses: readonly Miss[] }) {
  const t = useTranslate()
  if (misses.length === 0) return null
  return (
    <details className="config-more config-misses">
      <summary>{t('configurator.misses')}</summary>
      <ul>
        {misses.slice(0, shownCards).map(({ product, reference, plate, failed }) => (
          <li key={reference}>
            <div className="config-miss-name">
              <Link className="lone" to={paths.product(product.id, reference)}>
                {product.name} <span className="no-break">{reference}</span>
              </Link>
              <DataPlate plate={plate} />
            </div>
            <Findings className="failed" icon="close" findings={failed} />
          </li>
        ))}
      </ul>
    </details>
  )
}
