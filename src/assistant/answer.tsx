import type { ReactNode } from 'react'
import type { NamedProduct, Reply } from '#domain/assistant/conversation-schema.ts'
import type { Turn } from '#domain/assistant/turns.ts'
import { paths, splitLocale } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { AskButton, type Asks } from './ask-button.tsx'
import { Feedback } from './feedback.tsx'
import { InLanguage } from './in-language.tsx'
import { NamedModel } from './named-model.tsx'

type Props = {
  turn: Turn
  asks: Asks
  /** Only the last answer suggests a further question and asks whether it was useful. */
  isLast: boolean
  toolsOf: (product: NamedProduct) => ReactNode
  /** A link of the answer was followed. */
  onFollow: () => void
}

/** A question and its answer: text, models, sources, next steps. */
export function Exchange({ turn, asks, isLast, toolsOf, onFollow }: Props) {
  const { question, reply } = turn
  const { lang } = reply
  const { lead, why } = leadOf(reply)
  // Whom to write to stands below the whole conversation, with which it goes.
  const actions = reply.actions.filter(({ href }) => !href.endsWith(paths.contact))
  const [further] = isLast ? reply.suggestions : []
  return (
    <div className="exchange">
      <Question text={question} />
      <InLanguage lang={lang} className="answer">
        <Announcement />
        <Paragraphs text={lead} lang={lang} />
        {reply.products.length ? (
          <ul className="named-models" lang={lang}>
            {reply.products.map((product) => (
              <li key={product.reference}>
                <NamedModel product={product} tools={toolsOf(product)} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        ) : null}
        <Why text={why} sources={reply.sources} lang={lang} onFollow={onFollow} />
        {actions.length ? (
          <p className="answer-actions" lang={lang}>
            {actions.map(({ label, href }) => (
              <AnswerLink key={href} href={href} className="lone" onFollow={onFollow}>
                {label}
              </AnswerLink>
            ))}
          </p>
        ) : null}
        {isLast ? <Feedback kind={reply.kind} /> : null}
      </InLanguage>
      {further ? (
        <div className="ask-chips" lang={lang}>
          <AskButton question={further} asks={asks} />
        </div>
      ) : null}
    </div>
  )
}

function Announcement() {
  const t = useTranslate()
  return <p className="visually-hidden">{t('talk.answers')}</p>
}

/** Beside instruments one sentence is enough; what else there is to say explains them. */
function leadOf({ text, products }: Reply): { lead: string; why: string } {
  const [lead = '', ...rest] = text.split(/\n{2,}/)
  return products.length && rest.length ? { lead, why: rest.join('\n\n') } : { lead: text, why: '' }
}

type WhyProps = Pick<Reply, 'sources' | 'lang'> & { text: string; onFollow: () => void }

/** What an answer rests on, folded: reasons and sources. */
function Why({ text, sources, lang, onFollow }: WhyProps) {
  const t = useTranslate()
  if (!text && !sources.length) return null
  return (
    <details className="answer-why">
      <summary>{t(text ? 'talk.reasons' : 'talk.sources')}</summary>
      {text ? <Paragraphs text={text} lang={lang} /> : null}
      {sources.length ? (
        <ul lang={lang}>
          {sources.map(({ title, href }) => (
            <li key={`${href} ${title}`}>
              <AnswerLink href={href} onFollow={onFollow}>
                {title}
              </AnswerLink>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
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

/** An equation of a plate is not broken at its sign. */
const joined = (text: string) => text.replaceAll(/\b(\w+) ([=≤≥]) /g, '$1\u00a0$2\u00a0')

/** The paragraphs of a text; lines with a tab are the rows of a table. */
function Paragraphs({ text, lang }: { text: string; lang: Reply['lang'] }) {
  return text.split(/\n{2,}/).map((paragraph, i) => {
    const lines = joined(paragraph).split('\n')
    const rows = lines.filter((line) => line.includes('\t')).map((line) => line.split('\t'))
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <div key={i} lang={lang}>
        <p className="answer-text">{lines.filter((line) => !line.includes('\t')).join('\n')}</p>
        {rows.length ? (
          <table className="answer-table">
            <tbody>
              {rows.map(([of, value]) => (
                <tr key={of}>
                  <th scope="row">{of}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
      </div>
    )
  })
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
