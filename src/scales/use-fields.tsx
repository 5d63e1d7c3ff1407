import { limits } from '#config/limits.ts'
import { scaleCountries, scaleUses } from '#domain/scales/instrument-kind.ts'
import { inParis } from '#domain/time/business-hours.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { questionsOf } from './form-values.ts'
import { useScaleField } from './scale-fields.tsx'

type Props = {
  form: Submission
  /** For new instruments: the day of the first verification, and no questions about what was before. */
  isNew?: boolean
}
type Questions = ReturnType<typeof questionsOf>

/** What the due date depends on: country and use first, then only what changes it for them. */
export function UseFields({ form, isNew = false }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const questions = questionsOf(form.values, locale)
  return (
    <>
      <CountryAndUse form={form} />
      <p className="hint">{t('scales.use-hint')}</p>
      {questions.prepackages ? (
        <label className="scale-checkbox">
          <input
            type="checkbox"
            checked={form.values.prepackages === 'yes'}
            onChange={(event) => form.set('prepackages', event.target.checked ? 'yes' : '')}
          />
          <span>{t('scales.prepackages')}</span>
        </label>
      ) : null}
      {questions.weighed.length ? <WeighedField form={form} kinds={questions.weighed} /> : null}
      <PlaceAndDays form={form} isNew={isNew} questions={questions} />
    </>
  )
}

function CountryAndUse({ form }: { form: Submission }) {
  const t = useTranslate()
  const field = useScaleField(form)
  return (
    <div className="field-grid">
      <Choice {...field('country')} required>
        <Options of={scaleCountries.map((country) => [country, t(`scales.country-${country}`)])} />
      </Choice>
      <Choice {...field('use')} required>
        <option value="">{t('scales.use-choose')}</option>
        <Options of={scaleUses.map((use) => [use, t(`scales.use-${use}`)])} />
      </Choice>
    </div>
  )
}

type WeighedProps = { form: Submission; kinds: Questions['weighed'] }

/** What is weighed, where the interval of verification depends on it. */
function WeighedField({ form, kinds }: WeighedProps) {
  const t = useTranslate()
  const field = useScaleField(form)
  return (
    <Choice {...field('weighed')} required>
      <option value="">{t('scales.weighed-other')}</option>
      <Options of={kinds.map((kind) => [kind, t(`scales.weighed-${kind}`)])} />
    </Choice>
  )
}

type PlaceProps = { form: Submission; isNew: boolean; questions: Questions }

/** The place of the instrument, and the days that its due date is counted from. */
function PlaceAndDays({ form, isNew, questions }: PlaceProps) {
  const t = useTranslate()
  const field = useScaleField(form)
  return (
    <div className="field-grid">
      <Field
        {...field('place')}
        hint={t('scales.place-hint')}
        maxLength={limits.lineLength}
        autoComplete="off"
      />
      <DayField
        form={form}
        name="lastVerifiedOn"
        label={isNew ? t('scales.first') : undefined}
        hint={t(hintOfDay(form.values.country, isNew))}
      />
      {questions.previousDueOn && !isNew ? (
        <DayField form={form} name="previousDueOn" hint={t('scales.previous-due-hint')} />
      ) : null}
      {questions.lastOverhauledOn && !isNew ? (
        <DayField form={form} name="lastOverhauledOn" hint={t('scales.last-overhaul-hint')} />
      ) : null}
    </div>
  )
}

function hintOfDay(country: string | undefined, isNew: boolean): TextKey {
  if (isNew) return 'scales.first-hint'
  return country === 'DE' ? 'scales.last-hint-new' : 'scales.last-hint'
}

type DayProps = {
  form: Submission
  name: 'lastVerifiedOn' | 'previousDueOn' | 'lastOverhauledOn'
  /** In the place of the field's label. */
  label?: string | undefined
  hint: string
}

/** A day; one that has been is not after today. */
function DayField({ form, name, label, hint }: DayProps) {
  const field = useScaleField(form)(name)
  const max = name === 'previousDueOn' ? {} : { max: inParis(new Date()).day }
  return <Field {...field} label={label ?? field.label} type="date" hint={hint} min="1950-01-01" {...max} />
}
