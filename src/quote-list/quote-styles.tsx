import sheetHref from '#src/site/sheet.css?url'
import { stylesheets } from '#src/site/stylesheet.tsx'
import href from './quote-list.css?url'

/** The styles of the page of the list, and of what it says once the list is sent. */
export const QuoteStyles = stylesheets(sheetHref, href)
