import { stylesheets } from '#src/app/later/stylesheet.tsx'
import href from './configurator.css?url'

/** The style sheet of the configurator. */
export const ConfiguratorStyles = stylesheets(href)
