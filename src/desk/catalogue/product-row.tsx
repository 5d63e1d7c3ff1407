import type { KeyboardEvent } from 'react'
import { priceDoubts } from '#domain/publishing/doubts.ts'
import type { EditedRow } from '#domain/publishing/editing-schemas.ts'
import { modelDrawing } from '#domain/site/drawings.ts'
import { DeskLink, useDesk } from '#src/desk/desk-context.tsx'
import { euroSpan, moment } from '#src/desk/formats.ts'
import { text } from './catalogue-words.ts'
import {
  modelsAsTyped,
  type PriceValues,
  type PriceValuesByReference,
  priceValues,
  readPrice,
} from './price-inputs.ts'
import { DoubtLines } from './problem-list.tsx'

type RowProps = {
  row: EditedRow
  isOpen: boolean
  onFold: () => void
  typed: PriceValuesByReference
  onType: (typed: PriceValuesByReference) => void
}

/** A product with what its models cost and how many of them are in stock; unfolded, the fields of each. */
export function ProductRow({ row, typed, isOpen, onFold, onType }: RowProps) {
  const { address } = useDesk()
  const { id, name, state, ordered, models } = row
  const asTyped = modelsAsTyped(row, typed)
  return (
    <tbody>
      <tr className="catalogue-product">
        <th scope="rowgroup">
          <Product row={row} models={asTyped} />
        </th>
        <td>
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
        <td>{priceText(asTyped)}</td>
        <td data-label={text.stock}>
          {text.stockOfAll(asTyped.filter(({ inStock }) => inStock).length, models.length)}
        </td>
        <td>
          <DeskLink
            className="catalogue-duplicate"
            aria-label={text.duplicateOf(name)}
            to={{ ...Object.fromEntries(address), duplicate: id }}
          >
            {text.duplicate}
          </DeskLink>
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

/** What the models cost, from the least to the most; those without a price are on request. */
function priceText(models: EditedRow['models']): string {
  const known = models.flatMap(({ priceCents }) => priceCents ?? [])
  const onRequest = models.length - known.length
  if (known.length === 0) return text.onRequest
  const span = euroSpan(Math.min(...known), Math.max(...known))
  return onRequest ? `${span}, ${onRequest} ${text.onRequest}` : span
}

type ProductProps = { row: EditedRow; models: EditedRow['models'] }

/** Its picture and name, what is to be done about it, and what is doubtful. */
function Product({ row, models }: ProductProps) {
  const { address } = useDesk()
  const { id, name, brand, state, draft, problems, ordered, photo } = row
  const doubts = [
    ...row.doubts.filter(({ code }) => code === 'mass-of-no-model' || code === 'without-document'),
    ...priceDoubts(models, row.medianCents),
  ]
  // A product that was never published has no drawing of its own address yet.
  const picture = photo ?? (state === 'new' ? null : modelDrawing(id, null))
  return (
    <div className="catalogue-what">
      {picture ? (
        <img className="catalogue-thumbnail" src={picture} alt="" width={56} height={40} loading="lazy" />
      ) : null}
      <div>
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
        {draft ? <small className="catalogue-draft">{text.draftBy(draft.by, moment(draft.at))}</small> : null}
        <DoubtLines doubts={doubts} />
      </div>
    </div>
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
      <td>{reference}</td>
      <td>
        {plate} {isRepresented ? <small className="catalogue-represented">{text.represented}</small> : null}
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
      <td />
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
