import { fileLimits } from '#config/file-limits.ts'
import type { ProductPhoto } from '#domain/catalogue/media.ts'
import { callWithProgress } from '#src/api/browser-client.ts'
import { renditionsOf } from './photo-renditions.ts'
import type { SendOptions } from './use-media-uploads.ts'

/** A photograph that is stored, before somebody says what it shows. */
export type SentPhoto = Omit<ProductPhoto, 'focus' | 'text'>

/** Makes the files of a photograph and sends them one after the other; rejects like `CallApi`. */
export async function sendPhoto(photo: Blob, { token, onProgress, signal }: SendOptions): Promise<SentPhoto> {
  signal.throwIfAborted()
  const { files, jpeg, ...about } = await renditionsOf(photo)
  const all = [...files.map(({ file }) => file), jpeg]
  const bytes = all.reduce((sum, { size }) => sum + size, 0)
  const keys: string[] = []
  let sent = 0
  for (const file of all) {
    const { key } = await callWithProgress({
      onProgress: (share) => onProgress((sent + share * file.size) / bytes),
      timeoutSeconds: fileLimits.uploadTrySeconds,
    })('POST /desk/media', {
      ...(token === undefined ? {} : { token }),
      upload: { metadata: { purpose: 'picture' }, file: new File([file], 'photo', { type: file.type }) },
      signal,
    })
    keys.push(key)
    sent += file.size
  }
  return {
    files: files.map(({ width }, i) => ({ key: keys[i] ?? '', width })),
    jpeg: keys.at(-1) ?? '',
    ...about,
  }
}
