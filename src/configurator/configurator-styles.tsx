import { Stylesheet, withStyles } from '#src/app/later/stylesheet.tsx'
import href from './configurator.css?url'

/** The style sheet of the configurator. */
export const ConfiguratorStyles = withStyles(() => <Stylesheet href={href} />, href)
