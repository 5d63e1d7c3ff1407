/** After the styles of the site, in the order of loading. */
export const stylesheetPrecedence = 'screen'

/**
 * Styles of a component that is loaded later, so that no first page loads them. React waits for them before it shows
 * the siblings. `href` comes from `import href from './….css?url'` in the file beside it; the build of Pages Functions
 * only finds it there.
 */
export function Stylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence={stylesheetPrecedence} />
}
