import { useRef } from 'react'
import { formatCapacity } from '#domain/metrology/mass.ts'
import { readoutOf } from '#domain/metrology/readout.ts'
import { useSettling } from '#src/figures/use-settling.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { SevenSegment } from '#src/ui/seven-segment.tsx'

/** The weighing indicator: its digits settle on the load (µg), then STABLE lights up; ZERO without a load. */
export function Indicator({ loadUg }: { loadUg: number }) {
  const t = useTranslate()
  const { locale } = useSite()
  const ref = useRef<HTMLDivElement>(null)
  const shown = useSettling(loadUg, ref)
  const { digits, unit } = readoutOf(shown)
  return (
    <div ref={ref}>
      <div className="screen">
        <SevenSegment reading={digits} />
        <span>{unit}</span>
      </div>
      <p className="visually-hidden">{t('indicator.reading', { reading: formatCapacity(loadUg, locale) })}</p>
      <div className="lamps" aria-hidden="true">
        <span className={shown === loadUg ? 'lit' : undefined}>{t('indicator.stable')}</span>
        <span className={shown === 0 ? 'lit' : undefined}>{t('indicator.zero')}</span>
        <span>{t('indicator.net')}</span>
      </div>
    </div>
  )
}
