/** A value that is kept in this tab under a key. */
export const keptInTab = <Value>(key: string) => ({
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
