import { useId } from 'react'
import { DeskLink } from './desk-link.tsx'
import { staffWords } from './staff-words.ts'
import { groups, type View } from './views.ts'

type Props = { views: readonly View[]; current: string | undefined }

/**
 * The parts of the desk that somebody may see, by group; nothing where there is only one. Where one row has no room for
 * them they are a menu, whose button names the present part.
 */
export function Navigation({ views, current }: Props) {
  const id = useId()
  if (views.length < 2) return null
  const name = views.find(({ key }) => key === current)?.name
  return (
    <nav className="desk-nav" aria-label={staffWords.navigation}>
      <button type="button" className="button small ghost" popoverTarget={id}>
        {name === undefined ? staffWords.menu : staffWords.menuAt(name)}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <ul
        id={id}
        popover="auto"
        onClick={({ target, currentTarget }) =>
          target instanceof Element && target.closest('a') ? currentTarget.hidePopover() : undefined
        }
      >
        {groups.flatMap((group) => {
          const shown = group.views.filter((view) => views.includes(view))
          return shown.length ? (
            <li key={group.name}>
              <span id={`${id}-${group.name}`}>{group.name}</span>
              <ul aria-labelledby={`${id}-${group.name}`}>
                {shown.map((view) => (
                  <li key={view.key}>
                    <DeskLink
                      to={{ view: view.key }}
                      aria-current={view.key === current ? 'page' : undefined}
                    >
                      {view.name}
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
