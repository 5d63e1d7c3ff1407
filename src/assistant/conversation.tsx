import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import type { NamedProduct } from '#domain/assistant/conversation-schema.ts'
import { starterPlace } from '#domain/assistant/starters.ts'
import { isFull, type Turn, transcriptOf } from '#domain/assistant/turns.ts'
import { Handover } from '#src/forms/handover.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { useCompany } from '#src/site/use-opening.ts'
import { Icon } from '#src/ui/icon.tsx'
import answerHref from './answer.css?url'
import { Exchange, Question } from './answer.tsx'
import { AskButton, type Asks } from './ask-button.tsx'
import href from './assistant.css?url'
import { Composer } from './composer.tsx'
import { FailedQuestion } from './failed-question.tsx'
import { useConversation } from './use-conversation.ts'

type Props = {
  /** Compare and quote for a model that an answer names. */
  toolsOf: (product: NamedProduct) => ReactNode
  /** A link was followed: a dialog closes. */
  onFollow?: () => void
  /** The field takes the focus when it appears. */
  autoFocus?: boolean
}

const stay = () => {}

/** The conversation with the assistant, in the page and in the panel alike. */
export const Conversation = withStyles(Talk, href, answerHref)

function Talk({ toolsOf, onFollow = stay, autoFocus = false }: Props) {
  const t = useTranslate()
  const formId = useId()
  const { state, ask, stop, clear } = useConversation()
  const { turns, pending, failure } = state
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  useNewestInView(log, turns.length, pending)
  // After the dialog around it has opened, which moves the focus itself.
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true })
  }, [autoFocus])
  const isBlocked = pending !== null || isFull(turns)
  const asks: Asks = {
    formId,
    isBlocked,
    ask: (question) => {
      void ask(question)
      // The button that was pressed is going; on a phone the field would open the keyboard.
      const next = matchMedia('(pointer: fine)').matches ? field.current : log.current
      next?.focus({ preventScroll: true })
    },
  }
  const erase = () => {
    clear()
    field.current?.focus()
  }
  const isEmpty = turns.length === 0 && pending === null && failure === null
  return (
    <div className="talk">
      <Stylesheet href={href} />
      <Stylesheet href={answerHref} />
      <Introduction />
      <div className="talk-log" role="log" ref={log} tabIndex={-1} aria-label={t('talk.log')}>
        {turns.map((turn, i) => (
          <Exchange
            // biome-ignore lint/suspicious/noArrayIndexKey: the conversation only grows
            key={i}
            turn={turn}
            asks={asks}
            isLast={i === turns.length - 1 && !failure}
            toolsOf={toolsOf}
            onFollow={onFollow}
          />
        ))}
        {pending === null ? null : <Pending question={pending} onStop={stop} />}
        {failure ? <FailedQuestion failure={failure} asks={asks} /> : null}
      </div>
      {isEmpty ? <Starters asks={asks} /> : <Tools turns={turns} onErase={erase} onFollow={onFollow} />}
      <Composer
        formId={formId}
        turns={turns}
        fieldRef={field}
        isBusy={pending !== null}
        onAsk={(question) => void ask(question)}
      />
    </div>
  )
}

/** The newest question comes to the top, so that its answer can be read from its beginning. */
function useNewestInView(log: React.RefObject<HTMLElement | null>, count: number, pending: string | null) {
  const seen = useRef<number | null>(null)
  useEffect(() => {
    const key = count * 2 + (pending === null ? 0 : 1)
    const before = seen.current
    seen.current = key
    if (before === null && key === 0) return
    const all = log.current?.querySelectorAll('.exchange')
    const newest = all?.item(all.length - 1)
    if (!newest || (before === null && !newest.closest('dialog'))) return
    newest.scrollIntoView({ block: 'start' })
  }, [log, count, pending])
}

/** That it is a program (regulation (EU) 2024/1689, article 50), and what it can do. */
function Introduction() {
  const t = useTranslate()
  return (
    <div className="talk-intro">
      <p className="talk-program">{t('talk.program')}</p>
      <p className="hint">
        {t('talk.can')} {t('talk.kept')}
      </p>
    </div>
  )
}

function Starters({ asks }: { asks: Asks }) {
  const t = useTranslate()
  const place = starterPlace(useSite().href)
  return (
    <section className="talk-starters" aria-labelledby={`${asks.formId}-starters`}>
      <h2 id={`${asks.formId}-starters`}>{t('talk.starters')}</h2>
      <ul className="ask-chips">
        {([1, 2, 3] as const).map((i) => (
          <li key={i}>
            <AskButton question={t(`talk.start-${place}-${i}`)} asks={asks} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pending({ question, onStop }: { question: string; onStop: () => void }) {
  const t = useTranslate()
  return (
    <div className="exchange">
      <Question text={question} />
      <div className="answer waiting">
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span>{t('talk.searching')}</span>
        <button type="button" className="talk-tool" onClick={onStop}>
          <Icon name="stop" />
          {t('talk.stop')}
        </button>
      </div>
    </div>
  )
}

type ToolsProps = { turns: readonly Turn[]; onErase: () => void; onFollow: () => void }

/** What can be done with the whole conversation. */
function Tools({ turns, onErase, onFollow }: ToolsProps) {
  const t = useTranslate()
  const { phone } = useCompany()
  const shown = usePhone()
  const words = { you: t('talk.you'), assistant: t('talk.assistant') }
  const message = `${t('talk.handed-over')}\n\n${transcriptOf(turns, words, limits.messageLength - 400)}`
  return (
    <div className="talk-tools">
      {turns.length ? (
        <div className="talk-person">
          <Handover
            subject={t('talk.subject')}
            message={message}
            origin="assistant"
            label={t('talk.person')}
            className="button small ghost"
            onFollow={onFollow}
          />
          <a className="button small ghost" href={`tel:${phone}`}>
            {shown}
          </a>
        </div>
      ) : null}
      {turns.length ? <CopyButton text={() => transcriptOf(turns, words)} /> : null}
      <button type="button" className="talk-tool" onClick={onErase}>
        <Icon name="trash" />
        {t('talk.erase')}
      </button>
    </div>
  )
}

/** Puts a text into the clipboard, and says so. */
function CopyButton({ text }: { text: () => string }) {
  const t = useTranslate()
  const [state, setState] = useState<'copy' | 'copied' | 'copy-failed'>('copy')
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setState('copied'),
      () => setState('copy-failed'),
    )
  return (
    <button type="button" className="talk-tool" onClick={() => void copy()}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{t(`talk.${state}`)}</span>
    </button>
  )
}
