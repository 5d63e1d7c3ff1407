import { memo, type ReactNode } from 'react'
import { useTranslate } from '#src/i18n/index.ts'
import { Footer as DrawnFooter } from './footer.tsx'
import { Header } from './header.tsx'
import type { Part } from './part.tsx'

/** Not drawn again for what happens around it: its parts would lose the HTML that the edge drew of them. */
const Footer = memo(DrawnFooter)

type Props = { footer: readonly Part<object>[]; children: ReactNode }

export function Layout({ footer, children }: Props) {
  const t = useTranslate()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer parts={footer} />
    </>
  )
}
