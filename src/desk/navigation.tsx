import type { MouseEvent } from 'react'
import { useDesk } from './desk-context.ts'
import { staffWords } from './staff-words.ts'
import type { View } from './views.ts'

/** The parts of the desk that somebody may see; nothing where there is only one. */
export function Navigation({ views, current }: { views: readonly View[]; current: string | undefined }) {
  const { go } = useDesk()
  if (views.length < 2) return null
  const follow = (event: MouseEvent, view: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    go({ view })
  }
  return (
    <nav className="desk-nav" aria-label={staffWords.navigation}>
      <ul>
        {views.map(({ key, name }) => (
          <li key={key}>
            <a
              href={`?view=${key}`}
              aria-current={key === current ? 'page' : undefined}
              onClick={(event) => follow(event, key)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
