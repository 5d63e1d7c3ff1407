import { useEffect, useState } from 'react'

/** A value that is kept in this tab under a key. */
export const sessionValue = <Value>(key: string) => ({
  read(): Value | null {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null
    } catch {
      return null
    }
  },
  write(value: Value | null): void {
    try {
      if (value) sessionStorage.setItem(key, JSON.stringify(value))
      else sessionStorage.removeItem(key)
    } catch {
      // It lives as long as the page.
    }
  },
})

/** What is typed into a dialog: it comes back after a reload, which signs in again, and ends with the dialog. */
export function useSessionState<Value>(key: string, initial: Value) {
  const [tab] = useState(() => sessionValue<Value>(key))
  // A reload ends the page without this.
  useEffect(() => () => tab.write(null), [tab])
  const [value, setValue] = useState(() => tab.read() ?? initial)
  const set = (next: Value) => {
    tab.write(next)
    setValue(next)
  }
  return [value, set] as const
}
