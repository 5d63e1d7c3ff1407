import { Suspense, useState } from 'react'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { useChosenModel } from '#src/catalogue/use-chosen-model.ts'
import { Letterhead } from '#src/site/letterhead.tsx'
import { ModelPicture, ModelReading } from './product-drawing.tsx'
import { ProductIntro } from './product-intro.tsx'

type Props = { product: ProductDetail; question: ProductQuestion }

/** The first screen of a product: its drawing, what it is, and what the chosen model shows of a load. */
export function ProductTop({ product, question }: Props) {
  const [variant, setReference] = useChosenModel(product, question)
  const [typed, setTyped] = useState(question.quantity)
  return (
    <div className="product-top">
      <Letterhead />
      {variant ? <ModelPicture product={product} variant={variant} /> : null}
      <ProductIntro product={product} variant={variant} />
      {/* React waits for the style sheet of the reading: the heading, which takes the focus, must not wait with it. */}
      <Suspense fallback={null}>
        {variant ? (
          <ModelReading
            product={product}
            variant={variant}
            question={question}
            onReference={setReference}
            typed={typed}
            onTyped={setTyped}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
