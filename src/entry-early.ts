import { keepClicks } from './early/keep-clicks.ts'
import { keepTyped } from './early/keep-typed.ts'
import { loadPageCode } from './early/load-page-code.ts'

/** A kilobyte that arrives with the style sheet: what a page needs before, and for, its code. */
keepClicks()
keepTyped()
loadPageCode()
