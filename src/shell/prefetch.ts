import type { Locale } from '#config/locales.ts'
import { loadTexts } from '#src/i18n/translation.ts'
import type { Route } from '#src/site/page.ts'

/** The pages that most readers open next (specification, section 2). */
const likely = new Set(['catalogue', 'about', 'legal'])

/** Loads code and texts of those pages, except for readers who save data. */
export function prefetchScreens(routes: readonly Route[], locale: Locale): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const route of routes.filter(({ file }) => likely.has(file))) {
    Promise.all([route.import(), loadTexts(locale, route.texts)]).catch(() => {
      // They are loaded when they are needed.
    })
  }
}
