import { type RefObject, useState } from 'react'
import { assistantLimits } from '#config/assistant-limits.ts'
import { isFull, type Turn, writeTurns } from '#domain/assistant/turns.ts'
import { formField } from '#domain/forms/posted.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useHref } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { conversationForm } from './posted-conversation.ts'

type Props = {
  formId: string
  turns: readonly Turn[]
  fieldRef: RefObject<HTMLTextAreaElement | null>
  /** A question is being answered; the next one can be typed meanwhile. */
  isBusy: boolean
  onAsk: (question: string) => void
}

/**
 * The field of the next question. Enter sends, with Shift it breaks the line. Without JavaScript it is a native POST of
 * the page, which carries the conversation.
 */
export function Composer({ formId, turns, fieldRef, isBusy, onAsk }: Props) {
  const t = useTranslate()
  const action = useHref()(paths.assistant)
  const [text, setText] = useState('')
  const send = () => {
    const question = text.trim()
    if (isBusy || !question) return
    onAsk(question)
    setText('')
  }
  if (isFull(turns)) return <p className="talk-full">{t('talk.full', { count: assistantLimits.turns })}</p>
  return (
    <form
      id={formId}
      method="post"
      action={action}
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <input type="hidden" name={formField} value={conversationForm} />
      <input type="hidden" name="conversation" value={turns.length ? writeTurns(turns) : ''} />
      <label htmlFor={`${formId}-message`} className="visually-hidden">
        {t('talk.label')}
      </label>
      <textarea
        id={`${formId}-message`}
        name="message"
        ref={fieldRef}
        rows={2}
        value={text}
        maxLength={assistantLimits.messageLength}
        placeholder={t('talk.placeholder')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <button type="submit" className="button composer-send" aria-disabled={isBusy || undefined}>
        <Icon name="send" />
        <span>{t('talk.send')}</span>
      </button>
    </form>
  )
}
