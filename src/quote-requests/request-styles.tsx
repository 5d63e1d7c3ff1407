import sheetHref from '#src/site/sheet.css?url'
import { stylesheets } from '#src/site/stylesheet.tsx'
import href from './requests.css?url'

/** The stylesheet of a request's page, rendered by each of its frames. */
export const RequestStyles = stylesheets(sheetHref, href)
