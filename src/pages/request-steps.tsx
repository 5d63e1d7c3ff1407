import type { TravelZone } from '#domain/area/travel-zone.ts'
import { confirmationPath } from '#domain/quote-requests/reference.ts'
import { paths } from '#domain/site/urls.ts'
import { useKnownPerson } from '#src/accounts/known-person.ts'
import { useSession } from '#src/accounts/session.ts'
import type { ConfiguratorData } from '#src/configurator/data.ts'
import { estimateOfChoice, requestContent } from '#src/configurator/request-content.ts'
import { StepSection } from '#src/configurator/step-section.tsx'
import { dropDraft } from '#src/configurator/stored-answers.ts'
import { Summary } from '#src/configurator/summary.tsx'
import { requirementOf } from '#src/configurator/summary-data.ts'
import type { Configurator } from '#src/configurator/use-configurator.ts'
import { Form, SubmitButton, WithoutScript } from '#src/forms/form.tsx'
import { TermsField } from '#src/forms/terms-field.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { ContactFields, ContactProblems } from '#src/quote-list/contact-fields.tsx'
import { keepSent } from '#src/quote-list/sent-quote.ts'
import { useQuoteRequest } from '#src/quote-list/use-quote-request.ts'
import { EstimateSummary } from '#src/site/estimate-summary.tsx'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { travelZoneFor, useTravelZone } from '#src/site/use-travel-zone.ts'
import { sentConfiguration } from './sent-configuration.ts'

type Props = { configurator: Configurator; data: ConfiguratorData }

/** Contact data and summary, sent together; they wait until a model is chosen, or advice without one is wanted. */
export function RequestSteps({ configurator, data }: Props) {
  const t = useTranslate()
  const suggestion = useSuggestion(data)
  const form = useConfiguredRequest(data, suggestion)
  const travel = useTravelZone(form.values.zipCode ?? '', form.values.country ?? '')
  const isBegun = data.chosen.length > 0 || data.step === 'contact' || data.step === 'summary'
  return (
    <Form form={form} name="configurator" className={isBegun ? 'config-request begun' : 'config-request'}>
      <ContactProblems form={form} />
      <StepSection step="contact" shown={data.step}>
        <ContactFields form={form} suggestion={suggestion} />
        <WithoutScript />
        <p className="config-on">
          <Link className="button" to={configurator.hrefWith({ step: 'summary' })} keepScroll>
            {t('configurator.to-summary')}
          </Link>
        </p>
      </StepSection>
      <StepSection step="summary" shown={data.step}>
        <Summary configurator={configurator} data={data} />
        <EstimateTable data={data} travel={travel} />
        <TermsField form={form} />
        <p className="config-send">
          <SubmitButton form={form} label="quote.send" busyLabel="form.sending" />
        </p>
        <p className="hint">{t('quote.promise')}</p>
      </StepSection>
    </Form>
  )
}

/** Without a chosen model a person is asked: what is needed, in words. */
function useSuggestion(data: ConfiguratorData): string {
  const t = useTranslate()
  const { locale } = useSite()
  const { fit, chosen, state } = data
  if (chosen.length || !fit) return ''
  return t('configurator.suggestion', {
    use: t(`use.${fit.regime.use}`),
    line: requirementOf(fit, state, { locale, t }),
  })
}

function useConfiguredRequest(data: ConfiguratorData, suggestion: string) {
  const t = useTranslate()
  const { navigate, locale } = useSite()
  const prefill = useKnownPerson()
  const { user } = useSession()
  const { travelCents } = useCompany()
  return useQuoteRequest({
    name: 'configurator',
    content: () => requestContent(data),
    prefill,
    suggestion,
    sender: user?.uid ?? null,
    shown: ({ name, email }) => {
      const sentAt = new Date().toISOString()
      return { name, email, ...sentConfiguration(data, { locale, t, travel: null, sentAt }) }
    },
    onKept: dropDraft,
    onAccepted: async ({ reference }, { name, email, zipCode, country }) => {
      const sentAt = new Date().toISOString()
      const travel = await travelZoneFor({ zipCode, country }, travelCents)
      keepSent({ reference, name, email, sentAt, ...sentConfiguration(data, { locale, t, travel, sentAt }) })
      dropDraft()
      navigate(confirmationPath(paths.quote, reference))
    },
  })
}

/** What the configured instruments and services come to. */
function EstimateTable({ data, travel }: { data: ConfiguratorData; travel: TravelZone | null }) {
  const estimate = estimateOfChoice(data, travel)
  return estimate && <EstimateSummary estimate={estimate} />
}
