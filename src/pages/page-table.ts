import { type PageName, pagePaths } from '#domain/site/urls.ts'
import type { Area } from '#src/i18n/translation.ts'
import type { Route } from '#src/site/page.ts'

/** The areas of the dictionary of pages that none is named after. */
const otherAreas: Record<Exclude<PageName, Area>, readonly Area[]> = {
  article: ['articles'],
  quote: ['quotes'],
  'shared-list': ['list'],
  'quote-configurator': ['configure'],
  follow: ['requests'],
  plate: ['plaque'],
  'reset-password': ['account'],
  'verify-email': ['account'],
  'reminder-stop': ['reminders'],
  'dashboard-quote': ['dashboard'],
  'dashboard-scale': ['dashboard'],
  'not-found': [],
}

/** The page table: each page of `pagePaths` is `page` in the file of its name; the last one matches everything else. */
export const routes: readonly Route[] = (Object.keys(pagePaths) as PageName[]).map((file) => ({
  file,
  pattern: pagePaths[file],
  texts: otherAreas[file as keyof typeof otherAreas] ?? [file as PageName & Area],
  import: () => import(`./${file}-page.tsx`).then(({ page }) => page),
}))
