import { createContext } from 'react'
import type { Picture } from '#domain/catalogue/picture.ts'
import { modelDrawing } from '#domain/site/drawings.ts'
import href from './product-picture.css?url'
import { Stylesheet } from './stylesheet.tsx'

type Props = {
  /** The address of the drawing, where there is no photograph. */
  image: string
  photo: Picture | undefined
  /** Alternative text of the drawing; a photograph has its own. */
  alt: string
  width: number
  height: number
  /** Widths in which a photograph is shown, as of `<img sizes>`. */
  sizes: string
  /** Visible at once; others are loaded lazily. */
  eager?: boolean
  /** The greatest picture of its page. */
  first?: boolean
}

/**
 * The picture of a product: its photograph, cut around what matters, or its drawing. Colour and focus are attributes
 * and rules, because the content security policy forbids styles in HTML. Whoever shows it
 * loads its styles.
 */
export function ProductPicture({ image, photo, alt, width, height, sizes, eager, first }: Props) {
  const loading = eager || first ? undefined : 'lazy'
  const priority = first ? 'high' : undefined
  if (!photo)
    return (
      <img
        src={image}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding={first ? undefined : 'async'}
        fetchPriority={priority}
      />
    )
  return (
    <span className="photo">
      <svg aria-hidden="true" color={photo.color} />
      <img
        className="photo-img"
        sizes={sizes}
        srcSet={photo.srcset}
        src={photo.src}
        alt={photo.text}
        width={photo.width}
        height={photo.height}
        data-x={Math.round(photo.focus.x / 10)}
        data-y={Math.round(photo.focus.y / 10)}
        loading={loading}
        decoding={first ? undefined : 'async'}
        fetchPriority={priority}
      />
    </span>
  )
}

/** Address of the styles of photographs, for parts that are loaded later with all of theirs. */
export const photoStyles = href

/** The same for a page that loads nothing for products without one. */
export const StylesOfPhotos = ({ products }: { products: readonly { photo?: Picture | undefined }[] }) =>
  products.some(({ photo }) => photo) ? <Stylesheet href={href} /> : null

/** Where the drawing of a model is: of a product that is not published yet elsewhere than of the others. */
export const DrawingContext = createContext(modelDrawing)
