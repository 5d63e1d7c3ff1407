import { Suspense } from 'react'
import { fileLimits } from '#config/file-limits.ts'
import { limits } from '#config/limits.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import { instrumentKinds } from '#domain/scales/instrument-kind.ts'
import { verificationOf } from '#domain/scales/periodic-verification.ts'
import { type Scale, ScaleForm } from '#domain/scales/scale.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { type Uploads, useFormWithUploads, useUploads } from '#src/files/use-uploads.ts'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { type Submission, useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { draftOf, emptyDraft, inputOf, instrumentOf } from './form-values.ts'
import { QuotedPicker, scaleErrors, useScaleField, useScaleLabels } from './scale-fields.tsx'
import { DueAndRule, StatusIndicator } from './scale-state.tsx'
import href from './scales-dialogs.css?url'
import { UseFields } from './use-fields.tsx'

/** A photo of the plate beside the fields; what is sent with the instrument is chosen below them. */
const PlatePhoto = deferred(() => import('./plate-photo.tsx').then((module) => module.PlatePhoto), {
  texts: ['plaque'],
  onDemand: true,
})

type Props = {
  /** Null: a new instrument. */
  scale: Scale | null
  quotedItems: readonly RequestedItem[]
  onSaved: (scale: Scale) => void
  onClose: () => void
}

/** Adds or edits an instrument; the resulting due date is shown before saving. */
export function ScaleDialog({ scale, quotedItems, onSaved, onClose }: Props) {
  const t = useTranslate()
  const uploads = useUploads({
    name: nameOf(scale),
    purpose: 'scale',
    maxFiles: fileLimits.perSubject - (scale?.files.length ?? 0),
  })
  const form = useFormWithUploads(useScaleForm(scale, uploads, onSaved), uploads)
  // Unsaved changes of an existing instrument are discarded; the draft of a new one is kept.
  const close = () => {
    if (scale) {
      form.discard()
      for (const { key } of uploads.uploads) uploads.remove(key)
    }
    onClose()
  }
  return (
    <Dialog title={t(scale ? 'scales.dialog-edit' : 'scales.dialog-add')} onClose={close}>
      <Stylesheet href={href} />
      <Form form={form} className="scale-form">
        <Problems form={form} />
        {scale || quotedItems.length === 0 ? null : <QuotedPicker items={quotedItems} form={form} />}
        <Suspense fallback={null}>
          <PlatePhoto />
        </Suspense>
        <PlateFields form={form} />
        <UseFields form={form} />
        <Attachments uploads={uploads} id="scale-files" about="scale" />
        <Preview form={form} />
        <div className="dialog-actions">
          <button type="button" className="button ghost" onClick={close}>
            {t('cancel')}
          </button>
          <SubmitButton form={form} label="scales.save" busyLabel="scales.saving" />
        </div>
      </Form>
    </Dialog>
  )
}

const nameOf = (scale: Scale | null) => `scale.${scale?.id ?? 'new'}`

function useScaleForm(scale: Scale | null, uploads: Uploads, onSaved: (scale: Scale) => void) {
  const { callApi, locale } = useSite()
  const validate = bySchema(
    () => Promise.resolve(ScaleForm),
    (values) => {
      const attachments = uploads.attachments()
      return { ...inputOf(values, locale), ...(attachments ? { attachments } : {}) }
    },
  )
  return useSubmission({
    name: nameOf(scale),
    draft: 'tab',
    initial: scale ? draftOf(scale, locale) : emptyDraft,
    validate,
    send: (body, idempotencyKey): Promise<Scale> =>
      scale
        ? callApi('PUT /profile/scales/:id', { params: { id: scale.id }, body })
        : callApi('POST /profile/scales', { body, idempotencyKey }),
    onAccepted: (saved) => {
      uploads.clear()
      onSaved(saved)
    },
  })
}

function Problems({ form }: { form: Submission }) {
  const t = useTranslate()
  const signedOut = form.problem?.code === 'unauthenticated'
  const labels = useScaleLabels()
  return (
    <>
      <FormProblems
        errors={scaleErrors(form)}
        labels={labels}
        problem={signedOut ? null : form.problem}
        attempts={form.attempts}
      />
      {signedOut ? (
        <p className="form-problems" role="alert">
          {t('scales.signed-out')}
        </p>
      ) : null}
    </>
  )
}

function PlateFields({ form }: { form: Submission }) {
  const t = useTranslate()
  const field = useScaleField(form)
  const line = { maxLength: limits.scaleLine, autoComplete: 'off' }
  return (
    <div className="field-grid">
      <Field {...field('make')} {...line} />
      <Field {...field('model')} {...line} required />
      <Field {...field('serial')} {...line} />
      <Choice {...field('kind')} hint={t('scales.kind-hint')} required>
        <Options of={instrumentKinds.map((kind) => [kind, t(`scales.kind-${kind}`)])} />
      </Choice>
      <Choice {...field('accuracyClass')}>
        <option value="">{t('scales.class-none')}</option>
        <Options of={accuracyClasses.map((name) => [name, name])} />
      </Choice>
      <Field {...field('max.value')} required autoComplete="off" maxLength={20} />
      <Field {...field('e.value')} autoComplete="off" maxLength={20} />
    </div>
  )
}

/** The due date that follows from the current values. */
function Preview({ form }: { form: Submission }) {
  const { locale } = useSite()
  const instrument = instrumentOf(inputOf(form.values, locale))
  if (!instrument) return null
  const verification = verificationOf(instrument, inParis(new Date()).day)
  return (
    <div className="scale-preview" role="status">
      <StatusIndicator verification={verification} />
      <DueAndRule verification={verification} />
    </div>
  )
}
