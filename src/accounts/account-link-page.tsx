import { type ReactNode, useEffect, useRef } from 'react'
import { LinkPage } from '#src/forms/link-page.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { useCompany } from '#src/site/use-opening.ts'
import { AccountStyles } from './account-styles.tsx'

type Props = { title: string; children?: ReactNode }

/** The page behind a link in an account mail. Until the browser has read the token it shows a loading state. */
export const AccountLinkPage = withStyles(PageOfLink, AccountStyles)

function PageOfLink({ title, children }: Props) {
  const t = useTranslate()
  const facts = useCompany()
  return (
    <LinkPage title={title}>
      <div className="link-page">
        <AccountStyles />
        {children ?? (
          <>
            <p className="link-wait">{t('loading')}</p>
            <noscript>
              <p className="notice">{t('reset.noscript', { email: facts.email })}</p>
            </noscript>
          </>
        )}
      </div>
    </LinkPage>
  )
}

type StepProps = { title: string; text: string; fresh?: boolean; children?: ReactNode }

/** One step with heading, explanation and action. A `fresh` step follows a click and takes the focus. */
export function Step({ title, text, fresh = false, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  return (
    <>
      <div className="link-step">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </>
  )
}
