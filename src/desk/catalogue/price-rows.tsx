import { type KeyboardEvent, useState } from 'react'
import { priceDoubts } from '#domain/publishing/doubts.ts'
import type { EditedRow, EditedRows } from '#domain/publishing/editing-schemas.ts'
import { modelDrawing } from '#domain/site/drawings.ts'
import { DeskForm, SmallButton } from '#src/desk/controls.tsx'
import { DeskLink, useDesk } from '#src/desk/desk-context.tsx'
import { LoadMore } from '#src/desk/desk-query.tsx'
import { moment } from '#src/desk/formats.ts'
import { useAction } from '#src/forms/use-action.ts'
import { TableHead } from '#src/ui/table-head.tsx'
import { text } from './catalogue-words.ts'
import { filterOf, type ListFilter, listAddress } from './list-filters.tsx'
import {
  modelsAsTyped,
  type PriceValues,
  type PriceValuesByReference,
  pricesForm,
  priceValues,
  readPrice,
} from './price-inputs.ts'
import { DoubtLines } from './problem-list.tsx'
import { refusalText } from './problem-words.ts'
import { sessionValue } from './session-value.ts'
import { useFolds } from './use-folds.ts'

type Props = {
  page: EditedRows
  filter: ListFilter
  prices: ReturnType<typeof usePrices>
  onPage: (page: EditedRows) => void
}

/** What comes after saving. */
type Then = 'publish' | 'list'

/** What was typed into a list, until it is saved or given up. */
const tab = sessionValue<{ name: string; typed: PriceValuesByReference }>('desk.prices')

/** Prices and stock that were typed into the list of that name, and their saving. */
export function usePrices(name: string, rows: EditedRows | null, onSaved: (then: Then) => void) {
  const { call } = useDesk()
  const [stored, setStored] = useState(() => tab.read() ?? { name, typed: {} })
  const typed = stored.name === name ? stored.typed : {}
  const setTyped = (next: PriceValuesByReference) => {
    tab.write(Object.keys(next).length ? { name, typed: next } : null)
    setStored({ name, typed: next })
  }
  const form = pricesForm(rows?.items ?? [], typed)
  const saving = useAction({
    send: (_: Then) => call('POST /desk/catalogue/prices', { body: { changes: form.changes } }),
    onAccepted: (_, then) => {
      setTyped({})
      onSaved(then)
    },
  })
  /** Saves, or goes to the price that cannot be read; false, because nothing is stored yet. */
  const save = (then: Then) => {
    if (form.isValid && form.count) void saving.run(then)
    else document.querySelector<HTMLElement>('.catalogue-price[aria-invalid]')?.focus()
    return false
  }
  return { ...form, typed, setTyped, saving, save }
}

/** The rows of the list, what was typed into them, and the foot that saves it. */
export function ProductRows({ page, filter, prices, onPage }: Props) {
  const { call, address, go } = useDesk()
  const { typed, setTyped, isValid, count, saving, save } = prices
  const folds = useFolds(page)
  if (page.items.length === 0) return <p className="empty">{text.empty}</p>
  return (
    <DeskForm onSubmit={() => save('list')}>
      <p>
        <SmallButton onClick={folds.toggleAll}>{folds.areAllOpen ? text.closeAll : text.openAll}</SmallButton>
      </p>
      <table className="catalogue-table catalogue-prices">
        <TableHead of={[text.model, text.price, text.stock]} />
        {page.items.map((row) => (
          <Product
            key={row.id}
            {...{ row, typed }}
            isOpen={folds.isOpen(row.id) || row.models.some(({ reference }) => reference in typed)}
            onFold={() => folds.toggle(row.id)}
            onType={setTyped}
          />
        ))}
      </table>
      <LoadMore
        page={page}
        text={text.more}
        read={(cursor) => call('GET /desk/catalogue/products', { query: { ...filter, cursor } })}
        onPage={(next) => {
          onPage(next)
          go(listAddress(filter, filterOf(address).pages + 1), 'replace')
        }}
      />
      <p role="status" className={count || saving.problem ? 'catalogue-foot' : undefined}>
        {saving.problem ? <span role="alert">{refusalText(saving.problem)}</span> : null}
        {count ? <strong>{text.pending(count)}</strong> : saving.done ? text.savedDrafts(1) : null}
        {count ? (
          <>
            <button type="submit" className="button small" aria-disabled={!isValid || saving.busy}>
              {saving.busy ? text.saving : text.saveDrafts}
            </button>
            <SmallButton onClick={() => setTyped({})}>{text.discard}</SmallButton>
          </>
        ) : null}
      </p>
    </DeskForm>
  )
}

type RowProps = {
  row: EditedRow
  isOpen: boolean
  onFold: () => void
  typed: PriceValuesByReference
  onType: (typed: PriceValuesByReference) => void
}

function Product({ row, typed, isOpen, onFold, onType }: RowProps) {
  const { address } = useDesk()
  const { id, name, brand, state, draft, problems, ordered, photo, models } = row
  const doubts = [
    ...row.doubts.filter(({ code }) => code === 'mass-of-no-model' || code === 'without-document'),
    ...priceDoubts(modelsAsTyped(row, typed), row.medianCents),
  ]
  // A product that was never published has no drawing of its own address yet.
  const picture = photo ?? (state === 'new' ? null : modelDrawing(id, null))
  return (
    <tbody>
      <tr className="catalogue-product">
        <th scope="rowgroup">
          {picture ? (
            <img className="catalogue-thumbnail" src={picture} alt="" width={56} height={40} loading="lazy" />
          ) : null}
          <DeskLink to={{ ...Object.fromEntries(address), product: id }}>{name}</DeskLink>{' '}
          <small>{brand}</small>
          {state === 'published' ? null : (
            <span className={`catalogue-state ${state}`}>{text.states[state]}</span>
          )}
          {problems ? <span className="catalogue-state problems">{text.problems(problems)}</span> : null}
          {ordered ? (
            <DeskLink className="catalogue-state ordered" to={{ view: 'publications' }}>
              {text.orderedOn(moment(ordered.dueAt))}
            </DeskLink>
          ) : null}
          <DeskLink
            className="catalogue-duplicate"
            aria-label={text.duplicateOf(name)}
            to={{ ...Object.fromEntries(address), duplicate: id }}
          >
            {text.duplicate}
          </DeskLink>
          {draft ? <small>{text.draftBy(draft.by, moment(draft.at))}</small> : null}
          <DoubtLines doubts={doubts} />
        </th>
        <td colSpan={2}>
          <button
            type="button"
            className="link-button"
            aria-expanded={isOpen}
            aria-label={text.modelsOfNamed(models.length, name)}
            onClick={onFold}
          >
            {text.modelsOf(models.length)}
          </button>
        </td>
      </tr>
      {(isOpen ? models : []).map((model) => (
        <Model
          key={model.reference}
          model={model}
          isLocked={state === 'removed' || ordered?.isLocking === true}
          typed={typed[model.reference] ?? priceValues(model)}
          onType={(next) => onType({ ...typed, [model.reference]: next })}
        />
      ))}
    </tbody>
  )
}

type ModelProps = {
  model: EditedRow['models'][number]
  isLocked: boolean
  typed: PriceValues
  onType: (typed: PriceValues) => void
}

function Model({ model: { reference, plate, isRepresented }, isLocked, typed, onType }: ModelProps) {
  const isWrong = readPrice(typed.price) === undefined
  const errorId = `price-error-${reference}`
  return (
    <tr>
      <td>
        {reference} <small>{plate}</small>{' '}
        {isRepresented ? <small className="catalogue-represented">{text.represented}</small> : null}
      </td>
      <td>
        <input
          className="catalogue-price"
          aria-label={text.priceOf(reference)}
          inputMode="decimal"
          disabled={isLocked}
          placeholder={text.onRequest}
          value={typed.price}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={({ target }) => onType({ ...typed, price: target.value })}
          onKeyDown={moveBetweenPrices}
        />
        {isWrong ? (
          <span className="error" id={errorId}>
            {text.wrongPrice}
          </span>
        ) : null}
      </td>
      <td>
        <label className="catalogue-stock">
          <input
            type="checkbox"
            checked={typed.inStock}
            disabled={isLocked}
            aria-label={text.stockOf(reference)}
            onChange={({ target }) => onType({ ...typed, inStock: target.checked })}
          />
        </label>
      </td>
    </tr>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Up and down go from price to price, as in a spreadsheet; Enter saves. */
function moveBetweenPrices(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key]
  if (!step) return
  const prices = [...document.querySelectorAll<HTMLInputElement>('.catalogue-price:not(:disabled)')]
  const next = prices[prices.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}
