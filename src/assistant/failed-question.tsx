import { messageText, type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { Question } from './answer.tsx'
import { AskButton, type Asks } from './ask-button.tsx'
import type { Failure } from './conversation-store.ts'

const reasons: Partial<Record<Failure['reason'], TextKey>> = {
  stopped: 'talk.stopped',
  offline: 'talk.offline',
  'too-many-requests': 'talk.too-many',
}

/** A question without an answer: why, and a button that sends it again. */
export function FailedQuestion({ failure, asks }: { failure: Failure; asks: Asks }) {
  const t = useTranslate()
  const phone = usePhone()
  const { question, reason, error, retryAfterSeconds = 60 } = failure
  const key = error ?? reasons[reason] ?? 'talk.failed'
  return (
    <div className="exchange">
      <Question text={question} />
      <div className={reason === 'stopped' ? 'answer' : 'answer failed'}>
        <p>
          {messageText(t, key, {
            count: Math.max(1, Math.ceil(retryAfterSeconds / 60)),
            phone,
          })}
        </p>
        <AskButton question={question} asks={asks} label={t('talk.again')} />
      </div>
    </div>
  )
}
