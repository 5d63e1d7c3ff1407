import type { AnchorHTMLAttributes } from 'react'
import { useDesk } from './desk-context.ts'
import { type Place, parametersOf } from './desk-place.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & { to: Place }

/** A link inside the desk. */
export function PlaceLink({ to, ...link }: Props) {
  const { open } = useDesk()
  return (
    <a
      {...link}
      href={`?${new URLSearchParams(parametersOf(to))}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        open(to)
      }}
    />
  )
}
