import { useState } from 'react'
import { answerNames } from '#domain/configurator/answers.ts'
import { questionsOf, type UseQuestion } from '#domain/configurator/configurator-steps.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import { type FitUse, fitUses } from '#domain/fit/fit-use.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { AnswerCheck, AnswerField, type AnswerProps } from './answer-fields.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { ConfiguratorData } from './data.ts'
import { FitCount } from './fit-count.tsx'
import { LegalNote } from './legal-note.tsx'
import { MoreRequirements } from './more-requirements.tsx'
import { StepSection } from './step-section.tsx'
import type { Configurator } from './use-configurator.ts'

type Props = { configurator: Configurator; data: ConfiguratorData }

const stepFields = [
  ...answerNames.filter((name) => name !== 'use' && name !== 'country'),
  'interface',
] as const

/** Load, smallest quantity, tolerance, and what else the use needs. */
export function RequirementsStep({ configurator, data }: Props) {
  const t = useTranslate()
  const { step, regime } = data
  const use = fitUses.find((fitUse) => fitUse === configurator.state.answers.use)
  return (
    <StepSection step="requirements" shown={step}>
      {use ? (
        <AnswerForm configurator={configurator} data={data} step="requirements" fieldNames={stepFields}>
          <div className="config-narrow">{regime ? <LegalNote regime={regime} /> : null}</div>
          <Questions use={use} configurator={configurator} errors={data.errors} />
          <FitCount data={data} />
          <p className="config-on">
            <button type="submit" className="button">
              {t('configurator.to-options')}
            </button>
          </p>
        </AnswerForm>
      ) : (
        <p className="hint">{t('configurator.use-first')}</p>
      )}
    </StepSection>
  )
}

type QuestionsProps = { use: FitUse; configurator: Configurator; errors: FieldErrors }

/** While a field is being typed in, its error waits. */
function Questions({ use, configurator, errors }: QuestionsProps) {
  const t = useTranslate()
  const [typing, setTyping] = useState<string | null>(null)
  const shownErrors = Object.fromEntries(Object.entries(errors).filter(([name]) => name !== typing))
  const answer: AnswerProps = { configurator, errors: shownErrors, onTyping: setTyping }
  const asks = (question: UseQuestion) => questionsOf(use).includes(question)
  const typical = typicalMasses[use]
  return (
    <>
      <div className="config-fields">
        <AnswerField
          {...answer}
          name="load"
          required
          hint={t('configurator.load-hint', { example: typical.load })}
        />
        {asks('nominal') ? (
          <AnswerField {...answer} name="nominal" hint={t('configurator.nominal-hint')} />
        ) : null}
        {asks('smallest') ? (
          <AnswerField
            {...answer}
            name="smallest"
            hint={t('configurator.smallest-hint', { example: typical.smallest })}
          />
        ) : null}
      </div>
      {asks('count') ? <CountFields {...answer} /> : null}
      {asks('patients') ? (
        <div className="config-checks">
          <AnswerCheck {...answer} name="hospital" />
          <AnswerCheck {...answer} name="baby" />
          <AnswerCheck {...answer} name="bed" />
        </div>
      ) : null}
      {asks('minimumWeight') ? <AnswerCheck {...answer} name="minimumWeight" /> : null}
      {asks('farm') ? <AnswerCheck {...answer} name="farm" /> : null}
      {asks('building') ? <AnswerCheck {...answer} name="building" /> : null}
      {asks('prepackages') ? <AnswerCheck {...answer} name="prepackages" /> : null}
      <ExpertFields {...answer} />
      <MoreRequirements {...answer} />
    </>
  )
}

const expertNames = ['tare', 'tolPct', 'tolAbs', 'everywhere'] as const

/** What a tolerance is, as a mass or a share (both hold where both are stated), and the tare. Open where it is stated. */
function ExpertFields(answer: AnswerProps) {
  const t = useTranslate()
  const { answers } = answer.configurator.state
  return (
    <details
      className="config-more"
      open={expertNames.some((name) => answers[name] || answer.errors[name])}
    >
      <summary>{t('configurator.tolerance')}</summary>
      <div className="config-fields">
        <AnswerField {...answer} name="tolPct" unit="%" />
        <AnswerField {...answer} name="tolAbs" />
        <AnswerField {...answer} name="tare" hint={t('configurator.tare-hint')} />
      </div>
      <AnswerCheck {...answer} name="everywhere" />
    </details>
  )
}

function CountFields(answer: AnswerProps) {
  const t = useTranslate()
  const { piece, pieces } = answer.configurator.state.answers
  return (
    <details className="config-more" open={Boolean(piece || pieces)}>
      <summary>{t('configurator.counting')}</summary>
      <div className="config-fields">
        <AnswerField {...answer} name="piece" />
        <AnswerField {...answer} name="pieces" />
        <AnswerField {...answer} name="reference" hint={t('configurator.reference-hint')} />
      </div>
    </details>
  )
}

/** A load and a smallest quantity as examples for each use; whole numbers, written alike in every language. */
const typicalMasses: Record<FitUse, { load: string; smallest: string }> = {
  'direct-sale': { load: '6\u00a0kg', smallest: '100\u00a0g' },
  'price-computing': { load: '6\u00a0kg', smallest: '100\u00a0g' },
  'farm-sale': { load: '15\u00a0kg', smallest: '200\u00a0g' },
  trade: { load: '300\u00a0kg', smallest: '5\u00a0kg' },
  'precious-metal': { load: '500\u00a0g', smallest: '1\u00a0g' },
  prepack: { load: '1\u00a0kg', smallest: '250\u00a0g' },
  'prepack-variable': { load: '6\u00a0kg', smallest: '100\u00a0g' },
  'customs-tax': { load: '150\u00a0kg', smallest: '2\u00a0kg' },
  postal: { load: '30\u00a0kg', smallest: '50\u00a0g' },
  medical: { load: '200\u00a0kg', smallest: '40\u00a0kg' },
  pharmacy: { load: '200\u00a0g', smallest: '1\u00a0g' },
  'pharma-lab': { load: '100\u00a0g', smallest: '50\u00a0mg' },
  waste: { load: '40\u00a0t', smallest: '400\u00a0kg' },
  'vehicle-trade': { load: '40\u00a0t', smallest: '1\u00a0t' },
  axle: { load: '40\u00a0t', smallest: '1\u00a0t' },
  'livestock-trade': { load: '1\u00a0t', smallest: '50\u00a0kg' },
  court: { load: '500\u00a0g', smallest: '1\u00a0g' },
  internal: { load: '15\u00a0kg', smallest: '100\u00a0g' },
  lab: { load: '200\u00a0g', smallest: '100\u00a0mg' },
}
