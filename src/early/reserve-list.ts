/**
 * Reserves the height of the stored quote list (`--listed` of `quote-list.css`) before its code is there, so that the
 * form below it stays in its place, and a list with lines is not called empty meanwhile.
 */
export function reserveList(): void {
  try {
    // Counted and not parsed: this runs before the first paint of every page.
    const lines = localStorage.quoteItems?.split('"productId":').length - 1
    if (lines > 0) document.documentElement.style.setProperty('--listed', `${lines}`)
  } catch {
    // Without storage nothing is reserved.
  }
}
