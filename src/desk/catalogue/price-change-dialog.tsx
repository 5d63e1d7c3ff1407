import { useState } from 'react'
import { readNumber } from '#domain/metrology/number-notation.ts'
import type { ProductDoubt } from '#domain/publishing/doubts.ts'
import type { PriceChangeForm, PriceChangePreview } from '#domain/publishing/editing-schemas.ts'
import { changedPrice, type RoundingStep, roundingSteps } from '#domain/publishing/price-change.ts'
import { DeskForm } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.tsx'
import { pagesOf, useDeskQuery } from '#src/desk/desk-query.tsx'
import { euros } from '#src/desk/formats.ts'
import { useAction } from '#src/forms/use-action.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import type { ListFilter } from './list-filters.tsx'
import { DoubtLines } from './problem-list.tsx'
import { doubtWords, refusalText } from './problem-words.ts'
import { useSessionState } from './session-value.ts'

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
type Basis = PriceForm['basis']
type Typed = Omit<PriceForm, 'percentHundredths'> & { percent: string }

const untyped: Typed = { percent: '', step: 100, basis: 'draft' }

/** Changes the prices of the view by a percentage, as drafts, and says how far it has come. */
export function PriceChangeDialog({ filter, kind, onClose }: Props) {
  const [isDone, setDone] = useState(false)
  const isOfDrafts = ['drafts', 'problems', 'planned'].includes(filter.filter)
  const name = filter.filter === 'all' ? '' : text.filters[filter.filter]
  return (
    <Dialog title={text.changeTitle} onClose={() => onClose(isDone)}>
      <p>
        {isOfDrafts
          ? text.changeNotDrafts
          : text.changeText([name, kind, filter.q].filter(Boolean).join(', '))}
      </p>
      {isOfDrafts ? null : <PriceChange filter={filter} onDone={() => setDone(true)} />}
    </Dialog>
  )
}

function PriceChange({ filter, onDone }: { filter: ListFilter; onDone: () => void }) {
  const [{ percent, ...form }, setTyped] = useSessionState('desk.price-change', untyped)
  const setForm = (next: Partial<Typed>) => setTyped({ percent, ...form, ...next })
  const percentHundredths = readPercent(percent)
  const { run, busy, isDoubted, problem, doubts, ...counted } = usePriceChange(filter, onDone)
  const done = counted.stage === 'stored'
  const isAsked = percentHundredths !== null && isDoubted({ ...form, percentHundredths })
  const { answer } = useDeskQuery('GET /desk/catalogue/price-change', { query: filter })
  const isReady = percentHundredths !== null && !busy
  return (
    <DeskForm
      className="desk-form"
      onSubmit={() => {
        if (isReady && !done) void run({ ...form, percentHundredths })
      }}
    >
      <Field
        name="percent"
        label={text.percent}
        hint={text.percentHint}
        required
        value={percent}
        error={percent !== '' && percentHundredths === null ? text.wrongPercent : undefined}
        onChange={({ target }) => setForm({ percent: target.value })}
      />
      <Choice
        name="rounding"
        label={text.rounding}
        required
        value={form.step}
        onChange={({ target }) => setForm({ step: Number(target.value) as RoundingStep })}
      >
        <Options of={roundingSteps.map((each) => [String(each), euros(each)])} />
      </Choice>
      <Bases drafts={answer.value?.drafts ?? 0} basis={form.basis} onChange={(basis) => setForm({ basis })} />
      {percentHundredths === null || done ? null : (
        <Examples examples={answer.value?.examples ?? []} form={{ ...form, percentHundredths }} />
      )}
      {isAsked ? <DoubtLines doubts={doubts} /> : null}
      {done ? null : (
        <button type="submit" className="button" aria-disabled={!isReady} aria-busy={busy}>
          {isAsked ? doubtWords.applyAnyway : text.apply}
        </button>
      )}
      <p role="status">{busy || done ? countText(counted) : null}</p>
      {problem ? <p role="alert">{refusalText(problem)}</p> : null}
    </DeskForm>
  )
}

type Counted = Pick<ReturnType<typeof usePriceChange>, 'stage' | 'products' | 'models' | 'skipped'>

function countText({ stage, products, models, skipped }: Counted): string {
  if (stage === 'looking') return doubtWords.looking(products)
  if (stage === 'storing') return text.changing(products)
  return [text.changed(products, models), skipped ? text.skipped(skipped) : ''].join(' ')
}

type BasesProps = { drafts: number; basis: Basis; onChange: (basis: Basis) => void }

/** A second rise of the same view would be of prices that nobody has seen yet: that is a choice. */
const Bases = ({ drafts, basis, onChange }: BasesProps) =>
  drafts ? (
    <fieldset className="desk-roles">
      <legend>{text.draftsPresent(drafts)}</legend>
      {(['draft', 'published'] as const).map((each) => (
        <label key={each}>
          <input type="radio" name="basis" checked={basis === each} onChange={() => onChange(each)} />
          {text.bases[each]}
        </label>
      ))}
    </fieldset>
  ) : null

const Examples = ({ examples, form }: { examples: PriceChangePreview['examples']; form: PriceForm }) => (
  <ul className="catalogue-examples">
    {examples.map(({ name, reference, draftCents, publishedCents }) => {
      const before = form.basis === 'published' ? publishedCents : draftCents
      const after = changedPrice(before, form)
      if (before === null || after === null) return null
      return <li key={reference}>{`${name}, ${reference}\u00a0: ${euros(before)} → ${euros(after)}`}</li>
    })}
  </ul>
)

/** What is typed about a change of prices. */
type PriceForm = Pick<PriceChangeForm, 'percentHundredths' | 'step' | 'basis'>

const nothing = { products: 0, models: 0, skipped: 0, doubts: [] as ProductDoubt[] }

/**
 * Changes the prices of a filter call by call, and counts what was changed. What that would bring is looked at before:
 * where there are doubts nothing is stored until the same is sent again.
 */
function usePriceChange(filter: ListFilter, onStored: () => void) {
  const { call } = useDesk()
  const [sum, setSum] = useState(nothing)
  const [stage, setStage] = useState<'looking' | 'storing' | 'stored'>('looking')
  const [doubted, setDoubted] = useState('')
  const go = async (form: PriceForm, save: boolean) => {
    const sum = { ...nothing }
    const send = (cursor: string) =>
      call('POST /desk/catalogue/price-change', { body: { ...filter, ...form, save, cursor } })
    for await (const answer of pagesOf(send)) {
      sum.products += answer.products
      sum.models += answer.models
      sum.skipped += answer.skipped
      sum.doubts = [...sum.doubts, ...answer.doubts]
      setSum({ ...sum })
    }
    return sum
  }
  const action = useAction({
    send: async (form: PriceForm) => {
      const key = JSON.stringify(form)
      if (doubted !== key) {
        setStage('looking')
        const { doubts } = await go(form, false)
        setDoubted(key)
        if (doubts.length) return
      }
      setStage('storing')
      await go(form, true)
      setStage('stored')
      onStored()
    },
  })
  /** Whether the doubts are those that this form brings. */
  const isDoubted = (form: PriceForm) => sum.doubts.length > 0 && doubted === JSON.stringify(form)
  return { ...action, ...sum, stage, isDoubted }
}
