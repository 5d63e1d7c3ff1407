/**
 * A pause after so many calls, to be awaited in the loops of long work: an isolate answers other requests meanwhile. By
 * number, because no time passes in a Worker that computes.
 */
export function pauseAfter(many: number): () => Promise<void> | undefined {
  let calls = 0
  return () => (++calls % many ? undefined : new Promise((resolve) => setTimeout(resolve)))
}
