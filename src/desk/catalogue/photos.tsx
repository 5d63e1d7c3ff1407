import type { ProductPhoto } from '#domain/catalogue/media.ts'
import { budgetedPhoto } from '#src/desk/budgeted-photo.ts'
import { sendPhoto } from '#src/desk/send-photo.ts'
import { useMediaUploads } from '#src/desk/use-media-uploads.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { PhotoFields } from './photo-fields.tsx'
import { photoWords as text } from './photo-words.ts'
import type { Fields } from './product-parts.tsx'
import { Removable, useRemoved } from './removed.tsx'

/** As many as a document takes. */
const most = 30

const middle = { x: 50, y: 50 }

/** The photographs of a product: added, ordered, described, and taken out with a way back. */
export function Photos({ typed, change, errorAt }: Fields) {
  const { photos } = typed
  const uploads = useMediaUploads(most, {
    ...{ send: sendPhoto, reduce: budgetedPhoto },
    // The same file again is the same photograph; its text begins with the name of the product.
    onSent: (sent) =>
      change(({ photos, name }) => ({
        photos: photos.some(({ jpeg }) => jpeg === sent.jpeg)
          ? photos
          : [...photos, { ...sent, focus: middle, text: name }],
      })),
  })
  const put = (next: readonly ProductPhoto[]) => change({ photos: [...next] })
  const removed = useRemoved(photos, put)
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
              onRemove={() => removed.remove(place)}
            />
          ))}
        </ol>
      ) : null}
      <Removable {...removed} said={text.removed} />
      <Attachments uploads={uploads} id="product-photos" about="photo" />
    </section>
  )
}
