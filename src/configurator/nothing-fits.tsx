import type { Locale } from '#config/locales.ts'
import type { Answers } from '#domain/configurator/answers.ts'
import type { FitAnswer } from '#domain/fit/fit-answer-schema.ts'
import { typedNumber } from '#domain/fit/typed-number.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { FitCard } from './fit-card.tsx'
import type { Configurator } from './use-configurator.ts'

type Props = { configurator: Configurator; fit: FitAnswer; smallest: string }

/** Where nothing fits: two instruments, the one change that is enough, or a person. */
export function NothingFits({ configurator, fit: { pair, relaxation }, smallest }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { answers } = configurator.state
  return (
    <div className="config-nothing">
      <h3>{t('configurator.nothing')}</h3>
      {relaxation ? (
        <div className="config-way">
          <p>{relaxation.text}</p>
          <Link
            className="button small"
            to={configurator.hrefWith({ answers: relaxed(answers, relaxation, locale) })}
            replace
            keepScroll
          >
            {t('configurator.relax')}
          </Link>
        </div>
      ) : null}
      {pair ? (
        <div className="config-way">
          <p>{t('configurator.pair')}</p>
          <ul className="fit-cards">
            {pair.map((fit) => (
              <li key={fit.reference}>
                <FitCard configurator={configurator} fit={fit} smallest={smallest} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="config-way">
        <p>{t('configurator.ask-person')}</p>
        <Link className="button small ghost" to={configurator.hrefWith({ step: 'contact' })} keepScroll>
          {t('configurator.ask')}
        </Link>
      </div>
    </div>
  )
}

type Relaxation = NonNullable<FitAnswer['relaxation']>

/** The answers with the one that is enough: masses are answered in g, shares in %, the budget in euros. */
function relaxed(answers: Answers, { input, value }: Relaxation, locale: Locale): Answers {
  const number = typedNumber(value, locale)
  return { ...answers, [input]: input === 'tolPct' || input === 'budget' ? number : `${number} g` }
}
