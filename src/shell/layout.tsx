import { memo, type ReactNode } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { type Deferred, Parts } from '#src/site/deferred.tsx'
import { Footer as FooterView } from './footer.tsx'
import { Header as HeaderView } from './header.tsx'

/**
 * Memoised against renders of their surroundings: their deferred components would lose the HTML that the edge rendered.
 */
const Header = memo(HeaderView)
const Footer = memo(FooterView)

type Props = {
  top: readonly Deferred<object>[]
  header: readonly Deferred<object>[]
  footer: readonly Deferred<object>[]
  menu: readonly Deferred<object>[]
  onAsk: () => void
  children: ReactNode
}

export function Layout({ top, header, footer, menu, onAsk, children }: Props) {
  const t = useTranslate()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Parts of={top} />
      <Header components={header} menu={menu} onAsk={onAsk} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer components={footer} />
    </>
  )
}
