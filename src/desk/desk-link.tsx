import type { AnchorHTMLAttributes } from 'react'
import { useDesk } from './desk-context.ts'
import { type Place, parametersOf } from './desk-place.ts'

type Link = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>

/** A link inside the desk, by the parameters of its address. */
export function DeskLink({ to, ...link }: Link & { to: Record<string, string> }) {
  const { go } = useDesk()
  return (
    <a
      {...link}
      href={`?${new URLSearchParams(to)}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        go(to)
      }}
    />
  )
}

/** A link to a place of those who answer customers. */
export const PlaceLink = ({ to, ...link }: Link & { to: Place }) => (
  <DeskLink {...link} to={parametersOf(to)} />
)
