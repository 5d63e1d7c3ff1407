import { stylesheets } from '#src/site/stylesheet.tsx'
import href from './configurator.css?url'

/** The style sheet of the configurator. */
export const ConfiguratorStyles = stylesheets(href)
