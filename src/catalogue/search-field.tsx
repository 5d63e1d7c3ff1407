import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'

const Suggestions = deferred(
  () => import('./search-suggestions.tsx').then((module) => module.SearchSuggestions),
  { texts: ['suggestions'], onDemand: true },
)

/** The field of the search; what proposes while one types is loaded when it first has the focus. */
export function SearchField({ q }: { q: string }) {
  const t = useTranslate()
  const ref = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const attach = () => setField(ref.current)
  // Whoever was faster than hydration has the focus already.
  useEffect(() => {
    if (document.activeElement === ref.current) setField(ref.current)
  }, [])
  return (
    <div className="search-field">
      <input
        ref={ref}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={120}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        onFocus={attach}
      />
      {field ? (
        <Suspense fallback={null}>
          <Suggestions field={field} onMissing={() => setField(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
