import type { ComponentType } from 'react'

/** After the styles of the site, in the order of loading. */
export const stylesheetPrecedence = 'screen'

/**
 * Styles of a component that is loaded later, so that no first page loads them. React waits for them before it shows
 * the siblings. `href` comes from `import href from './….css?url'` in the file beside it.
 */
export function Stylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence={stylesheetPrecedence} />
}

/** A component that can load its stylesheets before it is rendered. */
export type Styled = { styles: () => Promise<unknown> }

/**
 * For a deferred component with a `Stylesheet`, its own or inside: `deferred` does not render it before its styles are
 * there. While React waits for a stylesheet it hides the page up to the next `Suspense`, so a page would arrive without
 * the heading that takes the focus; and it puts the old values back into the fields of a form, so what is typed
 * meanwhile would be lost. Takes addresses, and components with styles of their own.
 */
export const withStyles = <Props extends object>(
  View: ComponentType<Props>,
  ...needed: (string | Styled)[]
) =>
  Object.assign(View, {
    styles: () =>
      Promise.all(needed.map((one) => (typeof one === 'string' ? loadStylesheet(one) : one.styles()))),
  })

/** A component that renders these stylesheets, for several components that need them. */
export const stylesheets = (...hrefs: string[]) =>
  withStyles(() => hrefs.map((href) => <Stylesheet key={href} href={href} />), ...hrefs)

/** Resolves when the stylesheet is loaded or has failed; a page without it is better than none. */
function loadStylesheet(href: string): Promise<void> | void {
  if (typeof document === 'undefined') return
  const present = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`)
  if (present?.sheet) return
  const link = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const loaded = new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true })
  })
  if (!present) {
    // As React marks and places those that it inserts.
    link.dataset.precedence = stylesheetPrecedence
    const last = [...document.querySelectorAll('link[data-precedence]')].at(-1)
    if (last) last.insertAdjacentElement('afterend', link)
    else document.head.appendChild(link)
  }
  return loaded
}
