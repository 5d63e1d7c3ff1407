import { preinit } from 'react-dom'
import { Stylesheet, stylesheetPrecedence } from '#src/app/later/stylesheet.tsx'
import href from './account.css?url'

/** The styles of everything about accounts, wherever some of it is drawn. */
export const AccountStyles = () => <Stylesheet href={href} />

/** Before they are needed. A preload that nobody uses after all would be complained about by the browser. */
export const prepareAccountStyles = (): void =>
  preinit(href, { as: 'style', precedence: stylesheetPrecedence })
