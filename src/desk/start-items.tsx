import { limits } from '#config/limits.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { ModelSearch } from './model-search.tsx'
import type { TypedItem } from './typed-items.ts'
import { words } from './words.ts'

type RowProps = {
  /** What it is called where its text is too long. */
  name: string
  quantity: number | undefined
  onChange: (quantity: number) => void
  onRemove: () => void
  children: React.ReactNode
}

/** Something that is asked for, and how often. */
export const AskedRow = ({ name, quantity, onChange, onRemove, children }: RowProps) => (
  <p>
    <input
      type="number"
      min={1}
      max={limits.quoteQuantity}
      aria-label={words.quantityOf(name)}
      value={quantity}
      onChange={(event) => onChange(Math.max(1, Math.floor(Number(event.target.value))))}
    />
    <span>{children}</span>
    <IconButton icon="close" name={words.removeModel(name)} onClick={onRemove} />
  </p>
)

type Props = { lang: 'fr' | 'en' | 'de'; items: TypedItem[]; onChange: (items: TypedItem[]) => void }

/** The models that are asked for, and the search that adds one. */
export function StartItems({ lang, items, onChange }: Props) {
  const set = (reference: string, quantity: number) =>
    onChange(items.map((item) => (item.reference === reference ? { ...item, quantity } : item)))
  return (
    <fieldset className="desk-items">
      <legend>{words.models}</legend>
      {items.map(({ reference, name, quantity }) => (
        <AskedRow
          key={reference}
          name={reference}
          quantity={quantity}
          onChange={(next) => set(reference, next)}
          onRemove={() => onChange(items.filter((item) => item.reference !== reference))}
        >
          <strong>{reference}</strong> {name}
        </AskedRow>
      ))}
      <ModelSearch
        lang={lang}
        onChoose={({ productId, reference, name }) => {
          const present = items.find((item) => item.reference === reference)
          if (present) set(reference, present.quantity + 1)
          else onChange([...items, { productId, reference, name, quantity: 1 }])
        }}
      />
    </fieldset>
  )
}
