import { useState } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import { readNumber } from '#domain/metrology/number-notation.ts'
import { changedPrice, type RoundingStep, roundingSteps } from '#domain/publishing/price-change.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { useAction } from '#src/forms/use-action.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Choice, Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import type { ListFilter } from './list-filter.ts'
import { refusalText } from './refusal-text.ts'

const exampleCents = 49_900
const euros = (cents: number) => formatEuros(cents / 100, 'fr')

/** Hundredths of a percent of what was typed; null: it cannot be applied. */
function readPercent(typed: string): number | null {
  const [, sign, digits = ''] = typed.trim().match(/^([-−+]?)\s*([\d.,]+)\s*%?$/) ?? []
  const { value, otherwise } = readNumber(digits, 'fr')
  const hundredths = Math.round(value * 100) * (sign === '-' || sign === '−' ? -1 : 1)
  const isExact = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 && otherwise === null
  return isExact && hundredths >= -5000 && hundredths <= 10_000 && hundredths !== 0 ? hundredths : null
}

type Props = {
  filter: ListFilter
  /** Name of the kind of instrument that the filter chooses; empty: all. */
  kind: string
  onClose: (isChanged: boolean) => void
}
type Form = { percentHundredths: number; step: RoundingStep }

/** Changes the prices of a filter call by call, and counts what was changed. */
function usePriceChange(filter: ListFilter) {
  const { calls } = useDesk()
  const [changed, setChanged] = useState({ products: 0, models: 0 })
  const action = useAction({
    send: async (form: Form) => {
      const sum = { products: 0, models: 0 }
      for (let cursor: string | null = ''; cursor !== null; ) {
        const answer: Awaited<ReturnType<typeof calls.changePrices>> = await calls.changePrices({
          ...filter,
          ...form,
          cursor,
        })
        sum.products += answer.products
        sum.models += answer.models
        cursor = answer.nextCursor
        setChanged({ ...sum })
      }
    },
  })
  return { ...action, ...changed }
}

/** Changes the prices of the view by a percentage, as drafts, and says how far it has come. */
export function PriceChangeDialog({ filter, kind, onClose }: Props) {
  const [percent, setPercent] = useState('')
  const [step, setStep] = useState<RoundingStep>(100)
  const percentHundredths = readPercent(percent)
  const { run, busy, done, problem, products, models } = usePriceChange(filter)
  const isOfDrafts = filter.filter === 'drafts' || filter.filter === 'problems'
  const isReady = percentHundredths !== null && !isOfDrafts && !busy
  const what = [filter.filter === 'without-price' ? text.filters['without-price'] : text.filters.all]
  return (
    <Dialog title={text.changeTitle} onClose={() => onClose(done)}>
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !done) void run({ percentHundredths, step })
        }}
      >
        <p>
          {isOfDrafts
            ? text.changeNotDrafts
            : text.changeText([...what, kind, filter.q].filter(Boolean).join(', '))}
        </p>
        <Field
          name="percent"
          label={text.percent}
          hint={text.percentHint}
          required
          value={percent}
          error={percent !== '' && percentHundredths === null ? text.wrongPercent : undefined}
          onChange={({ target }) => setPercent(target.value)}
        />
        <Rounding step={step} percentHundredths={percentHundredths} onChange={setStep} />
        {done ? null : (
          <button type="submit" className="button" aria-disabled={!isReady} aria-busy={busy}>
            {text.apply}
          </button>
        )}
        <p role="status">{done ? text.changed(products, models) : busy ? text.changing(products) : null}</p>
        {problem ? <p role="alert">{refusalText(problem)}</p> : null}
      </form>
    </Dialog>
  )
}

type RoundingProps = {
  step: RoundingStep
  percentHundredths: number | null
  onChange: (step: RoundingStep) => void
}

function Rounding({ step, percentHundredths, onChange }: RoundingProps) {
  const after = percentHundredths && changedPrice(exampleCents, { percentHundredths, step })
  return (
    <>
      <Choice
        name="rounding"
        label={text.rounding}
        required
        value={step}
        onChange={({ target }) => onChange(Number(target.value) as RoundingStep)}
      >
        {roundingSteps.map((each) => (
          <option key={each} value={each}>
            {euros(each)}
          </option>
        ))}
      </Choice>
      {after ? <p className="hint">{text.example(euros(exampleCents), euros(after))}</p> : null}
    </>
  )
}
