import { Suspense, useState } from 'react'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { ModelPicture, ModelReading } from './product-drawing.tsx'
import { ProductIntro } from './product-intro.tsx'

type Props = { product: ProductDetail; question: ProductQuestion }

/** The first screen of a product: its drawing, what it is, and what the chosen model shows of a load. */
export function ProductTop({ product, question }: Props) {
  const [reference, setReference] = useState(question.model ?? product.leadReference)
  const [typed, setTyped] = useState(question.quantity)
  const variant = modelOf(product, reference)
  return (
    <div className="product-top">
      {variant ? <ModelPicture product={product} variant={variant} /> : null}
      <ProductIntro product={product} />
      {/* React waits for the style sheet of the reading: the heading, which takes the focus, must not wait with it. */}
      <Suspense fallback={null}>
        {variant ? (
          <ModelReading
            product={product}
            variant={variant}
            onReference={setReference}
            typed={typed}
            onTyped={setTyped}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

/** The model of a reference, else that of the card. */
function modelOf({ variants, leadReference }: ProductDetail, reference: string): Variant | undefined {
  const find = (wanted: string) => variants.find((variant) => variant.reference === wanted)
  return find(reference) ?? find(leadReference) ?? variants[0]
}
