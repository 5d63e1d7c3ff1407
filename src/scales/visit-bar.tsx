import { type ReactNode, useState } from 'react'
import type { Scale } from '#domain/scales/scale.ts'
import { useTranslate } from '#src/i18n/translation.ts'

type Props = {
  chosen: readonly Scale[]
  /** How many of them nobody has chosen: they are due. */
  preselected: number
  onVisit: (scales: readonly Scale[]) => void
  /** What it costs. */
  price: ReactNode
}

/** The first of two steps to a visit; instruments that are due soon are preselected. */
export function VisitBar({ chosen, preselected, onVisit, price }: Props) {
  const t = useTranslate()
  const [refused, setRefused] = useState(false)
  const none = chosen.length === 0
  return (
    <div className="visit-bar">
      <button
        type="button"
        className="button"
        aria-describedby="visit-none"
        onClick={() => {
          setRefused(none)
          if (!none) onVisit(chosen)
        }}
      >
        {t('scales.visit')}
      </button>
      {none ? null : price}
      <p role="status">{t('scales.visit-count', { count: chosen.length })}</p>
      {preselected ? <p className="hint">{t('scales.visit-chosen', { count: preselected })}</p> : null}
      <p className="error" id="visit-none" role="alert">
        {refused && none ? t('scales.visit-none') : null}
      </p>
    </div>
  )
}
