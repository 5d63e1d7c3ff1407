import type { Locale, Localized } from '#config/locales.ts'
import { mediaPath, type ProductPhoto } from '#domain/catalogue/media.ts'
import { mailDrawingPath, mailDrawingSize } from '#domain/site/pictures.ts'
import type { Bindings } from '#functions/env.ts'
import { image, type MailPicture, picture } from '#functions/mail/mail-html.ts'
import type { Html } from '#functions/platform/html.ts'
import { logWarning } from '#functions/platform/log.ts'

type Pictured = { productId: string; productName: Localized; photos: readonly ProductPhoto[] | null }

/**
 * The first instrument of a request as a picture for a mail: its photograph, else the drawing that was made with the
 * site. Nothing without items, and for a product that came after the build: a mail shows no broken picture.
 */
export async function firstPicture(
  env: Bindings,
  [item]: readonly Pictured[],
  locale: Locale,
): Promise<Html | null> {
  const shown = item && (await pictureOf(env, item, locale))
  return shown ? picture(shown) : null
}

/** Beside the name of the instrument. */
const small = 80

/** An instrument as a small picture, for a line of a mail. */
export async function smallPicture(env: Bindings, item: Pictured, locale: Locale): Promise<Html | null> {
  const shown = await pictureOf(env, item, locale)
  return shown
    ? image({ ...shown, width: small, height: Math.round((small * shown.height) / shown.width) })
    : null
}

async function pictureOf(env: Bindings, item: Pictured, locale: Locale): Promise<MailPicture | null> {
  const shown = photoOf(item) ?? (await drawingOf(env, item))
  return shown && { ...shown, src: env.SITE_ORIGIN + shown.src, alt: item.productName[locale] }
}

type Shown = Omit<MailPicture, 'alt'>

function photoOf({ photos }: Pictured): Shown | null {
  const photo = photos?.[0]
  if (!photo) return null
  const { width } = mailDrawingSize
  return { src: mediaPath(photo.jpeg), width, height: Math.round((width * photo.height) / photo.width) }
}

async function drawingOf(env: Bindings, { productId }: Pictured): Promise<Shown | null> {
  const src = mailDrawingPath(productId)
  try {
    const file = await env.ASSETS.fetch(new URL(src, env.SITE_ORIGIN), { method: 'HEAD' })
    return file.ok && file.headers.get('content-type') === 'image/png' ? { src, ...mailDrawingSize } : null
  } catch (error) {
    logWarning('mail picture', error, { productId })
    return null
  }
}
