import { preinit } from 'react-dom'
import { stylesheetPrecedence, stylesheets } from '#src/site/stylesheet.tsx'
import href from './account.css?url'

/** The stylesheet of all account components, rendered by each of them. */
export const AccountStyles = stylesheets(href)

/** Preloads the stylesheet. `preinit` instead of `preload`: browsers warn about unused preloads. */
export const prepareAccountStyles = (): void =>
  preinit(href, { as: 'style', precedence: stylesheetPrecedence })
