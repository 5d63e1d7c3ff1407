import { memo, type ReactNode } from 'react'
import { useTranslate } from '#src/i18n/index.ts'
import { Footer as DrawnFooter } from './footer.tsx'
import { Header as DrawnHeader } from './header.tsx'
import type { Part } from './part.tsx'

/** Not drawn again for what happens around them: their parts would lose the HTML that the edge drew of them. */
const Header = memo(DrawnHeader)
const Footer = memo(DrawnFooter)

type Props = { header: readonly Part<object>[]; footer: readonly Part<object>[]; children: ReactNode }

export function Layout({ header, footer, children }: Props) {
  const t = useTranslate()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Header parts={header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer parts={footer} />
    </>
  )
}
