import { useState } from 'react'
import type { EditedRows } from '#domain/publishing/editing-schemas.ts'
import { DeskForm, SmallButton } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.tsx'
import { LoadMore } from '#src/desk/desk-query.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { TableHead } from '#src/ui/table-head.tsx'
import { text } from './catalogue-words.ts'
import { filterOf, type ListFilter, listAddress } from './list-filters.tsx'
import { type PriceValuesByReference, pricesForm } from './price-inputs.ts'
import { refusalText } from './problem-words.ts'
import { ProductRow } from './product-row.tsx'
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
        <TableHead
          of={[
            text.product,
            text.models,
            text.price,
            text.stock,
            <span key="actions" className="visually-hidden">
              {text.duplicate}
            </span>,
          ]}
        />
        {page.items.map((row) => (
          <ProductRow
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
