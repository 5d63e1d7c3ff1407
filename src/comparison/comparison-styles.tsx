import { Stylesheet } from '#src/app/later/stylesheet.tsx'
import href from './comparison.css?url'

/** The stylesheet of the comparison, for its panel and for its page. */
export const ComparisonStyles = () => <Stylesheet href={href} />
