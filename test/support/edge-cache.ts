import { onTestFinished, vi } from 'vitest'

/** The Cache API as a readable map until the test ends; with a fault it always fails. */
export function openCache(fault?: Error) {
  const kept = new Map<string, Response>()
  const fail = () => Promise.reject(fault)
  const match = async (request: Request) => kept.get(request.url)?.clone()
  const put = async (request: Request, response: Response) => void kept.set(request.url, response)
  vi.stubGlobal('caches', { default: fault ? { match: fail, put: fail } : { match, put } })
  onTestFinished(() => void vi.unstubAllGlobals())
  return kept
}
