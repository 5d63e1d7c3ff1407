import { Stylesheet } from '#src/app/later/stylesheet.tsx'
import href from './configurator.css?url'

/** The style sheet of the configurator. */
export const ConfiguratorStyles = () => <Stylesheet href={href} />
