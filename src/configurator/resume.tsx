import { useEffect, useState } from 'react'
import { configuratorQuery } from '#domain/configurator/configurator-address.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { dropDraft, readDraft } from './stored-answers.ts'
import type { Configurator } from './use-configurator.ts'

/** Offers the configuration that was kept when the tab was closed; what is shown stays until it is accepted. */
export function Resume({ configurator: { state } }: { configurator: Configurator }) {
  const t = useTranslate()
  const { locale } = useSite()
  const [kept, setKept] = useState<string | null>(null)
  useEffect(() => setKept(readDraft()), [])
  if (kept === null || kept === configuratorQuery(state, locale)) return null
  const dismiss = () => {
    dropDraft()
    setKept(null)
  }
  return (
    <p className="config-resume" role="status">
      <span>{t('configurator.kept')}</span>
      <Link className="button small" to={paths.configurator(kept)} keepScroll onClick={() => setKept(null)}>
        {t('configurator.resume')}
      </Link>
      <button type="button" className="button small ghost" onClick={dismiss}>
        {t('configurator.forget')}
      </button>
    </p>
  )
}
