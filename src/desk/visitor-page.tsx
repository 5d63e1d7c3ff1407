import { type MouseEvent, type ReactNode, useCallback } from 'react'
import type { Locale } from '#config/locales.ts'
import type { Area } from '#src/i18n/areas.ts'
import { loadTexts, TranslateContext, translator } from '#src/i18n/translation.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { SiteContext, useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'

/** Looked at, not used: links would leave the desk, and what is bought belongs into no list. */
function holdBack(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a, [data-buy]')) return
  event.preventDefault()
  event.stopPropagation()
}

type Props = { locale: Locale; areas: readonly Area[]; children: ReactNode }

/** A part of the site in one language, within a dialog of the desk. `areas` are those of its texts, always the same. */
export function InLanguage({ locale, areas, children }: Props) {
  const site = useSite()
  const { answer, load } = useQuery(useCallback(() => loadTexts(locale, areas), [locale, areas]))
  return (
    <QueryBoundary answer={answer} retry={load} lines={8}>
      {(texts) => (
        <SiteContext value={{ ...site, locale }}>
          <TranslateContext value={translator(locale, texts)}>{children}</TranslateContext>
        </SiteContext>
      )}
    </QueryBoundary>
  )
}

/** A page of the site. */
export const VisitorPage = ({ children, ...language }: Props) => (
  <InLanguage {...language}>
    <div className="desk-visitor" lang={language.locale} onClickCapture={holdBack}>
      {children}
    </div>
  </InLanguage>
)
