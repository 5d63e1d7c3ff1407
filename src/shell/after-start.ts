import { navigate } from 'wouter/use-browser-location'
import { limits } from '#config/limits.ts'
import type { Locale } from '#config/locales.ts'
import { pagePaths, splitLocale, switchLocale } from '#domain/site/urls.ts'
import { loadTexts } from '#src/i18n/translation.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import type { Route } from '#src/site/page.ts'
import { closeOnBack } from '#src/ui/close-on-back.ts'
import { keepFocus } from '#src/ui/keep-focus.ts'
import { startLocale } from './preferred-locale.ts'

/** What a page does once it runs. What was posted stays in the language that it was posted in. */
export function afterStart(routes: readonly Route[], isPosted: boolean): void {
  keepFocus()
  closePopoversOnBack()
  if (!isPosted) followPreference()
  // A file of its own, because it also reports when this chunk fails to load.
  loadDeferred(() => import('#src/site/send-telemetry.ts')).then(
    ({ reportPageLoad }) => reportPageLoad(),
    () => {},
  )
  setTimeout(() => prefetchScreens(routes, splitLocale(location.pathname).locale), limits.prefetchDelayMs)
}

/** Pages that links in mails lead to: they speak the language of the mail. */
const mailedPaths: readonly string[] = [
  ...[pagePaths.follow, pagePaths.newsletter, pagePaths['reminder-stop']],
  ...[pagePaths['reset-password'], pagePaths['verify-email']],
]

/** Redirects visitors who chose a language, or whose browser prefers one of ours. */
function followPreference(): void {
  const { locale, path } = splitLocale(location.pathname)
  const preferred = startLocale(location.pathname)
  if (preferred === locale || mailedPaths.includes(path)) return
  const href = switchLocale(location.pathname + location.search, preferred)
  navigate(href + location.hash, { replace: true })
}

/** Back closes an open popover (a menu, the definition of a term) and leaves the page where it is. */
function closePopoversOnBack(): void {
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

/** The pages that most readers open next (specification, section 2). */
const likely = new Set(['catalogue', 'about', 'legal'])

/** Loads code and texts of those pages, except for readers who save data. */
function prefetchScreens(routes: readonly Route[], locale: Locale): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const route of routes.filter(({ file }) => likely.has(file))) {
    Promise.all([route.import(), loadTexts(locale, route.texts)]).catch(() => {
      // They are loaded when they are needed.
    })
  }
}
