import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Link as RouterLink } from 'wouter'
import { useHref, useSite } from './site.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path without language. */
  to: string
  replace?: boolean
  /** Keeps the scroll position: for a change inside the page, such as a filter. */
  keepScroll?: boolean
  children: ReactNode
}

/** A link inside the site: a plain link without JavaScript, a client-side navigation with it. */
export function Link({ to, replace = false, keepScroll = false, onClick, children, ...rest }: Props) {
  const href = useHref()(to)
  const { prefetch } = useSite()
  return (
    <RouterLink
      href={href}
      replace={replace}
      state={keepScroll ? { keepScroll } : undefined}
      onPointerEnter={() => prefetch(href)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => onClick?.(event)}
      {...rest}
    >
      {children}
    </RouterLink>
  )
}
