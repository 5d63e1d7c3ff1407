import { Fragment, type ReactNode } from 'react'
import type { NamedProduct } from '#domain/assistant/conversation-schema.ts'
import { type Turn, transcriptOf } from '#domain/assistant/turns.ts'
import { splitLocale } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { AskButton, type Asks } from './ask-button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Feedback } from './feedback.tsx'
import { NamedModel } from './named-model.tsx'

type Props = {
  turn: Turn
  asks: Asks
  /** Only the last answer suggests further questions. */
  isLast: boolean
  toolsOf: (product: NamedProduct) => ReactNode
  /** A link of the answer was followed. */
  onFollow: () => void
}

/** A question and its answer: text, models, sources, next steps. */
export function Exchange({ turn, asks, isLast, toolsOf, onFollow }: Props) {
  const t = useTranslate()
  const { question, reply } = turn
  const words = { you: t('talk.you'), assistant: t('talk.assistant') }
  return (
    <div className="exchange">
      <Question text={question} />
      <div className="answer">
        <p className="visually-hidden">{t('talk.answers')}</p>
        <Paragraphs text={reply.text} />
        {reply.products.length ? (
          <ul className="named-models">
            {reply.products.map((product) => (
              <li key={product.reference}>
                <NamedModel product={product} tools={toolsOf(product)} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        ) : null}
        {reply.sources.length ? (
          <p className="answer-sources">
            <span>{t('talk.sources')}</span>{' '}
            {reply.sources.map(({ title, href }, i) => (
              <Fragment key={`${href} ${title}`}>
                {i ? ' · ' : null}
                <AnswerLink href={href} onFollow={onFollow}>
                  {title}
                </AnswerLink>
              </Fragment>
            ))}
          </p>
        ) : null}
        {reply.actions.length ? (
          <p className="answer-actions">
            {reply.actions.map(({ label, href }) => (
              <AnswerLink key={href} href={href} className="button small ghost" onFollow={onFollow}>
                {label}
              </AnswerLink>
            ))}
          </p>
        ) : null}
        <div className="answer-tools">
          <CopyButton label={t('talk.copy-answer')} text={() => transcriptOf([turn], words)} />
          <Feedback kind={reply.kind} />
        </div>
      </div>
      {isLast && reply.suggestions.length ? (
        <ul className="ask-chips" aria-label={t('talk.suggestions')}>
          {reply.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <AskButton question={suggestion} asks={asks} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** What the visitor asked. */
export function Question({ text }: { text: string }) {
  const t = useTranslate()
  return (
    <p className="question">
      <span className="visually-hidden">{t('talk.asked')} </span>
      {text}
    </p>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
    <p key={i} className="answer-text">
      {paragraph}
    </p>
  ))
}

type LinkProps = { href: string; className?: string; onFollow: () => void; children: ReactNode }

/** A path of this site is navigated to; phone numbers and texts of law elsewhere are plain links. */
function AnswerLink({ href, className, onFollow, children }: LinkProps) {
  if (!href.startsWith('/'))
    return (
      <a href={href} className={className} rel="noopener">
        {children}
      </a>
    )
  const [path = '', query] = href.split('?')
  const { path: plain } = splitLocale(path)
  return (
    <Link to={query ? `${plain}?${query}` : plain} className={className} onClick={onFollow}>
      {children}
    </Link>
  )
}
