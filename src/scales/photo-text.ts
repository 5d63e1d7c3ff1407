import { tidyPhotographed } from '#domain/fit/photographed-text.ts'
import type { PhotoTextMessage } from './photo-text-worker.ts'
import workerUrl from './photo-text-worker.ts?worker&url'

/** Lettering of a plate needs no more pixels; a phone's picture has 4,000 and would take seconds. */
const longestSide = 2400

async function pictureOf(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const scale = longestSide / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const resized = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeQuality: 'high',
  })
  whole.close()
  return resized
}

/**
 * The text of a photographed plate, recognised on the device: the picture is sent nowhere. The recogniser (3.5 MB) is
 * fetched from this site when the first photo is read. Empty without text; rejects when it cannot be read or `signal`
 * aborts.
 */
export async function readPhoto(
  file: File,
  { signal, onReading }: { signal: AbortSignal; onReading: () => void },
): Promise<string> {
  const picture = await pictureOf(file)
  signal.throwIfAborted()
  const worker = new Worker(workerUrl)
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.addEventListener('error', () => reject(new Error('The recogniser could not start')))
      worker.addEventListener('message', ({ data }: MessageEvent<PhotoTextMessage>) => {
        if (data.stage === 'reading') onReading()
        else if (data.stage === 'read') resolve(tidyPhotographed(data.text))
        else reject(new Error('The picture could not be read'))
      })
      worker.postMessage(picture, [picture])
    })
  } finally {
    // It holds about 100 MB; a second photo finds its files in the browser's cache.
    worker.terminate()
  }
}
