import { useState } from 'react'
import {
  type ErrorAnswer as Answer,
  type ErrorField,
  type ErrorFields,
  errorAnswer,
  errorFieldsOf,
  type LoadMark,
  loadMark,
} from '#domain/fit/error-answer.ts'
import { errorPercent, errorPieces } from '#domain/fit/error-curve.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { minOf, sampleLoadUg } from '#domain/metrology/display-reading.ts'
import { formatCapacity, formatInterval, formatNumber } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { formatPercent, numberRange, plusMinus } from '#domain/metrology/signs.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { Field } from '#src/ui/field.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { TableHead } from '#src/ui/table-head.tsx'
import { ErrorCurve } from './error-chart.tsx'
import href from './error-simulator.css?url'
import { ErrorAnswer } from './error-verdict.tsx'
import { FigureForm, FigureStyles, useTypedField } from './figure-form.tsx'

type ErrorSimulatorProps = {
  reference: string
  /** The chosen model; null without class and e, for which nothing is permitted or forbidden. */
  instrument: Instrument | null
  /** Path of the page, to which the form is sent without JavaScript. */
  path: string
  question: ProductQuestion
  /** Shops have assumptions of their own to begin with. */
  isShop: boolean
}

/** The permissible errors of a product's models, the reader's own quantity and load in them, and what they may cost. */
export function ErrorSimulator({ instrument, question, isShop, reference, path }: ErrorSimulatorProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const [typed, setTyped] = useState<Partial<ErrorFields>>({})
  const typical = instrument ? formatCapacity(sampleLoadUg(instrument), locale) : ''
  const fields = { ...errorFieldsOf(question, typical, isShop), ...typed }
  const answer = instrument && errorAnswer(instrument, fields, locale)
  return (
    <Fold
      id="errors"
      title={t('curve.title')}
      isOpen={Boolean(question.price ?? question.sales ?? question.days)}
      className="error-simulator"
    >
      <FigureStyles />
      <Stylesheet href={href} />
      <p className="hint">{t('curve.lead')}</p>
      <SimulatorForm
        path={path}
        question={question}
        fields={fields}
        faults={answer?.faults ?? {}}
        onField={(name, text) => setTyped({ ...typed, [name]: text })}
      />
      {instrument && answer ? (
        <Errors
          reference={reference}
          instrument={instrument}
          answer={answer}
          fields={fields}
          load={loadMark(instrument, question, locale)}
        />
      ) : (
        <p role="status">{t('curve.unverified', { model: reference })}</p>
      )}
    </Fold>
  )
}

type ErrorsProps = {
  reference: string
  instrument: Instrument
  answer: Answer
  fields: ErrorFields
  load: LoadMark | null
}

/** The curve, its marks in words, and its numbers as a table. */
function Errors({ reference, instrument, answer, fields, load }: ErrorsProps) {
  const quantityUg = answer.at?.quantityUg ?? null
  const minUg = minOf(instrument, quantityUg ?? 0) ?? 1
  return (
    <>
      <div className="curve-columns">
        <ErrorCurve name={reference} instrument={instrument} minUg={minUg} marks={{ quantityUg, load }} />
        <ErrorAnswer answer={answer} fields={fields} minUg={minUg} maxUg={topMaxUg(instrument)} load={load} />
      </div>
      <ErrorTable instrument={instrument} minUg={minUg} />
    </>
  )
}

type FormProps = {
  path: string
  question: ProductQuestion
  fields: ErrorFields
  faults: Partial<Record<ErrorField, string>>
  onField: (name: ErrorField, text: string) => void
}

/** A GET form; with JavaScript the figure follows what is typed. */
function SimulatorForm({ path, question, fields, faults, onField }: FormProps) {
  const t = useTranslate()
  const typed = useTypedField({ idPrefix: 'errors', values: fields, faults, onType: onField })
  const field = (name: ErrorField) => ({ ...typed(name, t(`curve.${name}`)), required: true })
  return (
    <FigureForm
      to={`${path}#errors`}
      show={t('curve.show')}
      question={question}
      except={['quantity', 'price', 'sales', 'days']}
    >
      <Field {...field('quantity')} />
      <Field {...field('price')} inputMode="decimal" />
      <Field {...field('sales')} inputMode="numeric" />
      <Field {...field('days')} inputMode="numeric" />
    </FigureForm>
  )
}

const short = (percent: number) => Number(percent.toPrecision(2))

/** The curve as a table, folded: the errors between the steps, and their share of the load there. */
function ErrorTable({ instrument, minUg }: { instrument: Instrument; minUg: number }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <details className="figure-table">
      <summary>{t('curve.table')}</summary>
      <table>
        <TableHead of={[t('curve.from'), t('curve.initial'), t('curve.in-service'), t('curve.percent')]} />
        <tbody>
          {errorPieces(instrument).map(({ fromUg, toUg, initialUg, inServiceUg }) => {
            const shareAt = (ug: number) => short(errorPercent(inServiceUg, ug))
            const [from, to] = [shareAt(Math.max(fromUg, minUg)), shareAt(toUg)]
            return (
              <tr key={toUg}>
                <td>
                  {formatCapacity(Math.max(fromUg, Math.min(minUg, toUg)), locale)} –{' '}
                  {formatCapacity(toUg, locale)}
                </td>
                <td>{plusMinus(formatInterval(initialUg, locale))}</td>
                <td>{plusMinus(formatInterval(inServiceUg, locale))}</td>
                <td>{numberRange(formatNumber(from, locale), formatPercent(to, locale), locale)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
