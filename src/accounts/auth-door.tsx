import type { ComponentType } from 'react'
import { type Locale, locales } from '#config/locales.ts'
import { lazyChunk } from '#src/app/lazy-chunk.tsx'
import { loadTexts, TranslateContext, translator } from '#src/i18n/index.ts'

type Dialog = ComponentType<{ onMissing?: () => void }>

const open = (locale: Locale) =>
  Promise.all([import('./auth-dialog.tsx'), loadTexts(locale, ['forms', 'account'])])

/** The dialog with its texts, one a language; neither comes before it is asked for. */
export const authDialogs = Object.fromEntries(
  locales.map((locale) => [
    locale,
    lazyChunk(async () => {
      const [{ AuthDialog }, texts] = await open(locale)
      const t = translator(locale, texts)
      return () => (
        <TranslateContext value={t}>
          <AuthDialog />
        </TranslateContext>
      )
    }),
  ]),
) as Record<Locale, Dialog>

/** While the hand is on its way to the button. Without a network there is nothing to fetch, and nothing is lost. */
export const prefetchAuthDialog = (locale: Locale): void => void open(locale).catch(() => {})
