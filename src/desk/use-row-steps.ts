import { useShortcuts } from './use-shortcuts.ts'

/** Steps through the rows by one key, down and up. */
export function useRowSteps(): void {
  const step = (by: number) => {
    const links = [...document.querySelectorAll<HTMLElement>('.desk-row')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus()
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) })
}
