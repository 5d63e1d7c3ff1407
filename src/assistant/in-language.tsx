import { type ReactNode, useEffect, useState } from 'react'
import type { Locale } from '#config/locales.ts'
import {
  loadTexts,
  type Translate,
  TranslateContext,
  translator,
  useTranslate,
} from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

type Props = { lang: Locale; className: string; children: ReactNode }

/** What surrounds an answer speaks its language, which need not be that of the page; before that, the page's. */
export function InLanguage({ lang, className, children }: Props) {
  const { locale } = useSite()
  const ofPage = useTranslate()
  const [ofAnswer, setTranslate] = useState<Translate | null>(null)
  useEffect(() => {
    if (lang === locale) return
    let isCurrent = true
    loadTexts(lang, ['assistant', 'forms']).then(
      (texts) => isCurrent && setTranslate(() => translator(lang, texts)),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [lang, locale])
  const isTranslated = lang !== locale && ofAnswer !== null
  return (
    <div className={className} lang={isTranslated ? lang : undefined}>
      <TranslateContext value={isTranslated ? ofAnswer : ofPage}>{children}</TranslateContext>
    </div>
  )
}
