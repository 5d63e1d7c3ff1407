import { limits } from '#config/limits.ts'
import { requestLimits } from '#config/requests.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { Offer } from '#domain/requests/offer.ts'
import type { Decision } from '#domain/requests/request-forms.ts'
import type { Draft } from '#src/app/later/draft.ts'
import { Form, SubmitButton } from '#src/app/later/form.tsx'
import { FormProblems } from '#src/app/later/form-problems.tsx'
import { bySchema } from '#src/app/later/schema-validation.ts'
import { TermsField } from '#src/app/later/terms-field.tsx'
import { useFieldProps } from '#src/app/later/use-field-props.ts'
import { useSubmission } from '#src/app/later/use-submission.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field, TextArea } from '#src/ui/field.tsx'
import type { RequestAccess } from './access.ts'
import { useMovedText } from './use-moved-text.ts'

type Props = {
  offer: Offer
  decision: Decision
  /** Who sent the request; prefills who decides. */
  name: string
  access: RequestAccess
  onClose: () => void
  /** The decision is recorded. */
  onDone: () => void
  /** The request had moved on before. */
  onMoved: () => void
}

/** Accepts a version of the offer with name, order number and terms, or declines it with a reason. */
export function DecisionDialog({ offer, decision, onClose, onMoved, ...rest }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const form = useDecision({ offer, decision, ...rest })
  const field = useFieldProps(form, { idPrefix: 'decision-' })
  const moved = useMovedText(form.problem, onMoved)
  const label = decision === 'accept' ? 'request.accept' : 'request.decline'
  const total = formatEuros(offer.totals.grossCents / 100, locale)
  return (
    <Dialog title={t(label)} onClose={onClose}>
      <Form form={form} className="dash-form">
        <p>{t('request.decision-lead', { version: offer.version, total })}</p>
        <FormProblems {...form} errors={{}} labels={{}} problemText={moved} />
        <Field
          {...field('name')}
          label={t('request.decider')}
          autoComplete="name"
          required
          maxLength={limits.nameLength}
        />
        {decision === 'accept' ? (
          <>
            <Field
              {...field('orderNumber')}
              label={t('request.order-number')}
              maxLength={requestLimits.orderNumberLength}
            />
            <TermsField form={form} />
          </>
        ) : (
          <TextArea
            {...field('reason')}
            label={t('request.reason')}
            hint={t('request.reason-hint')}
            rows={4}
            maxLength={requestLimits.reasonLength}
          />
        )}
        <div className="dialog-actions">
          <button type="button" className="button ghost" onClick={onClose}>
            {t('cancel')}
          </button>
          <SubmitButton
            form={form}
            label={label}
            busyLabel="form.sending"
            danger={decision === 'decline'}
            blocked={moved !== undefined}
          />
        </div>
      </Form>
    </Dialog>
  )
}

type Asked = Pick<Props, 'offer' | 'decision' | 'name' | 'access' | 'onDone'>

function useDecision({ offer: { version }, decision, name, access, onDone }: Asked) {
  const check = bySchema(
    () => import('#domain/requests/request-forms.ts').then(({ DecisionForm }) => DecisionForm),
    ({ name = '', orderNumber = '', reason = '' }: Draft) => ({
      version,
      decision,
      name,
      orderNumber,
      reason,
    }),
  )
  return useSubmission({
    name: `request-decision.${version}`,
    initial: { name, orderNumber: '', reason: '', terms: '' },
    validate: async (values: Draft) => {
      const checked = await check(values)
      if (decision === 'decline' || values.terms === 'yes') return checked
      return { output: null, errors: { ...checked.errors, termsAccepted: 'form.terms' } }
    },
    send: access.decide,
    onAccepted: onDone,
  })
}
