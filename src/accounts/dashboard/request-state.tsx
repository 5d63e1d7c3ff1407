import type { QuoteState } from '#domain/quotes/quote-state.ts'
import { useTranslate } from '#src/i18n/index.ts'

/** The state of a request in words; the mark beside them is decoration. */
export function RequestState({ state }: { state: QuoteState }) {
  const t = useTranslate()
  return <p className={`dash-state ${state}`}>{t(`dashboard.state-${state}`)}</p>
}
