import { type ReactNode, useEffect, useRef } from 'react'
import { type ConfiguratorStep, configuratorSteps } from '#domain/configurator/configurator-steps.ts'
import { useTranslate } from '#src/i18n/translation.ts'

type Props = { step: ConfiguratorStep; shown: ConfiguratorStep; className?: string; children: ReactNode }

/**
 * One step. On a narrow screen only the shown one is visible, on a wide one all are. Its heading takes the focus when
 * it becomes the shown one.
 */
export function StepSection({ step, shown, className = '', children }: Props) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const changed = before.current !== shown
    before.current = shown
    if (changed && shown === step) heading.current?.focus()
  }, [shown, step])
  return (
    <section
      className={`config-step ${className}`}
      data-shown={shown === step ? '' : undefined}
      aria-labelledby={`step-${step}`}
    >
      <h2 id={`step-${step}`} ref={heading} tabIndex={-1}>
        <span className="config-number" aria-hidden="true">
          {configuratorSteps.indexOf(step) + 1}
        </span>
        {t(`configurator.step-${step}`)}
      </h2>
      {children}
    </section>
  )
}
