/** After the styles of the site, in the order of coming. */
export const stylesheetPrecedence = 'screen'

/**
 * Styles of a screen that comes later, so that no first page carries them. React waits for them before it shows what
 * stands beside. `href` comes from `import href from '#src/app/….css?url'`: beside its screen, for the build of Pages Functions finds it only so.
 */
export function Stylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence={stylesheetPrecedence} />
}
