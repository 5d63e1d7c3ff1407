import { limits } from '#config/limits.ts'
import { IconButton } from './controls.tsx'
import { ModelSearch } from './model-search.tsx'
import type { TypedItem } from './typed-items.ts'
import { words } from './words.ts'

type Props = { lang: 'fr' | 'en' | 'de'; items: TypedItem[]; onChange: (items: TypedItem[]) => void }

/** The models that are asked for, and the search that adds one. */
export function StartItems({ lang, items, onChange }: Props) {
  const set = (reference: string, quantity: number) =>
    onChange(items.map((item) => (item.reference === reference ? { ...item, quantity } : item)))
  return (
    <fieldset className="desk-items">
      <legend>{words.models}</legend>
      {items.map(({ reference, name, quantity }) => (
        <p key={reference}>
          <input
            type="number"
            min={1}
            max={limits.quoteQuantity}
            aria-label={words.quantityOf(reference)}
            value={quantity}
            onChange={(event) => set(reference, Math.max(1, Math.floor(Number(event.target.value))))}
          />
          <span>
            <strong>{reference}</strong> {name}
          </span>
          <IconButton
            icon="close"
            name={words.removeModel(reference)}
            onClick={() => onChange(items.filter((item) => item.reference !== reference))}
          />
        </p>
      ))}
      <ModelSearch
        lang={lang}
        onChoose={({ productId, reference, name }) =>
          items.some((item) => item.reference === reference)
            ? set(reference, (items.find((item) => item.reference === reference)?.quantity ?? 0) + 1)
            : onChange([...items, { productId, reference, name, quantity: 1 }])
        }
      />
    </fieldset>
  )
}
