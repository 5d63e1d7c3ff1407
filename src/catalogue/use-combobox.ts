import { useEffect, useEffectEvent, useState } from 'react'

type Combobox = {
  /** Its list of options, and how many there are; 0: nothing to open. */
  listId: string
  size: number
  choose: (place: number) => void
  /** The text, from the first key on: the focus alone asks for nothing. */
  onTyped: (text: string) => void
}

/**
 * Makes a field the combobox of a list of options (WAI-ARIA, « editable combobox with list autocomplete »). The focus
 * stays in the field: arrows move the active option, Enter chooses it, Escape closes before it clears, Tab leaves.
 */
export function useCombobox(field: HTMLInputElement, { listId, size, choose, onTyped }: Combobox) {
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const open = wanted && size > 0
  const current = open && active < size ? active : -1

  const close = () => {
    setWanted(false)
    setActive(-1)
  }
  const show = (place: number) => {
    onTyped(field.value)
    setWanted(true)
    setActive(place)
  }
  const onInput = useEffectEvent(() => show(-1))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const taken = takenKey(event, { open, current, size })
    if (taken === null) return
    if (taken !== 'leave') event.preventDefault()
    if (taken === 'close' || taken === 'leave') close()
    else if (taken === 'choose') choose(current)
    else show(taken)
  })
  const onBlur = useEffectEvent(close)

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    field.addEventListener('input', () => onInput(), { signal })
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    field.addEventListener('blur', () => onBlur(), { signal })
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('autocomplete', 'off')
    return () => {
      ended.abort()
      for (const name of ['role', 'aria-autocomplete', 'autocomplete']) field.removeAttribute(name)
    }
  }, [field])

  useExpanded(field, { listId, open, current })
  return { wanted, open, active: current, close }
}

/** Tells assistive technology whether the list is open, and which option is active. */
function useExpanded(
  field: HTMLInputElement,
  { listId, open, current }: { listId: string; open: boolean; current: number },
): void {
  useEffect(() => {
    field.setAttribute('aria-expanded', String(open))
    setOrRemove(field, 'aria-controls', open ? listId : null)
    setOrRemove(field, 'aria-activedescendant', current >= 0 ? optionId(listId, current) : null)
    return () => {
      for (const name of ['aria-expanded', 'aria-controls', 'aria-activedescendant'])
        field.removeAttribute(name)
    }
  }, [field, listId, open, current])
}

/** The id of an option, by which the field names the active one. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`

function setOrRemove(field: HTMLElement, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name)
  else field.setAttribute(name, value)
}

type Position = { open: boolean; current: number; size: number }

/**
 * What a key does: the place that becomes active (-1: the field), an action, or null where the field has it for itself.
 */
function takenKey(
  { key, altKey }: KeyboardEvent,
  { open, current, size }: Position,
): number | 'close' | 'leave' | 'choose' | null {
  if (key === 'ArrowDown') return !open ? (altKey ? -1 : 0) : current + 1 < size ? current + 1 : -1
  if (key === 'ArrowUp' && altKey) return 'close'
  if (key === 'ArrowUp') return !open ? size - 1 : current === -1 ? size - 1 : current - 1
  if (!open) return null
  if (key === 'Escape') return 'close'
  if (key === 'Enter') return current >= 0 ? 'choose' : 'leave'
  return key === 'Tab' ? 'leave' : null
}
