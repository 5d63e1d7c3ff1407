import { useCallback, useRef } from 'react'
import type { ErrorCode } from '#domain/errors/error.ts'
import { TakeInForm, type TakingIn } from '#domain/scales/accepted-instruments.ts'
import { scaleName, scalePlate } from '#domain/scales/scale-plate.ts'
import { paths } from '#domain/site/urls.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { emptyDraft, plateDraft, takeInInputOf } from './form-values.ts'
import { scaleErrors, useScaleLabels } from './scale-fields.tsx'
import href from './scales-dialogs.css?url'
import { UseFields } from './use-fields.tsx'

/** The instruments of a request whose offer was accepted, to take into the register with one press. */
export const TakeIn = withStyles(TakeInSection, href)

function TakeInSection({ reference }: { reference: string }) {
  const t = useTranslate()
  const { callApi } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const { answer, load, set } = useQuery(
    useCallback(
      () => callApi('GET /profile/quotes/:reference/scales', { params: { reference } }),
      [callApi, reference],
    ),
  )
  return (
    <section className="dash-block take-in">
      <Stylesheet href={href} />
      <h2 ref={heading} tabIndex={-1}>
        {t('scales.take-title')}
      </h2>
      <QueryBoundary answer={answer} retry={load} lines={4} missing={<p>{t('scales.take-other-account')}</p>}>
        {(taking) => (
          <Instruments
            reference={reference}
            taking={taking}
            onTaken={(now) => {
              set(now)
              heading.current?.focus()
            }}
          />
        )}
      </QueryBoundary>
    </section>
  )
}

/** The register belongs to an account: what a guest is told instead. */
export function TakeInAsGuest({ onSignIn }: { onSignIn: () => void }) {
  const t = useTranslate()
  return (
    <section className="dash-block take-in">
      <h2>{t('scales.take-title')}</h2>
      <p>{t('scales.take-sign-in')}</p>
      <p className="dash-actions">
        <button type="button" className="button" onClick={onSignIn}>
          {t('scales.sign-in')}
        </button>
      </p>
    </section>
  )
}

type Props = { reference: string; taking: TakingIn; onTaken: (taking: TakingIn) => void }

function Instruments({ reference, taking, onTaken }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { items } = taking
  const missing = items.reduce((sum, { quantity, taken }) => sum + quantity - taken, 0)
  if (items.length === 0) return <p>{t('scales.take-none')}</p>
  return (
    <>
      <ul className="dash-rows">
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a request never change
          <li key={i} className="dash-row">
            <div>
              <p>
                <strong>{scaleName(item)}</strong>{' '}
                <small>{t('scales.take-in', { taken: item.taken, count: item.quantity })}</small>
              </p>
              <DataPlate plate={scalePlate(item, locale)} />
              {item.verifiable ? null : <p className="hint">{t('scales.take-unverifiable')}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p role="status">{missing === 0 ? t('scales.take-done') : null}</p>
      {missing === 0 ? (
        <p className="dash-actions">
          <Link className="button" to={`${paths.dashboard}#scales`}>
            {t('scales.take-open')}
          </Link>
        </p>
      ) : (
        <TakeInFields reference={reference} taking={taking} onTaken={onTaken} />
      )}
    </>
  )
}

/** What a refusal means here. */
const problems: Partial<Record<ErrorCode, TextKey>> = {
  unauthenticated: 'scales.signed-out',
  'state-changed': 'scales.take-moved',
}

function TakeInFields({ reference, taking, onTaken }: Props) {
  const t = useTranslate()
  const form = useTakeIn({ reference, taking, onTaken })
  const { problem } = form
  const ofProblem = problem && problems[problem.code]
  const labels = { ...useScaleLabels(), 'scale-lastVerifiedOn': t('scales.first') }
  return (
    <Form form={form} className="scale-form">
      <p>{t('scales.take-lead')}</p>
      <FormProblems
        errors={scaleErrors(form)}
        labels={labels}
        problem={problem}
        problemText={ofProblem ? t(ofProblem) : undefined}
        attempts={form.attempts}
      />
      <UseFields form={form} isNew />
      <p className="dash-actions">
        <SubmitButton form={form} label="scales.take" busyLabel="scales.taking" />
      </p>
      <p className="hint">{t('scales.duty')}</p>
    </Form>
  )
}

function useTakeIn({ reference, taking: { items, suggested }, onTaken }: Props) {
  const { callApi, locale } = useSite()
  // What the form asks depends on the largest instrument.
  const maxUg = Math.max(...items.map((item) => item.maxUg))
  return useSubmission({
    name: `take-in.${reference}`,
    initial: {
      ...emptyDraft,
      ...plateDraft({ maxUg, eUg: null, accuracyClass: null }, locale),
      country: suggested.country,
      use: suggested.use ?? '',
      place: suggested.place,
      lastVerifiedOn: inParis(new Date()).day,
    },
    validate: bySchema(
      () => Promise.resolve(TakeInForm),
      (values) => takeInInputOf(values, locale),
    ),
    send: (body: TakeInForm): Promise<TakingIn> =>
      callApi('POST /profile/quotes/:reference/scales', { params: { reference }, body }),
    onAccepted: onTaken,
  })
}
