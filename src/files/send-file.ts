import { fileLimits } from '#config/files.ts'
import type { FilePurpose, StoredFile } from '#domain/files/file.ts'
import { AppError, type ErrorCode } from '#domain/site/error.ts'

export type SendFile = (
  file: File,
  purpose: FilePurpose,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<StoredFile>

/**
 * Sends a file, by XMLHttpRequest because `fetch` tells no progress of what is sent. Rejects with the `AppError` of a
 * refusal, or `unavailable` when no readable answer came in time.
 */
export const sendFile: SendFile = (file, purpose, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    const metadata = JSON.stringify({ name: file.name || 'photo', purpose })
    form.append('metadata', new Blob([metadata], { type: 'application/json' }))
    form.append('file', file)
    request.responseType = 'json'
    request.timeout = fileLimits.uploadTrySeconds * 1000
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    const fail = (code: ErrorCode) =>
      reject(
        new AppError(code, {
          retryAfterSeconds: Number(request.getResponseHeader('retry-after')) || undefined,
        }),
      )
    request.onerror = request.ontimeout = request.onabort = () => fail('unavailable')
    request.onload = () => {
      if (request.status === 201 && request.response) return resolve(request.response as StoredFile)
      fail((request.response as { code?: ErrorCode } | null)?.code ?? 'unavailable')
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', '/api/files')
    request.send(form)
  })
