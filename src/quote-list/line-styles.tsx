import sheetHref from '#src/site/sheet.css?url'
import { stylesheets } from '#src/site/stylesheet.tsx'
import href from './quote-lines.css?url'
import stepperHref from './stepper.css?url'

/** The styles of the lines of the list, in the panel as on the page. */
export const LineStyles = stylesheets(sheetHref, href, stepperHref)
