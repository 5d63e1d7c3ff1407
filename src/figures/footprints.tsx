import type { Locale } from '#config/locales.ts'
import { footprintOf, gridStepMm, type ModelSize } from '#domain/fit/model-footprint.ts'
import { formatLengths } from '#domain/metrology/length.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { ScaleView } from './scale-view.tsx'
import href from './to-scale.css?url'
import { inCorner } from './to-scale-sheet.ts'

export type FootprintsProps = {
  /** At most four, so that each has a line of its own; an unknown size is stated as such. */
  models: readonly { name: string; size: ModelSize | null }[]
}

/** The footprints of several models at one scale, on top of each other. */
export function Footprints({ models }: FootprintsProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const bases = models.map(({ size }) => size && footprintOf(size))
  const measured = bases.filter((base) => base !== null)
  if (measured.length < 2) return null
  const across = Math.max(...measured.map(({ lengthMm }) => lengthMm))
  const deep = Math.max(...measured.map(({ widthMm }) => widthMm))
  const stepMm = gridStepMm(Math.max(across, deep))
  const whole = (mm: number) => (Math.ceil(mm / stepMm) + 2) * stepMm
  const heightMm = whole(deep)
  return (
    <figure className="footprints">
      <Stylesheet href={href} />
      <figcaption>
        {/* No heading: those of the comparison around it take the focus when a column is removed. */}
        <p className="footprints-title">{t('to-scale.compared')}</p>
        <p className="hint">{t('to-scale.compared-lead')}</p>
      </figcaption>
      <ScaleView widthMm={whole(across)} heightMm={heightMm} stepMm={stepMm} label={t('to-scale.compared')}>
        {models.map(({ name }, i) => {
          const base = bases[i]
          return base ? (
            <rect key={name} className={`footprint line-${i + 1}`} {...inCorner(base, heightMm, stepMm)} />
          ) : null
        })}
      </ScaleView>
      <ul className="footprint-legend">
        {models.map(({ name, size }, i) => (
          <li key={name}>
            <svg width="32" height="12" aria-hidden="true">
              <line className={`footprint line-${i + 1}`} x2="32" y1="6" y2="6" />
            </svg>
            {t('to-scale.model', { model: name, size: sizeText(size, locale) ?? t('to-scale.unknown') })}
          </li>
        ))}
        <li>{t('to-scale.grid', { step: formatLengths([stepMm], locale) })}</li>
      </ul>
    </figure>
  )
}

/** All outer dimensions, else width and depth of the platform. */
function sizeText(size: ModelSize | null, locale: Locale): string | null {
  if (!size) return null
  const { lengthMm, widthMm } = footprintOf(size)
  return formatLengths(size.outerMm ?? [lengthMm, widthMm], locale)
}
