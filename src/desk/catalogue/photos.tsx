import { useState } from 'react'
import type { ProductPhoto } from '#domain/catalogue/media.ts'
import { usePhotoUploads } from '#src/desk/use-photo-uploads.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { PhotoFields } from './photo-fields.tsx'
import { photoWords as text } from './photo-words.ts'
import type { Fields } from './product-parts.tsx'

/** As many as a document takes. */
const most = 30

const middle = { x: 50, y: 50 }

/** The photographs of a product: added, ordered, described, and taken out with a way back. */
export function Photos({ typed, change, errorAt }: Fields) {
  const { photos } = typed
  const [removed, setRemoved] = useState<{ photo: ProductPhoto; place: number } | null>(null)
  const uploads = usePhotoUploads(most, (sent) =>
    // The same file again is the same photograph; its text begins with the name of the product.
    change(({ photos, name }) => ({
      photos: photos.some(({ jpeg }) => jpeg === sent.jpeg)
        ? photos
        : [...photos, { ...sent, focus: middle, text: name }],
    })),
  )
  const put = (next: readonly ProductPhoto[]) => change({ photos: [...next] })
  const move = (from: number, to: number) => {
    const photo = photos[from]
    if (photo && from !== to) put(photos.toSpliced(from, 1).toSpliced(to, 0, photo))
  }
  return (
    <section>
      <h2>{text.title}</h2>
      <p className="hint">{text.hint}</p>
      {photos.length ? (
        <ol className="catalogue-photos">
          {photos.map((photo, place) => (
            <PhotoFields
              key={photo.jpeg}
              {...{ photo, place, move, errorAt }}
              isLast={place === photos.length - 1}
              onChange={(next) => put(photos.with(place, next))}
              onRemove={() => {
                setRemoved({ photo, place })
                put(photos.toSpliced(place, 1))
              }}
            />
          ))}
        </ol>
      ) : null}
      <p role="status" className={removed ? 'notice' : undefined}>
        {removed ? (
          <>
            {text.removed}{' '}
            <button
              type="button"
              className="link-button"
              onClick={() => {
                put(photos.toSpliced(removed.place, 0, removed.photo))
                setRemoved(null)
              }}
            >
              {text.back}
            </button>
          </>
        ) : null}
      </p>
      <Attachments uploads={uploads} id="product-photos" about="photo" />
    </section>
  )
}
