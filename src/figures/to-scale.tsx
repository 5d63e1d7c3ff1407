import { useState } from 'react'
import {
  type ModelSize,
  overhangMm,
  type PlacedObject,
  placedObject,
  usualObject,
} from '#domain/fit/model-footprint.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { formatLengths } from '#domain/metrology/length.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { FigureStyles } from './figure-form.tsx'
import frontHref from './front.css?url'
import href from './to-scale.css?url'
import { ToScaleForm } from './to-scale-form.tsx'
import { ToScaleViews } from './to-scale-views.tsx'
import { useSizeWords } from './use-size-words.ts'

type ToScaleProps = {
  /** The chosen model. */
  reference: string
  /** The kind of the product. */
  kind: string
  /** The size of the chosen model; null where it is not known. */
  size: ModelSize | null
  /** Path of the page, to which the form is sent without JavaScript. */
  path: string
  question: ProductQuestion
}

/** A model and an object of the reader on one grid of millimetres, and in words whether the platform holds it. */
export function ToScale({ kind, size, path, question, reference }: ToScaleProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const [shownQuestion, setAsked] = useState(question)
  const proposed = size ? usualObject(size) : 'hand'
  const placed = placedObject(shownQuestion, proposed, locale)
  return (
    <Fold
      id="to-scale"
      title={t('to-scale.title')}
      isOpen={Boolean(question.object ?? question.length ?? question.width)}
      className="to-scale"
    >
      <FigureStyles />
      <Stylesheet href={frontHref} />
      <Stylesheet href={href} />
      <p className="hint">{t('to-scale.lead')}</p>
      <ToScaleForm
        path={path}
        shownQuestion={{ ...shownQuestion, object: shownQuestion.object ?? proposed }}
        faults={placed.faults ?? {}}
        onAsk={(change) => setAsked({ ...shownQuestion, ...change })}
      />
      <p className="scale-answer" role="status">
        {size ? (
          <Answer size={size} placed={placed} />
        ) : (
          t('to-scale.model', { model: reference, size: t('to-scale.unknown') })
        )}
      </p>
      {size && placed.base ? <ToScaleViews kind={kind} model={{ reference, size }} placed={placed} /> : null}
    </Fold>
  )
}

/** Whether the platform holds the object, or by how much it stands over. */
function Answer({ size: { platform }, placed }: { size: ModelSize; placed: PlacedObject }) {
  const t = useTranslate()
  const { locale } = useSite()
  const { objectOf, platformOf } = useSizeWords()
  if (!placed.base) return null
  const { base, objectName } = placed
  const object = { object: objectOf(objectName), size: formatLengths([base.lengthMm, base.widthMm], locale) }
  if (!platform) return t('to-scale.no-platform', object)
  const words = { ...object, platform: platformOf(platform) }
  const over = overhangMm(base, platform)
  return over === 0
    ? t('to-scale.holds', words)
    : t('to-scale.overhangs', { ...words, over: formatLengths([over], locale) })
}
