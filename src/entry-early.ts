import { keepClicks } from './early/keep-clicks.ts'
import { loadPageCode } from './early/load-page-code.ts'

/** Half a kilobyte that arrives with the style sheet: what a page needs before, and for, its code. */
keepClicks()
loadPageCode()
