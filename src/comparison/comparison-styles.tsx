import { stylesheets } from '#src/site/stylesheet.tsx'
import href from './comparison.css?url'
import phoneHref from './comparison-phone.css?url'
import printHref from './comparison-print.css?url'

/** The style sheets of the comparison, for its panel and for its page. */
export const ComparisonStyles = stylesheets(href, phoneHref, printHref)
