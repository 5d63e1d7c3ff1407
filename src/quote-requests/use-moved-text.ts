import { useEffect } from 'react'
import type { AppError } from '#domain/errors/error.ts'
import { requestStates } from '#domain/quote-requests/request-state.ts'
import { useTranslate } from '#src/i18n/translation.ts'

/** The message for a refusal because the request has moved on, with its state now; `onMoved` may read it again. */
export function useMovedText(problem: AppError | null, onMoved?: () => void): string | undefined {
  const t = useTranslate()
  const moved = problem?.code === 'state-changed' ? problem : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (moved) onMoved?.()
  }, [moved])
  const state = requestStates.find((name) => name === moved?.state)
  return state && t('request.moved', { state: t(`request.state-${state}`) })
}
