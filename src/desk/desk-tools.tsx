import { type FormEvent, useEffect, useRef } from 'react'
import { deskLimits } from '#config/desk-settings.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useDesk } from './desk-context.ts'
import { PlaceLink } from './desk-link.tsx'
import { useShortcuts } from './use-shortcuts.ts'
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
