import { use, useState } from 'react'
import type { Picture } from '#domain/catalogue/picture.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { LegalMark } from '#src/catalogue/product-card.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { DrawingContext, ProductPicture, photoStyles } from '#src/site/product-picture.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import href from './product-gallery.css?url'
import { ProductStage } from './product-stage.tsx'

type Props = {
  product: ProductDetail
  variant: Variant
  question: ProductQuestion
  photos: readonly Picture[]
}

/**
 * The photographs of a product, and behind them its drawing, which is in front where masses are asked about. Without
 * JavaScript all of them stand below each other.
 */
export function ProductGallery({ product, variant, question, photos }: Props) {
  const t = useTranslate()
  const drawing = use(DrawingContext)
  const isDrawingFirst = question.quantity !== undefined
  const [shown, setShown] = useState(isDrawingFirst ? photos.length : 0)
  const ofDrawing = t('product.drawing', { name: product.name })
  const thumbnails = [
    ...photos.map((photo) => ({ image: photo.src, photo, text: photo.text })),
    { image: drawing(product.id, null), photo: undefined, text: ofDrawing },
  ]
  return (
    <div className="product-gallery">
      <Stylesheet href={photoStyles} />
      <Stylesheet href={href} />
      {photos.map((photo, i) => (
        <figure key={photo.src} className="product-picture gallery-photo" hidden={shown !== i}>
          <ProductPicture
            image={photo.src}
            photo={photo}
            alt=""
            width={560}
            height={352}
            sizes="(max-width: 900px) 100vw, 620px"
            first={i === 0 && !isDrawingFirst}
          />
          {variant.metrologie === 'yes' ? <LegalMark plate={variant.plate} /> : null}
        </figure>
      ))}
      <div hidden={shown !== photos.length}>
        <ProductStage product={product} variant={variant} question={question} isSecond={!isDrawingFirst} />
      </div>
      <ul className="gallery-list" aria-label={t('drawing.pictures')}>
        {thumbnails.map(({ image, photo, text }, i) => (
          <li key={image}>
            <button type="button" aria-pressed={shown === i} aria-label={text} onClick={() => setShown(i)}>
              <ProductPicture
                image={image}
                photo={photo && { ...photo, text: '' }}
                alt=""
                width={84}
                height={53}
                sizes="84px"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
