import { Stylesheet } from '#src/app/stylesheet.tsx'
import href from '#src/styles/account.css?url'

export const accountStyles = href

/** The styles of everything about accounts, wherever some of it is drawn. */
export const AccountStyles = () => <Stylesheet href={href} />
