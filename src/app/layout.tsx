import type { ReactNode } from 'react'
import { useTranslate } from '#src/i18n/index.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export function Layout({ children }: { children: ReactNode }) {
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
      <Footer />
    </>
  )
}
