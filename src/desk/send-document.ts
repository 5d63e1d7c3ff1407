import { fileLimits } from '#config/file-limits.ts'
import type { StoredMedia } from '#domain/catalogue/stored-media.ts'
import { callWithProgress } from '#src/api/browser-client.ts'
import type { SendOptions } from './use-media-uploads.ts'

/** A document that is stored, with the name of its file without the ending. */
export type SentDocument = Pick<StoredMedia, 'key' | 'type' | 'bytes'> & { title: string }

/** Sends a document of a product; rejects like `CallApi`. */
export async function sendDocument(
  file: File,
  { token, onProgress, signal }: SendOptions,
): Promise<SentDocument> {
  const { key, type, bytes } = await callWithProgress({
    onProgress,
    timeoutSeconds: fileLimits.uploadTrySeconds,
  })('POST /desk/media', {
    ...(token === undefined ? {} : { token }),
    upload: { metadata: { purpose: 'document' }, file },
    signal,
  })
  return { key, type, bytes, title: file.name.replace(/\.\w+$/, '').replaceAll('_', ' ') }
}
