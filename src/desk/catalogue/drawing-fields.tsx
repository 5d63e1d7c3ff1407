import { useEffect, useState } from 'react'
import { readPlatform } from '#domain/fit/platform.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { EditedProduct } from '#domain/publishing/editing-schemas.ts'
import { measuredDrawing } from '#domain/site/drawings.ts'
import { Choice, Field } from '#src/ui/field.tsx'
import { partWords } from './part-words.ts'
import type { Fields } from './product-parts.tsx'
import { lengthsOf, type TypedDrawing } from './typed-parts.ts'

type Props = Fields & {
  kinds: EditedProduct['drawings']
  /** What is typed; null while something of it cannot be read. */
  document: ProductDocument | null
}

/** What the drawing is made from, beside what the models say, and how the first model is drawn. */
export function DrawingFields({ typed: { drawing }, change, errorAt, kinds, document }: Props) {
  const set = (changes: Partial<TypedDrawing>) => change({ drawing: { ...drawing, ...changes } })
  return (
    <section>
      <h2>{partWords.drawing}</h2>
      <p className="hint">{partWords.drawingHint}</p>
      <div className="catalogue-drawing">
        <div className="catalogue-columns">
          <Choice
            name="drawing.kind"
            label={partWords.drawingKind}
            required
            value={drawing.kind}
            error={errorAt('drawing.kind')}
            onChange={({ target }) => set({ kind: target.value })}
          >
            {kinds
              .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
              .map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
          </Choice>
          <Receptor {...{ drawing, errorAt, set }} />
          {kinds.some(({ key, hasColumn }) => key === drawing.kind && hasColumn) ? (
            <label className="catalogue-check">
              <input
                type="checkbox"
                checked={drawing.column}
                onChange={({ target }) => set({ column: target.checked })}
              />
              {partWords.drawingColumn}
            </label>
          ) : null}
        </div>
        <Picture document={document} />
      </div>
    </section>
  )
}

type ReceptorProps = Pick<Fields, 'errorAt'> & {
  drawing: TypedDrawing
  set: (changes: Partial<TypedDrawing>) => void
}

/** The form of the load receptor, and the lengths that it has. */
const Receptor = ({ drawing: { shape, lengths }, errorAt, set }: ReceptorProps) => (
  <>
    <Choice
      name="drawing.shape"
      label={partWords.shape}
      required
      value={shape}
      onChange={({ target }) => set({ shape: target.value as TypedDrawing['shape'] })}
    >
      {Object.entries(partWords.shapes).map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Choice>
    {lengthsOf[shape].map((length) => (
      <Field
        key={length}
        name={`drawing.${length}`}
        label={partWords.millimetres[length]}
        required={length !== 'dimensionMm'}
        inputMode="decimal"
        value={lengths[length]}
        error={errorAt(`drawing.${length}`)}
        onChange={({ target }) => set({ lengths: { ...lengths, [length]: target.value } })}
      />
    ))}
  </>
)

const pauseMs = 300

/** The drawing of the first model, once typing has paused; the last one stays while something cannot be read. */
export function Picture({ document }: Pick<Props, 'document'>) {
  const [first] = document?.variants ?? []
  const address =
    document &&
    measuredDrawing({
      ...document.drawing,
      platform: readPlatform(first?.platform ?? null) ?? document.drawing.platform,
      verified: first?.metrology === 'yes',
    })
  const [src, setSrc] = useState(address)
  useEffect(() => {
    if (address === null) return
    const timer = setTimeout(() => setSrc(address), pauseMs)
    return () => clearTimeout(timer)
  }, [address])
  return src ? (
    <img src={src} alt={partWords.drawingOf(first?.reference ?? '')} width={280} height={176} />
  ) : null
}
