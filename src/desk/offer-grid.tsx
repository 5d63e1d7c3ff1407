import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { deskLimits, vatRates } from '#config/desk-settings.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { lineNetCents } from '#domain/quote-requests/offer.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Options } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LineIcon } from '#src/ui/line-icon.tsx'
import { euros } from './formats.ts'
import { type LineValues, lineInput } from './offer-line-values.ts'
import { unprintableText, words } from './words.ts'

type Props = {
  lines: LineValues[]
  instruments: DeskRequest['instruments']
  /** The text of a journey, which is for no instrument. */
  travel: string
  /** Whether the model of a line is in stock; undefined: it has none, or nobody knows. */
  stockOf: (line: LineValues) => boolean | undefined
  /** By path, e.g. `lines.0.unitCents`. */
  errors: FieldErrors
  onChange: (lines: LineValues[]) => void
  /** A new line after that one. */
  onAdd: (after: number) => void
}

const cells = [
  { key: 'text', field: 'text', label: words.text, mode: 'text', longest: deskLimits.lineTextLength },
  { key: 'quantity', field: 'quantity', label: words.quantity, mode: 'numeric', longest: 4 },
  { key: 'unit', field: 'unitCents', label: words.unit, mode: 'decimal', longest: 14 },
  { key: 'discount', field: 'discountCents', label: words.discount, mode: 'decimal', longest: 14 },
] as const

/** The lines of an offer as a table, a row a line; Enter adds a row below. */
export function OfferGrid({ lines, instruments, travel, stockOf, errors, onChange, onAdd }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const count = useRef(lines.length)
  const added = useRef<number | null>(null)
  useEffect(() => {
    if (lines.length > count.current && added.current !== null)
      table.current?.querySelectorAll<HTMLElement>('.cell-text textarea')[added.current]?.focus()
    count.current = lines.length
    added.current = null
  }, [lines.length])
  const press = (event: KeyboardEvent, n: number) => {
    if (
      event.key !== 'Enter' ||
      event.ctrlKey ||
      event.metaKey ||
      !(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
    )
      return
    event.preventDefault()
    added.current = n + 1
    onAdd(n)
  }
  return (
    <div className="desk-lines">
      <table className="desk-grid" ref={table}>
        <thead>
          <tr>
            {words.gridColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th>
              <span className="visually-hidden">{words.removing}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, n) => (
            <Row
              key={line.id}
              {...{ line, n }}
              instruments={line.text === travel ? [] : instruments}
              inStock={stockOf(line)}
              errors={errorsOf(errors, n)}
              onKeyDown={(event) => press(event, n)}
              onChange={(next) => onChange(lines.map((other) => (other.id === line.id ? next : other)))}
              onRemove={() => onChange(lines.filter(({ id }) => id !== line.id))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const errorsOf = (errors: FieldErrors, n: number): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, key]) =>
      path.startsWith(`lines.${n}.`) ? [[path.slice(`lines.${n}.`.length), key]] : [],
    ),
  )

type RowProps = {
  line: LineValues
  n: number
  instruments: DeskRequest['instruments']
  inStock: boolean | undefined
  errors: FieldErrors
  onKeyDown: (event: KeyboardEvent) => void
  onChange: (line: LineValues) => void
  onRemove: () => void
}

/** A text of a line is one line, however it wraps. */
export const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')

const idOf = (line: LineValues, field: string) => `line-${line.id}-${field}`

function Row({ line, n, instruments, inStock, errors, onKeyDown, onChange, onRemove }: RowProps) {
  const { quantity, unitCents, discountCents } = lineInput(line)
  const net = lineNetCents({ quantity, unitCents, discountCents })
  const wrong = cells.filter(({ field }) => errors[field])
  return (
    <>
      <tr className="desk-line" onKeyDown={onKeyDown}>
        {cells.map((cell, i) => (
          <td key={cell.key} className={`cell-${cell.key}`} data-label={words.gridColumns[i]}>
            <Cell {...{ line, n, cell, onChange }} isWrong={errors[cell.field] !== undefined} />
            {cell.key === 'text' && instruments.length ? (
              <Item {...{ line, n, instruments, onChange }} />
            ) : null}
          </td>
        ))}
        <td data-label={words.vat}>
          <select
            aria-label={words.cellOf(words.vat, n + 1)}
            value={line.vat}
            onChange={(event) => onChange({ ...line, vat: event.target.value })}
          >
            <Options of={vatRates.map((rate) => [String(rate), words.rate(rate)])} />
          </select>
        </td>
        <td data-label={words.optional}>
          <input
            type="checkbox"
            aria-label={words.cellOf(words.optional, n + 1)}
            checked={line.optional === 'yes'}
            onChange={(event) => onChange({ ...line, optional: event.target.checked ? 'yes' : '' })}
          />
        </td>
        <td className="cell-net" data-label={words.net}>
          {Number.isFinite(net) ? euros(net) : ''}
          {inStock === undefined ? null : (
            <small data-in={inStock}>{inStock ? words.inStock : words.toOrder}</small>
          )}
        </td>
        <td>
          <IconButton icon="close" onClick={onRemove} name={words.remove(n + 1)} />
        </td>
      </tr>
      {wrong.length ? <Faults {...{ line, wrong, errors }} /> : null}
    </>
  )
}

type CellProps = Pick<RowProps, 'line' | 'n' | 'onChange'> & {
  cell: (typeof cells)[number]
  isWrong: boolean
}

/** A text or a number of the line, as it is typed. */
function Cell({ line, n, cell: { key, label, mode, longest }, isWrong, onChange }: CellProps) {
  const field = {
    value: line[key],
    inputMode: mode,
    maxLength: longest,
    autoComplete: 'off',
    'aria-label': words.cellOf(label, n + 1),
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': isWrong ? idOf(line, key) : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...line, [key]: oneLine(target.value) }),
  }
  return key === 'text' ? <textarea rows={1} {...field} /> : <input {...field} />
}

type FaultsProps = Pick<RowProps, 'line' | 'errors'> & { wrong: readonly (typeof cells)[number][] }

/** What is wrong in the row above. */
function Faults({ line, wrong, errors }: FaultsProps) {
  const t = useTranslate()
  return (
    <tr className="desk-faults">
      <td colSpan={cells.length + 4}>
        {wrong.map(({ key, field, label }) => (
          <p key={key} className="error" id={idOf(line, key)}>
            {label}
            {'\u00a0: '}
            {unprintableText(errors[field] ?? '') ?? messageText(t, errors[field] ?? '')}
          </p>
        ))}
      </td>
    </tr>
  )
}

/** Which of the requested instruments the line offers, by its reference; of most lines none, and then a button asks. */
function Item({ line, n, instruments, onChange }: Pick<RowProps, 'line' | 'n' | 'instruments' | 'onChange'>) {
  const [isAsked, setAsked] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isAsked) select.current?.focus()
  }, [isAsked])
  const name = words.cellOf(words.item, n + 1)
  if (!line.item && !isAsked)
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={name}
        title={words.item}
        onClick={() => setAsked(true)}
      >
        <LineIcon path="M5 12h.01M12 12h.01M19 12h.01" />
      </button>
    )
  return (
    <select
      ref={select}
      className="cell-item"
      aria-label={name}
      value={line.item ?? ''}
      onChange={(event) => onChange({ ...line, item: event.target.value })}
    >
      <option value="">{words.noItem}</option>
      {line.reference ? <option value="model">{line.reference}</option> : null}
      <Options
        of={instruments.map(({ position, reference, name }) => [String(position), reference || name])}
      />
    </select>
  )
}
