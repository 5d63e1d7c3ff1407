import type { Answer } from './call-api.ts'

/** Of one upload. */
export type UploadOptions = {
  /** The share of the body that is sent, 0 to 1. */
  onProgress: (share: number) => void
  timeoutSeconds: number
}

/** A `fetch` by XMLHttpRequest, because `fetch` itself tells no progress of what is sent. */
export const fetchWithProgress =
  ({ onProgress, timeoutSeconds }: UploadOptions) =>
  (url: string, { method = 'GET', headers = {}, body = null, signal }: RequestInit): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.responseType = 'json'
      request.timeout = timeoutSeconds * 1000
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      request.onerror = request.ontimeout = request.onabort = () => reject(new Error('No answer'))
      request.onload = () => resolve(answerOf(request))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit | null)
    })

const answerOf = (request: XMLHttpRequest): Answer => ({
  status: request.status,
  ok: request.status >= 200 && request.status < 300,
  headers: { get: (name: string) => request.getResponseHeader(name) } as Headers,
  json: async () => {
    if (request.response === null) throw new Error('The answer is no JSON')
    return request.response
  },
})
