import type { QuoteState } from '#domain/quotes/quote-state.ts'
import { useTranslate } from '#src/i18n/index.ts'

/** Where a request stands, in words; the mark beside them says nothing more. */
export function RequestState({ state }: { state: QuoteState }) {
  const t = useTranslate()
  return <p className={`dash-state ${state}`}>{t(`dashboard.state-${state}`)}</p>
}
