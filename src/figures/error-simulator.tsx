import { useId, useState } from 'react'
import { type ErrorField, type ErrorFields, errorAnswer, errorFieldsOf } from '#domain/fit/error-answer.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { formatCapacity } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { minOf, sampleLoadUg } from '#domain/metrology/reading.ts'
import { Stylesheet } from '#src/app/later/stylesheet.tsx'
import { useHref, useSite } from '#src/app/site.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Choice, Field } from '#src/ui/field.tsx'
import { ErrorAnswer } from './error-answer.tsx'
import { ErrorCurve } from './error-curve.tsx'
import href from './error-simulator.css?url'
import { ErrorTable } from './error-table.tsx'

/** A model that has permissible errors: with class and e. */
export type SimulatedModel = { reference: string; instrument: Instrument }

export type ErrorSimulatorProps = {
  /** At least one; the first is shown unless the question names another. */
  models: readonly SimulatedModel[]
  /** Path of the page, to which the form is sent without JavaScript. */
  path: string
  question: ProductQuestion
  /** Shops have assumptions of their own to begin with. */
  isShop: boolean
}

/** The permissible errors of a product's models, the reader's own quantity in them, and what they may cost. */
export function ErrorSimulator({ models, path, question, isShop }: ErrorSimulatorProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const id = useId()
  const [reference, setReference] = useState(question.model ?? '')
  const model = models.find((own) => own.reference === reference) ?? models[0]
  const [typed, setTyped] = useState<Partial<ErrorFields>>({})
  if (!model) return null
  const { instrument } = model
  const typicalUg = sampleLoadUg(instrument)
  const fields = { ...errorFieldsOf(question, formatCapacity(typicalUg, locale), isShop), ...typed }
  const answer = errorAnswer(instrument, fields, locale)
  const quantityUg = answer.at?.quantityUg ?? null
  const minUg = minOf(instrument, quantityUg ?? 0) ?? 1
  return (
    <section className="error-simulator" id="errors" aria-labelledby={`${id}-title`}>
      <Stylesheet href={href} />
      <header>
        <h2 id={`${id}-title`}>{t('curve.title')}</h2>
        <p className="hint">{t('curve.lead')}</p>
      </header>
      <SimulatorForm
        path={path}
        models={models}
        reference={model.reference}
        onReference={setReference}
        fields={fields}
        faults={answer.faults}
        onField={(name, text) => setTyped({ ...typed, [name]: text })}
      />
      <div className="curve-columns">
        <ErrorCurve name={model.reference} instrument={instrument} minUg={minUg} quantityUg={quantityUg} />
        <ErrorAnswer answer={answer} fields={fields} minUg={minUg} />
      </div>
      <ErrorTable instrument={instrument} minUg={minUg} />
    </section>
  )
}

type FormProps = {
  path: string
  models: readonly SimulatedModel[]
  reference: string
  onReference: (reference: string) => void
  fields: ErrorFields
  faults: Partial<Record<ErrorField, string>>
  onField: (name: ErrorField, text: string) => void
}

/** A GET form; with JavaScript the figure follows what is typed. */
function SimulatorForm({ path, models, reference, onReference, fields, faults, onField }: FormProps) {
  const t = useTranslate()
  const action = useHref()(`${path}#errors`)
  const field = (name: ErrorField) => {
    const fault = faults[name]
    return {
      name,
      id: `errors-${name}`,
      label: t(`curve.${name}` as TextKey),
      value: fields[name],
      required: true,
      maxLength: 40,
      autoComplete: 'off',
      error: fault && t(fault as TextKey),
      onChange: ({ target }: { target: HTMLInputElement }) => onField(name, target.value),
    }
  }
  return (
    <form
      className="curve-form"
      action={action}
      method="get"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <Choice
        name="model"
        id="errors-model"
        label={t('curve.model')}
        required
        value={reference}
        onChange={({ target }) => onReference(target.value)}
      >
        {models.map((own) => (
          <option key={own.reference}>{own.reference}</option>
        ))}
      </Choice>
      <Field {...field('quantity')} />
      <Field {...field('price')} inputMode="decimal" />
      <Field {...field('sales')} inputMode="numeric" />
      <Field {...field('days')} inputMode="numeric" />
      <noscript>
        <button type="submit" className="button">
          {t('curve.show')}
        </button>
      </noscript>
    </form>
  )
}
