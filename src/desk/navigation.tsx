import { useEffect, useRef } from 'react'
import { DeskLink } from './place-link.tsx'
import { staffWords } from './staff-words.ts'
import type { View } from './views.ts'

/** The parts of the desk that somebody may see; nothing where there is only one. */
export function Navigation({ views, current }: { views: readonly View[]; current: string | undefined }) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the parts are one row, wider than the screen.
    const link = current === undefined ? null : list.current?.querySelector('[aria-current]')
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  if (views.length < 2) return null
  return (
    <nav ref={list} className="desk-nav" aria-label={staffWords.navigation}>
      <ul>
        {views.map(({ key, name }) => (
          <li key={key}>
            <DeskLink to={{ view: key }} aria-current={key === current ? 'page' : undefined}>
              {name}
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
