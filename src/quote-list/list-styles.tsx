import sheetHref from '#src/site/sheet.css?url'
import { stylesheets } from '#src/site/stylesheet.tsx'
import linesHref from './quote-lines.css?url'
import listHref from './quote-list.css?url'
import stepperHref from './stepper.css?url'

/** The styles of the lines of the list, in the panel as on the page. */
export const LineStyles = stylesheets(sheetHref, linesHref, stepperHref)

/** The styles of the page of the list, and of what it says once the list is sent. */
export const QuoteStyles = stylesheets(sheetHref, listHref)
