import { ApplicationStep } from '#src/configurator/application-step.tsx'
import href from '#src/configurator/configurator.css?url'
import type { ConfiguratorData } from '#src/configurator/data.ts'
import { OptionsStep } from '#src/configurator/options-step.tsx'
import { RequirementsStep } from '#src/configurator/requirements-step.tsx'
import { Resume } from '#src/configurator/resume.tsx'
import { StepsNav } from '#src/configurator/steps-nav.tsx'
import { useConfigurator } from '#src/configurator/use-configurator.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { EstimateSummary } from '#src/site/estimate-summary.tsx'
import { photoStyles } from '#src/site/product-picture.tsx'
import { stylesheets, withStyles } from '#src/site/stylesheet.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { RequestSteps } from './request-steps.tsx'

/** The style sheet of the configurator. */
const ConfiguratorStyles = stylesheets(href, photoStyles)

type Props = { data: ConfiguratorData }

/** The five steps: one at a time on a phone; on a wide screen the questions beside their results, then the request. */
export const QuoteConfiguratorView = withStyles(ConfiguratorPage, ConfiguratorStyles, EstimateSummary)

function ConfiguratorPage({ data }: Props) {
  const t = useTranslate()
  const configurator = useConfigurator(data)
  return (
    <>
      <ConfiguratorStyles />
      <div className="wrap configurator">
        <header className={data.step === 'application' ? 'page-head' : 'page-head config-started'}>
          <Heading>{t('configurator.title')}</Heading>
          <p className="lead">{t('configurator.lead')}</p>
        </header>
        <Resume configurator={configurator} />
        <StepsNav configurator={configurator} shown={data.step} errors={data.errors} />
        <div className="config-body">
          <div className="config-questions">
            <ApplicationStep configurator={configurator} data={data} />
            <RequirementsStep configurator={configurator} data={data} />
          </div>
          <OptionsStep configurator={configurator} data={data} />
        </div>
        <RequestSteps configurator={configurator} data={data} />
      </div>
    </>
  )
}
