import { answerNames } from '#domain/configurator/answers.ts'
import { questionsOf, type UseQuestion } from '#domain/configurator/configurator-steps.ts'
import { type FitUse, fitUses } from '#domain/fit/fit-use.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { AnswerCheck, AnswerField, type AnswerProps, useTypedAnswers } from './answer-fields.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { ConfiguratorData } from './data.ts'
import { FitCount } from './fit-count.tsx'
import { LegalNote } from './legal-note.tsx'
import { MoreRequirements } from './more-requirements.tsx'
import { StepSection } from './step-section.tsx'
import { typicalMasses } from './typical-masses.ts'
import type { Configurator } from './use-configurator.ts'

type Props = { configurator: Configurator; data: ConfiguratorData }

const stepFields = [
  ...answerNames.filter((name) => name !== 'use' && name !== 'country' && name !== 'load'),
  'interface',
] as const

/** Smallest quantity, what else the use needs, and folded what few people state; nothing before there is a use. */
export function RequirementsStep({ configurator, data }: Props) {
  const t = useTranslate()
  const { step, regime } = data
  const use = fitUses.find((fitUse) => fitUse === configurator.state.answers.use)
  if (!use) return null
  return (
    <StepSection step="requirements" shown={step}>
      <AnswerForm configurator={configurator} data={data} step="requirements" fieldNames={stepFields}>
        <div className="config-narrow">{regime ? <LegalNote regime={regime} /> : null}</div>
        <Questions use={use} configurator={configurator} data={data} />
        <div className="config-bar">
          <FitCount data={data} />
          <p className="config-on">
            <button type="submit" className="button">
              {t('configurator.to-options')}
            </button>
          </p>
        </div>
      </AnswerForm>
    </StepSection>
  )
}

type QuestionsProps = Props & { use: FitUse }

function Questions({ use, configurator, data }: QuestionsProps) {
  const t = useTranslate()
  const answer = useTypedAnswers(configurator, data)
  const asks = (question: UseQuestion) => questionsOf(use).includes(question)
  const typical = typicalMasses[use]
  return (
    <>
      <div className="config-fields">
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

/** The tolerance as a mass or a share (both hold where both are stated), and the tare. Open where one is stated. */
function ExpertFields(answer: AnswerProps) {
  const t = useTranslate()
  const { answers } = answer.configurator.state
  return (
    <details className="config-more" open={expertNames.some((name) => answers[name] || answer.errors[name])}>
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
