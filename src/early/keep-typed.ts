import { answers } from './answers.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** After React answers for a control, its later code may still reset it: so long it is looked after. */
const watchedMs = 1500
const patienceMs = 60_000

/** What was typed or chosen, and until when it is put back; `until` is set once React answers for the control. */
type Kept = {
  control: Control
  value: string
  checked: boolean
  /** Place of the cursor; null where a control has none. */
  caret: number | null
  until: number | null
  from: number
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** The control, or the one that hydration has put in its place. */
function current({ control }: Kept): Control | null {
  if (control.isConnected) return control
  const { id, name, type } = control
  const found = id ? document.getElementById(id) : document.querySelector(`[name="${CSS.escape(name)}"]`)
  return isControl(found) && found.type === type ? found : null
}

const isLost = (control: Control, { value, checked }: Kept) =>
  isChoice(control) ? control.checked !== checked : control.value !== value

/**
 * Puts a value in as the visitor would. React compares it with the last value that went through the property of the
 * element itself, so another one goes there first, and the true one past it.
 */
function putBack(control: Control, { value, checked, caret }: Kept): void {
  if (isChoice(control)) {
    control.checked = !checked
    control.click()
    return
  }
  const isSelect = control instanceof HTMLSelectElement
  if (!isSelect) control.value = value ? '' : ' '
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  setter?.call(control, value)
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  if (!isSelect && caret !== null) control.setSelectionRange(caret, caret)
}

/**
 * Fields are on the screen before their code is there, and the code begins with empty ones: keeps what is typed, chosen
 * or filled in until then, and gives it to React when it answers for the field.
 */
export function keepTyped(): void {
  const kept = new Map<Control, Kept>()
  let isPutting = false

  const keep = (control: Control, value = control.value) => {
    const isContinued = value !== control.value
    const caret = 'selectionStart' in control ? control.selectionStart : null
    const before = kept.get(control)
    kept.set(control, {
      ...{ control, value, checked: isChoice(control) && control.checked },
      caret: caret !== null && isContinued ? value.length : caret,
      ...{ until: before?.until ?? null, from: before?.from ?? performance.now() },
    })
    if (kept.size === 1 && !before) requestAnimationFrame(look)
  }

  const look = () => {
    const now = performance.now()
    for (const [key, own] of kept) {
      const control = current(own)
      if (control && answers(control)) {
        const isFirst = own.until === null
        own.until ??= now + watchedMs
        if (isFirst || isLost(control, own)) {
          isPutting = true
          putBack(control, own)
          isPutting = false
          if (document.activeElement === document.body && !own.control.isConnected) control.focus()
        }
      }
      if (now > (own.until ?? own.from + patienceMs)) kept.delete(key)
    }
    if (kept.size) requestAnimationFrame(look)
  }

  const listen = (event: Event) => {
    const { target } = event
    if (isPutting || !isControl(target) || target.type === 'file') return
    const before = kept.get(target)
    if (!answers(target)) keep(target)
    else if (before) {
      // What React has just reset is continued by the next letter alone.
      const isContinued = event instanceof InputEvent && event.data !== null && target.value === event.data
      keep(target, isContinued && before.value.length > 1 ? before.value + event.data : target.value)
    }
  }
  addEventListener('input', listen, true)
  addEventListener('change', listen, true)
  // What is sent may be emptied.
  addEventListener('submit', () => kept.clear(), true)
}
