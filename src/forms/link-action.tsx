import { type ReactNode, useEffect, useRef, useState } from 'react'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { ActionButton } from './action-button.tsx'
import { isRefusedLink } from './link-token.ts'
import { useAction } from './use-action.ts'

/**
 * Submission of the action behind a link in a mail, by a click, because mail programs open links automatically. A void
 * link ends as `invalid`; after another failure the button stays.
 */
export function useLinkAction<Done extends string>(send: () => Promise<Done>) {
  const [state, setState] = useState<'ready' | 'invalid' | Done>('ready')
  const { busy, attempts, run } = useAction({
    send: () =>
      send().catch((error) => {
        if (!isRefusedLink(error)) throw error
        return 'invalid' as const
      }),
    onAccepted: (end) => setState(end),
  })
  return { state, busy, failed: attempts > 0, follow: () => run() }
}

type Props = {
  /** The action has ended: the heading states the result and takes the focus. */
  ended: boolean
  title: string
  text: string
  /** The message after a failed request. */
  failure: string | null
  busy: boolean
  button: string
  onFollow: () => void
  children?: ReactNode
}

/** The single step of a page behind a link that needs a click; once it has ended, a person for what is left. */
export function LinkAction({ ended, title, text, failure, busy, button, onFollow, children }: Props) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasActive = useRef(!ended)
  useEffect(() => {
    if (ended && wasActive.current) heading.current?.focus()
  }, [ended])
  return (
    <div className="newsletter-panel">
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {ended ? null : (
        <>
          {failure ? (
            <p className="error" role="alert">
              {failure}
            </p>
          ) : null}
          <ActionButton action={{ busy }} onPress={onFollow}>
            {button}
          </ActionButton>
        </>
      )}
      {ended && !children ? (
        <Link className="button ghost" to={paths.contact}>
          {t('nav.contact')}
        </Link>
      ) : null}
      {children}
    </div>
  )
}
