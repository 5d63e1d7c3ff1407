import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from '#src/app/site.ts'
import { loadTexts, type Translate, TranslateContext, translator } from '#src/i18n/index.ts'

type Loaded = { Floating: ComponentType; t: Translate }

/** The quote list's floating parts, loaded after the page stands: no first page waits for them. */
export function QuoteOverlay() {
  const { locale } = useSite()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let left = false
    Promise.all([import('./floating.tsx'), loadTexts(locale, ['quotes', 'floating'])]).then(
      ([module, texts]) => left || setLoaded({ Floating: module.Floating, t: translator(locale, texts) }),
      (error) => console.warn('quote list', error),
    )
    return () => {
      left = true
    }
  }, [locale])
  if (!loaded) return null
  const { Floating, t } = loaded
  return (
    <TranslateContext value={t}>
      <Floating />
    </TranslateContext>
  )
}
