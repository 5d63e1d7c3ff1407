import type { ReactNode } from 'react'
import { paths } from '#domain/site/urls.ts'
import { Link } from '#src/site/link.tsx'
import type { Question } from './questions.ts'

type Props = { title: string; questions: readonly Question[]; className?: string; children?: ReactNode }

/**
 * Questions that open; `<details>` works without JavaScript and with the browser's search in the page. `children` stand
 * below them.
 */
export function Faq({ title, questions, className = '', children }: Props) {
  return (
    <section className={`wrap faq ${className}`}>
      <h2>{title}</h2>
      <div>
        {questions.map(({ question, answer, link }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
            {link ? (
              <p>
                <Link to={paths.configurator()}>{link}</Link>
              </p>
            ) : null}
          </details>
        ))}
      </div>
      {children}
    </section>
  )
}
