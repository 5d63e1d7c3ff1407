import type { Frame } from '#src/app/app.tsx'
import { QuoteOverlay } from '#src/quotes/quote-overlay.tsx'

/** What features put around every page; the frame itself knows none of them. */
export const frame: Frame = {
  overlays: [QuoteOverlay],
  footer: [],
}
