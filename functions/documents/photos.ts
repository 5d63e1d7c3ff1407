import { mediaObject, type ProductPhoto } from '#domain/catalogue/media.ts'
import type { Bindings } from '#functions/env.ts'
import { type Jpeg, readJpeg } from '#functions/pdf/jpeg.ts'
import { logWarning } from '#functions/platform/log.ts'

/** The first photograph for a document; null where there is none, or it cannot be read: then the drawing is shown. */
export async function firstPhoto(env: Bindings, [photo]: readonly ProductPhoto[]): Promise<Jpeg | null> {
  if (!photo) return null
  try {
    const object = await env.FILES.get(mediaObject(photo.jpeg))
    return object && readJpeg(new Uint8Array(await object.arrayBuffer()))
  } catch (error) {
    logWarning('document', error, { key: photo.jpeg })
    return null
  }
}
