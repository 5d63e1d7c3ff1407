/** What React attaches to an element; `flags` are bits. */
type Fiber = { alternate: Fiber | null; return: Fiber | null; flags: number }

/** Bits of a fiber that is not on the page yet: Placement and Hydrating, as in React's `getNearestMountedFiber`. */
const uncommitted = 0b1_0000_0000_0010

/**
 * React attaches itself to an element while it renders, in slices, and hears what is typed only once all is committed:
 * a letter between the two is taken for the value that the page came with.
 */
function isCommitted(control: object): boolean {
  const key = Object.keys(control).find((name) => name.startsWith('__reactFiber'))
  let fiber = key ? (control as Record<string, Fiber | null>)[key] : null
  if (!fiber) return false
  for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & uncommitted) return false
  return true
}

/** Any control; what is not an input has no `checked`. */
type Control = HTMLInputElement

/** After React answers for a control, its later code may still reset it: so long it is looked after. */
const watchedMs = 1500

/** Has it another value than the page gave it? A browser fills in and restores fields without an event. */
function isFilled(control: Control): boolean {
  const { options, selectedIndex } = control as unknown as HTMLSelectElement
  if (options)
    return (
      selectedIndex !==
      Math.max(
        0,
        [...options].findIndex((one) => one.defaultSelected),
      )
    )
  return (
    control.value !== control.defaultValue || (control.checked ?? false) !== (control.defaultChecked ?? false)
  )
}

/** What was typed or chosen, and where the cursor stood; `until` is set once React answers for the control. */
type Kept = { value: string; checked?: boolean; caret?: number | null; until?: number }

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches('input:not([type=file]),textarea,select')

/**
 * Puts a value in as the visitor would. React compares it with the last value that went through the property of the
 * element itself, so another one goes there first, and the true one past it.
 */
function putBack(control: Control, { value, checked, caret }: Kept): void {
  if (control.checked !== checked) {
    control.click()
    return
  }
  const isSelect = control.localName === 'select'
  if (!isSelect) control.value = `${value} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  if (!isSelect && caret != null) control.setSelectionRange(caret, caret)
}

/**
 * Fields are on the screen before their code is there, and the code begins with empty ones: keeps what is typed, chosen
 * or filled in until then, and gives it to React when it answers for the field.
 */
export function keepTyped(): void {
  const kept = new Map<Control, Kept>()

  const look = () => {
    for (const [control, entry] of kept) {
      if (!isCommitted(control)) continue
      const isLost = control.value !== entry.value || control.checked !== entry.checked
      if (!entry.until || isLost) putBack(control, entry)
      entry.until ??= performance.now() + watchedMs
      if (performance.now() > entry.until) kept.delete(control)
    }
    if (kept.size) requestAnimationFrame(look)
  }

  const listen = (event: Event) => isControl(event.target) && keep(event.target, event)
  const keep = (control: Control, event?: Event) => {
    const before = kept.get(control)
    if (!before && isCommitted(control)) return
    if (!kept.size) requestAnimationFrame(look)
    const { checked, selectionStart } = control
    let [value, caret] = [control.value, selectionStart]
    // What React has just reset is continued by the next letter alone.
    if (before?.value && value && value === (event as InputEvent)?.data && isCommitted(control)) {
      value = before.value + value
      caret = caret && value.length
    }
    kept.set(control, { ...before, value, checked, caret })
  }
  addEventListener('input', listen, true)
  addEventListener('change', listen, true)
  const keepFilled = () => {
    for (const control of document.querySelectorAll('input,textarea,select'))
      if (isControl(control) && isFilled(control)) keep(control)
  }
  keepFilled()
  addEventListener('DOMContentLoaded', keepFilled)
  // What is sent may be emptied.
  addEventListener('submit', () => kept.clear(), true)
}
