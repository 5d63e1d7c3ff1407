import { useEffect, useId, useRef, useState } from 'react'
import { DeskLink } from './place-link.tsx'
import { staffWords } from './staff-words.ts'
import { groups, type View } from './views.ts'

type Props = { views: readonly View[]; current: string | undefined }

/**
 * The parts of the desk that somebody may see, by group; nothing where there is only one. Where one row has no room for
 * them they are a menu, whose button names the present part.
 */
export function Navigation({ views, current }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const nav = useRef<HTMLElement>(null)
  useClosed(nav, isOpen, () => setOpen(false))
  if (views.length < 2) return null
  const name = views.find(({ key }) => key === current)?.name
  return (
    <nav ref={nav} className="desk-nav" aria-label={staffWords.navigation}>
      <button
        type="button"
        className="button small ghost"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {name === undefined ? staffWords.menu : staffWords.menuAt(name)}
      </button>
      <ul id={id} data-open={isOpen}>
        {groups.flatMap(({ name, keys }) => {
          const shown = views.filter(({ key }) => keys.includes(key))
          return shown.length ? (
            <li key={name}>
              <span id={`${id}-${name}`}>{name}</span>
              <ul aria-labelledby={`${id}-${name}`}>
                {shown.map(({ key, name }) => (
                  <li key={key}>
                    <DeskLink to={{ view: key }} aria-current={key === current ? 'page' : undefined}>
                      {name}
                    </DeskLink>
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            []
          )
        })}
      </ul>
    </nav>
  )
}

/** Closes the menu when one of its links is followed, by Escape, and by a press elsewhere. */
function useClosed(nav: React.RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const press = ({ target }: MouseEvent) => {
      const isInside = target instanceof Element && nav.current?.contains(target)
      if (!isInside || (target as Element).closest('a')) latest.current()
    }
    const type = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      latest.current()
      nav.current?.querySelector('button')?.focus()
    }
    document.addEventListener('click', press)
    document.addEventListener('keydown', type)
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener('keydown', type)
    }
  }, [isOpen, nav])
}
