import { navigate } from 'wouter/use-browser-location'
import { limits } from '#config/limits.ts'
import { splitLocale, switchLocale } from '#domain/site/urls.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import type { Route } from '#src/site/page.ts'
import { keepFocus } from '#src/ui/keep-focus.ts'
import { closePopoversOnBack } from './popovers-on-back.ts'
import { startLocale } from './preferred-locale.ts'
import { prefetchScreens } from './prefetch.ts'

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

/** Redirects visitors who chose a language, or whose browser prefers one of ours. */
function followPreference(): void {
  const preferred = startLocale(location.pathname)
  if (preferred === splitLocale(location.pathname).locale) return
  const href = switchLocale(location.pathname + location.search, preferred)
  // The fragment may be the token of a link in a mail.
  navigate(href + location.hash, { replace: true })
}
