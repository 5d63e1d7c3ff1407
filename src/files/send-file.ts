import { fileLimits } from '#config/file-limits.ts'
import type { FilePurpose, StoredFile } from '#domain/files/file.ts'
import { callWithProgress } from '#src/api/browser-client.ts'

/** What is stored of a file, whatever kinds its place takes. */
export type SentFile = Omit<StoredFile, 'type'> & { type: string }

/** Sends one file; `onProgress` gets the share that is sent, 0 to 1. Rejects like `CallApi`. */
export type SendFile = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<SentFile>

/** Sends files for a purpose. */
export const fileSender =
  (purpose: FilePurpose): SendFile =>
  (file, { onProgress, signal }) =>
    callWithProgress({ onProgress, timeoutSeconds: fileLimits.uploadTrySeconds })('POST /files', {
      upload: { metadata: { name: file.name || 'photo', purpose }, file },
      signal,
    })
