import { useState } from 'react'
import { features } from '#config/features.ts'
import type { ReplyKind } from '#domain/assistant/conversation-schema.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { reportCount } from '#src/site/send-telemetry.ts'

const reasons = ['wrong', 'incomplete', 'beside', 'unclear'] as const

/** Where the focus goes when the button that was pressed is gone. */
const focus = (element: HTMLElement | null) => element?.focus()

/**
 * Was an answer useful, and if not, why: counted by the kind of answer, without any text of the conversation. Not
 * offered where nothing is measured.
 */
export function Feedback({ kind }: { kind: ReplyKind }) {
  const t = useTranslate()
  const [state, setState] = useState<'open' | 'why' | 'thanks'>('open')
  if (!features.analytics) return null
  const send = (verdict: 'useful' | (typeof reasons)[number]) => {
    reportCount(`assistant:${kind}`, verdict)
    setState('thanks')
  }
  return (
    <div className="feedback">
      {state === 'open' ? (
        <fieldset>
          <legend>{t('talk.useful')}</legend>
          <button type="button" className="talk-tool" onClick={() => send('useful')}>
            {t('talk.yes')}
          </button>
          <button type="button" className="talk-tool" onClick={() => setState('why')}>
            {t('talk.no')}
          </button>
        </fieldset>
      ) : null}
      {state === 'why' ? (
        <fieldset>
          <legend>{t('talk.why')}</legend>
          {reasons.map((reason, i) => (
            <button
              key={reason}
              type="button"
              className="talk-tool"
              ref={i === 0 ? focus : undefined}
              onClick={() => send(reason)}
            >
              {t(`talk.why-${reason}` as TextKey)}
            </button>
          ))}
        </fieldset>
      ) : null}
      {state === 'thanks' ? (
        <p className="hint" ref={focus} tabIndex={-1}>
          {t('talk.thanks')}
        </p>
      ) : null}
    </div>
  )
}
