import type { ReactNode } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import type { QueryState } from './use-query.ts'

type Props<Value> = {
  answer: QueryState<Value>
  retry: () => void
  /** Lines of the skeleton, chosen so that the layout does not move when the data arrives. */
  lines: number
  /** Instead of the error, where what was asked for does not exist. */
  missing?: ReactNode
  children: (value: Value) => ReactNode
}

/** Renders a query: skeleton, error with a retry button, or the data. */
export function QueryBoundary<Value>({ answer, retry, lines, missing, children }: Props<Value>) {
  const t = useTranslate()
  if (answer.status === 'ready') return children(answer.value)
  if (answer.status === 'failed' && answer.code === 'not-found' && missing) return missing
  if (answer.status === 'failed') {
    return (
      <div className="answer-failed" role="alert">
        <p>{t('failure.text')}</p>
        <button type="button" className="button small ghost" onClick={retry}>
          {t('failure.retry')}
        </button>
      </div>
    )
  }
  return (
    <div aria-busy="true" className="answer-skeleton">
      <p className="visually-hidden">{t('loading')}</p>
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a skeleton are all alike
        <span key={i} aria-hidden="true" />
      ))}
    </div>
  )
}
