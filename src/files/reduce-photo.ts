import { drawn, encoded } from './canvas.ts'

/** Enough to read a data plate; a telephone's photo has four times as many points. */
const longestSide = 2560
const smallBytes = 1_500_000

/**
 * A large photo as a smaller JPEG, turned upright; the file itself when it is small, of another kind, or cannot be read
 * (HEIC outside of Apple's browsers).
 */
export async function reducePhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp|heic|heif)$/.test(file.type) || file.size <= smallBytes) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = drawn(picture, Math.round(picture.width * scale), Math.round(picture.height * scale))
    picture.close()
    const blob = canvas && (await encoded(canvas, 'image/jpeg', 0.85))
    if (!blob || blob.size >= file.size) return file
    return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
  } catch {
    return file
  }
}
