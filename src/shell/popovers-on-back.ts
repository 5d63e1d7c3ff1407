import { closeOnBack } from '#src/ui/close-on-back.ts'

/** Back closes an open popover (a menu, the definition of a term) and leaves the page where it is. */
export function closePopoversOnBack(): void {
  const releases = new Map<HTMLElement, () => void>()
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target.popover === null) return
    releases.get(target)?.()
    releases.delete(target)
    if (newState === 'open')
      releases.set(
        target,
        closeOnBack(() => target.hidePopover()),
      )
  }
  // It does not bubble; `toggle` itself comes a task later, and a quick Back before it.
  document.addEventListener('beforetoggle', onToggle, true)
}
