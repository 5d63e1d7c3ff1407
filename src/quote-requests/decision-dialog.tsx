import { limits } from '#config/limits.ts'
import { requestLimits } from '#config/request-limits.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { type Offer, offerWith } from '#domain/quote-requests/offer.ts'
import type { Decision } from '#domain/quote-requests/request-forms.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import type { Draft } from '#src/forms/form-draft.ts'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { TermsField } from '#src/forms/terms-field.tsx'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field, TextArea } from '#src/ui/field.tsx'
import type { RequestAccess } from './access.ts'
import { useMovedText } from './use-moved-text.ts'

type Props = {
  offer: Offer
  decision: Decision
  /** The positions of the options that were ticked. */
  options: readonly number[]
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
export function DecisionDialog({ offer, decision, options, onClose, onMoved, ...rest }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const form = useDecision({ offer, decision, options, ...rest })
  const field = useFieldProps(form, { idPrefix: 'decision-' })
  const moved = useMovedText(form.problem, onMoved)
  const label = decision === 'accept' ? 'request.accept' : 'request.decline'
  const chosen = offer.lines.flatMap(({ text }, i) => (options.includes(i) ? [text] : []))
  const total = formatEuros(offerWith(offer, options).totals.grossCents / 100, locale)
  return (
    <Dialog title={t(label)} onClose={onClose}>
      <Form form={form} className="dash-form">
        <p>{t('request.decision-lead', { version: offer.version, total })}</p>
        {chosen.length ? <p>{t('request.decision-options', { options: chosen.join(', ') })}</p> : null}
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
            <TermsField
              form={form}
              {...(offer.termsVersion === null ? {} : { version: offer.termsVersion })}
            />
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

type Asked = Pick<Props, 'offer' | 'decision' | 'options' | 'name' | 'access' | 'onDone'>

function useDecision({ offer: { version }, decision, options, name, access, onDone }: Asked) {
  const check = bySchema(
    () => import('#domain/quote-requests/request-forms.ts').then(({ DecisionForm }) => DecisionForm),
    ({ name = '', orderNumber = '', reason = '' }: Draft) => ({
      version,
      decision,
      name,
      orderNumber,
      reason,
      // Left out where there are none, as before there were any.
      ...(options.length ? { options: [...options] } : {}),
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
