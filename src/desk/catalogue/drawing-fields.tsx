import { useEffect, useState } from 'react'
import { readPlatform } from '#domain/fit/platform.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { EditedProduct } from '#domain/publishing/editing-schemas.ts'
import { measuredDrawing } from '#domain/site/drawings.ts'
import { Check, useFields } from '#src/desk/controls.tsx'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { EditorSection } from './editor-fold.tsx'
import { partWords } from './part-words.ts'
import type { Fields } from './product-parts.tsx'
import { type DrawingValues, lengthsOf } from './product-values.ts'

type Props = Fields & {
  kinds: EditedProduct['drawings']
  /** What is typed; null while something of it cannot be read. */
  document: ProductDocument | null
}

/** What the drawing is made from, beside what the models say, and how the first model is drawn. */
export function DrawingFields({ typed: { drawing }, change, kinds, document }: Props) {
  const set = (next: DrawingValues) => change({ drawing: next })
  const field = useFields({ value: drawing, onChange: set, at: 'drawing.' })
  const lengths = useFields({
    value: drawing.lengths,
    onChange: (next) => set({ ...drawing, lengths: next }),
    at: 'drawing.',
  })
  const names = kinds.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
  return (
    <EditorSection
      title={partWords.drawing}
      about={kinds.find(({ key }) => key === drawing.kind)?.name ?? ''}
    >
      <p className="hint">{partWords.drawingHint}</p>
      <div className="catalogue-drawing">
        <div className="catalogue-columns">
          <Choice label={partWords.drawingKind} {...field('kind')}>
            <Options of={names.map(({ key, name }) => [key, name])} />
          </Choice>
          <Choice label={partWords.shape} {...field('shape')}>
            <Options of={Object.entries(partWords.shapes)} />
          </Choice>
          {lengthsOf[drawing.shape].map((length) => (
            <Field
              key={length}
              label={partWords.millimetres[length]}
              inputMode="decimal"
              {...lengths(length)}
              required={length !== 'dimensionMm'}
            />
          ))}
          {kinds.some(({ key, hasColumn }) => key === drawing.kind && hasColumn) ? (
            <Check
              label={partWords.drawingColumn}
              checked={drawing.column}
              onCheck={(column) => set({ ...drawing, column })}
            />
          ) : null}
        </div>
        <Picture document={document} />
      </div>
    </EditorSection>
  )
}

const pauseMs = 300

/** The drawing of the first model, once typing has paused; the last one stays while something cannot be read. */
function Picture({ document }: Pick<Props, 'document'>) {
  const [first] = document?.variants ?? []
  const address = document && draftDrawing(document, null)
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

/** Address of the drawing of a model as a document has it, published or not; null: of its first model. */
export function draftDrawing({ drawing, variants }: ProductDocument, reference: string | null): string {
  const model = variants.find((each) => each.reference === reference) ?? variants[0]
  return measuredDrawing({
    ...drawing,
    platform: readPlatform(model?.platform ?? null) ?? drawing.platform,
    verified: model?.metrology === 'yes',
  })
}
