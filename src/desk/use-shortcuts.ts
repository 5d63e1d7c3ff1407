import { useEffect, useRef } from 'react'

const storedAs = 'deskShortcuts'

/** True unless they were switched off in this browser. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storedAs) !== 'off'
  } catch {
    return true
  }
}

/** Switches the shortcuts of one key on or off; people who speak to their computer need that (WCAG 2.1.4). */
export function switchShortcuts(on: boolean): void {
  try {
    localStorage.setItem(storedAs, on ? 'on' : 'off')
  } catch {
    // Without storage they stay on.
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null

/** Shortcuts of one key, outside of fields and dialogs. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = latest.current[event.key]
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (!areShortcutsOn()) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Ctrl (or Command) and Enter submit the form in which somebody writes. */
export function submitOnCtrlEnter(event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  currentTarget: HTMLElement
}): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    event.currentTarget.closest('form')?.requestSubmit()
}

/** Steps through the rows by one key, down and up. */
export function useRowSteps(): void {
  const step = (by: number) => {
    const links = [...document.querySelectorAll<HTMLElement>('.desk-row')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus()
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) })
}
