import { type FormEvent, useEffect, useId, useRef } from 'react'
import { deskLimits } from '#config/desk-settings.ts'
import { Icon } from '#src/ui/icon.tsx'
import { LineIcon } from '#src/ui/line-icon.tsx'
import { DeskLink, PlaceLink, useDesk } from './desk-context.tsx'
import { staffWords } from './staff-words.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { groups, type View } from './views.ts'
import { words } from './words.ts'

/** In the bar of the desk: the search, and the way to a new request. */
export function DeskTools() {
  const { open, address } = useDesk()
  const field = useRef<HTMLInputElement>(null)
  // The field says what the page was searched for, and nothing elsewhere.
  useEffect(() => {
    if (field.current) field.current.value = address.get('q') ?? ''
  }, [address])
  useShortcuts({
    '/': () => field.current?.focus(),
    c: () => open({ name: 'start', contact: null }),
    l: () => open({ name: 'list' }),
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    const q = field.current?.value.trim() ?? ''
    if (q) open({ name: 'search', q, archived: false })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the element search is newer than the browsers that are served */}
      <form role="search" className="desk-search field" onSubmit={search}>
        <label htmlFor="desk-q" className="visually-hidden">
          {words.search}
        </label>
        <input
          ref={field}
          id="desk-q"
          type="search"
          placeholder={words.searchHint}
          maxLength={deskLimits.searchLength}
        />
        <button type="submit" className="icon-button" aria-label={words.search}>
          <Icon name="search" />
        </button>
      </form>
      <PlaceLink className="button small ghost" to={{ name: 'start', contact: null }}>
        {words.start} <kbd>c</kbd>
      </PlaceLink>
    </>
  )
}

type Props = {
  views: readonly View[]
  current: string | undefined
  /** True for a page within the current part, which is not the part itself. */
  isWithin: boolean
}

/**
 * The parts of the desk that somebody may see: the groups, which lead to their first part, and below them the parts
 * of the present one; nothing where there is only one. Where there is no room for that all of them are a menu, whose
 * button names the present part.
 */
export function Navigation({ views, current, isWithin }: Props) {
  const id = useId()
  if (views.length < 2) return null
  const mark = isWithin ? 'true' : 'page'
  const name = views.find(({ key }) => key === current)?.name
  return (
    <nav className="desk-nav" aria-label={staffWords.navigation}>
      <button
        type="button"
        className="button small ghost"
        popoverTarget={id}
        aria-label={name && staffWords.menuAt(name)}
      >
        <LineIcon path="M4 6h16M4 12h16M4 18h16" />
        {name ?? staffWords.menu}
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
          const [first] = shown
          return first ? (
            <li key={group.name} data-current={shown.some(({ key }) => key === current)}>
              <DeskLink to={{ view: first.key }} id={`${id}-${group.name}`}>
                {group.name}
              </DeskLink>
              <ul aria-labelledby={`${id}-${group.name}`}>
                {shown.map((view) => (
                  <li key={view.key}>
                    <DeskLink to={{ view: view.key }} aria-current={view.key === current ? mark : undefined}>
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
