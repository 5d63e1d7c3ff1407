/** React keeps the properties of an element on it from the moment at which it answers. */
const isHydrated = (element: object): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

const lookMs = 100
const patienceMs = 60_000

/** The button, or the one that hydration has put in its place. */
function current(button: Element, label: string | null): Element | null {
  if (button.isConnected || !label) return button
  return document.querySelector(`button[aria-label="${CSS.escape(label)}"]`)
}

/**
 * Buttons are on the screen before their code is there: keeps a press, and repeats it when React has attached the
 * button's handlers. A button that has another name by then does something else: its press is dropped (« Comparer »
 * became « Comparé », which would remove what the visitor wanted to add).
 */
export const keepClicks = () =>
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button[type="button"]:not([popovertarget])')
      if (!button || isHydrated(button) || button.ariaBusy) return
      const label = button.ariaLabel
      button.ariaBusy = 'true'
      const looking = setInterval(() => {
        const ready = current(button, label)
        if (!ready || !isHydrated(ready)) return
        clearInterval(looking)
        ready.ariaBusy = null
        if (ready.ariaLabel === label) (ready as HTMLButtonElement).click()
      }, lookMs)
      setTimeout(() => clearInterval(looking), patienceMs)
    },
    true,
  )
