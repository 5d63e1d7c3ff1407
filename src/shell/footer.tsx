import { company } from '#config/company.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { type Deferred, Parts } from '#src/site/deferred.tsx'

/** `components`: the columns, and what belongs to features: newsletter, number of compared products. */
export function Footer({ components }: { components: readonly Deferred<object>[] }) {
  const t = useTranslate()
  return (
    <footer className="site-footer">
      <div className="rule" aria-hidden="true" />
      <div className="wrap footer-grid">
        <Parts of={components} />
        <p className="footer-base">
          © {new Date().getFullYear()} {company.name}
          {company.catalogueIsDemonstration ? ` · ${t('footer.demonstration')}` : null}
        </p>
      </div>
    </footer>
  )
}
