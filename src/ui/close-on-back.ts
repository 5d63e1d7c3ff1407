/** What closes the open overlays, the topmost last. */
const overlays: (() => void)[] = []
let isReturning = false

/**
 * While an overlay is open, Back closes the topmost one and the page stays. The history entry is restored before other
 * listeners run; an entry for each overlay would stay in the history after it was closed otherwise. Returns the
 * function to call when the overlay is gone.
 */
export function closeOnBack(close: () => void): () => void {
  if (overlays.length === 0) addEventListener('popstate', onPop, true)
  overlays.push(close)
  return () => {
    overlays.splice(overlays.indexOf(close), 1)
    stopWhenDone()
  }
}

function onPop(event: PopStateEvent): void {
  // A jump to a field inside the overlay is a popstate too, to an entry that nobody has named yet.
  if (history.state === null && !isReturning) return
  event.stopImmediatePropagation()
  if (isReturning) {
    isReturning = false
    overlays.at(-1)?.()
    stopWhenDone()
  } else {
    isReturning = true
    history.forward()
  }
}

function stopWhenDone(): void {
  if (overlays.length === 0 && !isReturning) removeEventListener('popstate', onPop, true)
}
