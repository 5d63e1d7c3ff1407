import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { plateLine } from '#domain/metrology/plate-lines.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { useSite } from '#src/site/site.ts'
import { words } from './words.ts'

/** A model of the catalogue as the desk offers it, in the language of the customer. */
export type FoundModel = {
  productId: string
  reference: string
  name: string
  plate: string
  /** EUR excl. VAT; null: on request. */
  price: number | null
  inStock: boolean
}

const shortest = 2
const delayMs = 200
/** Products whose models are read, and models that are offered. */
const [productsRead, mostShown] = [6, 12]

/** The models of a product, in the order of its page. */
const modelsOf = ({ id, brand, name, variants }: ProductDetail): FoundModel[] =>
  variants.map(({ reference, plate, price, inStock }) => ({
    ...{ productId: id, reference, name: `${brand} ${name}`, plate: plateLine(plate), price, inStock },
  }))

/** The models in whose reference or plate the words stand that stand in one at all; without any, every model. */
function matching(models: readonly FoundModel[], q: string): FoundModel[] {
  const wanted = q.toLowerCase().split(/\s+/)
  const scoreOf = ({ reference, plate }: FoundModel) => {
    const said = `${reference} ${plate}`.toLowerCase().split(/\s+/)
    return wanted.filter((word) => said.some((each) => each.includes(word))).length
  }
  const best = Math.max(0, ...models.map(scoreOf))
  return models.filter((model) => scoreOf(model) === best).slice(0, mostShown)
}

async function readModels(callApi: CallApi, q: string, lang: Props['lang']): Promise<FoundModel[]> {
  const { items } = await callApi('GET /products', { query: { q, lang } })
  const products = await Promise.all(
    items
      .slice(0, productsRead)
      .map(({ id }) => callApi('GET /products/:id', { params: { id }, query: { lang } })),
  )
  return matching(products.flatMap(modelsOf), q)
}

type Props = { lang: Locale; onChoose: (model: FoundModel) => void }

/** A combobox of the models that the search of the catalogue finds: each with price, stock and data plate. */
export function ModelSearch({ lang, onChoose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const models = useModels(typed, lang)
  const choose = (model: FoundModel | undefined) => {
    if (!model) return
    onChoose(model)
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by && models.length) {
      event.preventDefault()
      setAt((at + by + models.length) % models.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(models[at])
    } else if (event.key === 'Escape') setTyped('')
  }
  const isOpen = models.length > 0
  return (
    <div className="desk-models">
      <div className="field">
        <label htmlFor={id}>{words.modelSearch}</label>
        <input
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
          autoComplete="off"
          placeholder={words.modelHint}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
      </div>
      <Found {...{ id, models, at }} onChoose={choose} />
    </div>
  )
}

type FoundProps = { id: string; models: FoundModel[]; at: number; onChoose: (model: FoundModel) => void }

function Found({ id, models, at, onChoose }: FoundProps) {
  const list = useRef<HTMLDivElement>(null)
  // Below it may be the foot of the editor, or the edge of the window.
  useEffect(() => {
    if (models.length) list.current?.scrollIntoView({ block: 'nearest' })
  }, [models])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={words.modelSearch}
      className="desk-found"
      hidden={models.length === 0}
    >
      {models.map((model, n) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
        <div
          key={model.reference}
          id={`${id}-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === at}
          onClick={() => onChoose(model)}
        >
          <span>
            <strong>{model.reference}</strong> {model.name}
          </span>
          <small>{model.plate}</small>
          <span>{model.price === null ? words.onRequest : formatEuros(model.price, 'fr')}</span>
          <small data-in={model.inStock}>{model.inStock ? words.inStock : words.toOrder}</small>
        </div>
      ))}
    </div>
  )
}

/** What the catalogue finds for a text, once typing has paused; an answer that comes late is dropped. */
function useModels(typed: string, lang: Props['lang']): FoundModel[] {
  const { callApi } = useSite()
  const [found, setFound] = useState<FoundModel[]>([])
  const q = typed.trim()
  useEffect(() => {
    setFound([])
    if (q.length < shortest) return
    let isCurrent = true
    const timer = setTimeout(() => {
      readModels(callApi, q, lang).then(
        (models) => isCurrent && setFound(models),
        (error) => {
          console.warn('models', error)
        },
      )
    }, delayMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [callApi, q, lang])
  return found
}
