import {
  type ConfiguratorStep,
  configuratorSteps,
  shownStep,
} from '#domain/configurator/configurator-steps.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import type { Configurator } from './use-configurator.ts'

type Props = { configurator: Configurator; shown: ConfiguratorStep; errors: FieldErrors }

/** The five steps; those that can be opened are links. */
export function StepsNav({ configurator: { state, hrefWith }, shown, errors }: Props) {
  const t = useTranslate()
  return (
    <nav className="config-steps" aria-label={t('configurator.steps')}>
      <ol>
        {configuratorSteps.map((step, i) => {
          const label = (
            <>
              <span className="config-number" aria-hidden="true">
                {i + 1}
              </span>
              <span>{t(`configurator.step-${step}`)}</span>
            </>
          )
          const mayOpen = shownStep(step, { ...state, errors }) === step
          return (
            <li key={step} data-current={step === shown ? '' : undefined}>
              {mayOpen ? (
                <Link to={hrefWith({ step })} keepScroll aria-current={step === shown ? 'step' : undefined}>
                  {label}
                </Link>
              ) : (
                <span aria-disabled="true">{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
