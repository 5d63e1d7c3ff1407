import type { ReactNode } from 'react'
import { useTranslate } from '#src/i18n/index.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { Part } from './part.tsx'

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
