import { deskLimits, vatRates } from '#config/desk-settings.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { extraKinds } from '#domain/quote-requests/offer-draft.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { type TypedLine, typedLine } from './typed-lines.ts'
import { unprintableText, words } from './words.ts'

type Props = {
  found: DeskRequest
  lines: TypedLine[]
  /** By path, e.g. `lines.0.unitCents`. */
  errors: FieldErrors
  onChange: (lines: TypedLine[]) => void
}

/** The lines of the offer, and the buttons that add one. */
export function OfferLines({ found: { extras, instruments }, lines, errors, onChange }: Props) {
  const isFull = lines.length >= deskLimits.offerLines
  const errorsOf = (n: number) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([path, key]) =>
        path.startsWith(`lines.${n}.`) ? [[path.slice(`lines.${n}.`.length), key]] : [],
      ),
    )
  return (
    <>
      <ol className="desk-lines">
        {lines.map((line, n) => (
          <Line
            key={line.id}
            line={line}
            instruments={instruments}
            n={n + 1}
            errors={errorsOf(n)}
            onChange={(next) => onChange(lines.map((other) => (other.id === line.id ? next : other)))}
            onRemove={() => onChange(lines.filter(({ id }) => id !== line.id))}
          />
        ))}
      </ol>
      <fieldset className="desk-add">
        <legend>{words.adding}</legend>
        {extraKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button small ghost"
            disabled={isFull}
            onClick={() => onChange([...lines, typedLine(extras[kind])])}
          >
            {words.add[kind]}
          </button>
        ))}
      </fieldset>
      {extras.travel.unitCents === null ? <p className="hint">{words.noZone}</p> : null}
    </>
  )
}

type LineProps = {
  line: TypedLine
  instruments: DeskRequest['instruments']
  n: number
  errors: FieldErrors
  onChange: (line: TypedLine) => void
  onRemove: () => void
}

const cells = [
  { key: 'text', field: 'text', label: words.text },
  { key: 'quantity', field: 'quantity', label: words.quantity, mode: 'numeric' },
  { key: 'unit', field: 'unitCents', label: words.unit, mode: 'decimal' },
  { key: 'discount', field: 'discountCents', label: words.discount, mode: 'decimal' },
] as const

function Line({ line, instruments, n, errors, onChange, onRemove }: LineProps) {
  return (
    <li>
      <fieldset className="desk-line">
        <legend>{words.line(n)}</legend>
        {cells.map((cell) => (
          <CellField key={cell.key} cell={cell} line={line} error={errors[cell.field]} onChange={onChange} />
        ))}
        <VatField line={line} onChange={onChange} />
        {instruments.length ? <ItemField line={line} instruments={instruments} onChange={onChange} /> : null}
        <button type="button" className="icon-button" onClick={onRemove} aria-label={words.remove(n)}>
          <Icon name="close" />
        </button>
      </fieldset>
    </li>
  )
}

const idOf = (line: TypedLine, field: string) => `line-${line.id}-${field}`

type FieldProps = Pick<LineProps, 'line' | 'onChange'>
type CellProps = FieldProps & { cell: (typeof cells)[number]; error: string | undefined }

/** A text or a number of the line, as it is typed. */
function CellField({ line, cell: { key, label, ...mode }, error, onChange }: CellProps) {
  const t = useTranslate()
  const id = idOf(line, key)
  return (
    <div className={`field line-${key}${error ? ' wrong' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={line[key]}
        inputMode={'mode' in mode ? mode.mode : 'text'}
        maxLength={key === 'text' ? deskLimits.lineTextLength : 14}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange({ ...line, [key]: event.target.value })}
      />
      {error ? (
        <p className="error" id={`${id}-error`}>
          {unprintableText(error) ?? messageText(t, error)}
        </p>
      ) : null}
    </div>
  )
}

function VatField({ line, onChange }: FieldProps) {
  const id = idOf(line, 'vat')
  return (
    <div className="field">
      <label htmlFor={id}>{words.vat}</label>
      <select id={id} value={line.vat} onChange={(event) => onChange({ ...line, vat: event.target.value })}>
        {vatRates.map((rate) => (
          <option key={rate} value={rate}>
            {words.rate(rate)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Which of the requested instruments the line offers. */
function ItemField({ line, instruments, onChange }: FieldProps & Pick<LineProps, 'instruments'>) {
  const id = idOf(line, 'item')
  return (
    <div className="field line-item">
      <label htmlFor={id}>{words.item}</label>
      <select
        id={id}
        value={line.item ?? ''}
        onChange={(event) => onChange({ ...line, item: event.target.value })}
      >
        <option value="">{words.noItem}</option>
        {instruments.map(({ position, name }) => (
          <option key={position} value={position}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
