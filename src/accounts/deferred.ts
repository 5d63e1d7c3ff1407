import type { Locale } from '#config/locales.ts'
import { deferred } from '#src/app/deferred.tsx'
import { loadWithRetry } from '#src/app/load-chunk.ts'
import { loadTexts } from '#src/i18n/index.ts'

const texts = ['forms', 'account'] as const

/** The sign-in dialog. */
export const AuthDialog = deferred<object>(
  () => import('./auth-dialog.tsx').then((module) => module.AuthDialog),
  { texts, onDemand: true },
)

/** Called on hover and focus. A failed fetch is ignored; opening the dialog tries again. */
export const prefetchAuthDialog = (locale: Locale): void =>
  void loadWithRetry(() => Promise.all([import('./auth-dialog.tsx'), loadTexts(locale, texts)])).catch(
    () => {},
  )
