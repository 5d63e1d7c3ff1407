/** What a visitor has typed into a form, kept for this tab: it survives a reload and a failed request. */
export type Draft = Record<string, string>

const keyOf = (form: string) => `draft.${form}`

export function readDraft(form: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    if (stored === null || typeof stored !== 'object') return {}
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

export function writeDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    // Without storage the form still works; it only forgets on reload.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Nothing was stored, then.
  }
}
