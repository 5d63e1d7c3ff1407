import { fileLimits } from '#config/file-limits.ts'
import type { CallApi } from '#src/api/call-api.ts'

/**
 * Deletes an uploaded file that is not wanted any more, with growing pauses for two minutes; what stays is deleted by
 * the server after a day.
 */
export function forgetFile(callApi: CallApi, { id, key }: { id: string; key: string }): void {
  const until = Date.now() + fileLimits.operationTrySeconds * 1000
  const attempt = (pause: number) => {
    callApi('DELETE /files/:id', { params: { id }, token: key }).catch(({ code }) => {
      if (code === 'unavailable' && Date.now() + pause < until) setTimeout(attempt, pause, pause * 2)
    })
  }
  attempt(1000)
}
