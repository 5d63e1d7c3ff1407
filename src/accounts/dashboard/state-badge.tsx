import type { RequestState as State } from '#domain/quote-requests/request-state.ts'
import { useTranslate } from '#src/i18n/translation.ts'

/** The state of a request in words; the mark beside them is decoration. */
export function RequestState({ state }: { state: State }) {
  const t = useTranslate()
  return <p className={`dash-state ${state}`}>{t(`request.state-${state}`)}</p>
}
