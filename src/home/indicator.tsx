import { useEffect, useRef, useState } from 'react'
import { formatQuantity } from '#domain/metrology/mass.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { SevenSegment } from '#src/ui/seven-segment.tsx'

const reading = 2846
const width = 5
const durationMs = 1400

/** The weighing indicator: counts up once when it is scrolled into view, then STABLE lights up. */
export function Indicator() {
  const t = useTranslate()
  const { locale } = useSite()
  const ref = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(reading)
  const stable = shown === reading

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !ref.current) return
    let frame = 0
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const start = performance.now()
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / durationMs)
        setShown(Math.round((reading * (1 - (1 - progress) ** 3)) / 2) * 2)
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    })
    observer.observe(ref.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])

  const kg = (value: number) => formatQuantity({ value, unit: 'kg' }, locale)
  return (
    <div className="indicator" ref={ref}>
      <div className="screen">
        <SevenSegment reading={String(shown).padStart(width, ' ')} />
        <span>kg</span>
      </div>
      <p className="visually-hidden">{t('indicator.reading', { reading: kg(reading) })}</p>
      <div className="lamps" aria-hidden="true">
        <span className={stable ? 'lit' : undefined}>{t('indicator.stable')}</span>
        <span>{t('indicator.zero')}</span>
        <span>{t('indicator.net')}</span>
      </div>
      <DataPlate plate={{ accuracyClass: 'III', max: kg(6000), min: kg(40), e: kg(2), d: null }} />
    </div>
  )
}
