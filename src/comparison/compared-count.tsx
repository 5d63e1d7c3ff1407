import { useTranslate } from '#src/i18n/translation.ts'
import { useComparison } from './comparison-facade.ts'

/** Footer link with the number of compared products. */
export function ComparedCount() {
  const t = useTranslate()
  const { list } = useComparison()
  if (list.length === 0) return null
  return <p className="wrap footer-compared">{t('compare.footer', { count: list.length })}</p>
}
