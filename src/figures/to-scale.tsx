import { useState } from 'react'
import {
  type KnownObject,
  knownObjects,
  type ModelSize,
  type ObjectField,
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
import { Choice, Field } from '#src/ui/field.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { FigureForm, FigureStyles, useTypedField } from './figure-form.tsx'
import frontHref from './front.css?url'
import href from './to-scale.css?url'
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

type Props = {
  path: string
  shownQuestion: ProductQuestion
  faults: Partial<Record<ObjectField, string>>
  onAsk: (change: ProductQuestion) => void
}

/**
 * A GET form; with JavaScript the figure follows it. What is typed comes before the chosen object, so a choice clears
 * it.
 */
function ToScaleForm({ path, shownQuestion, faults, onAsk }: Props) {
  const t = useTranslate()
  const typed = useTypedField({
    idPrefix: 'to-scale',
    values: shownQuestion,
    faults,
    onType: (name: ObjectField, text) => onAsk({ [name]: text }),
  })
  return (
    <FigureForm
      to={`${path}#to-scale`}
      show={t('to-scale.show')}
      question={shownQuestion}
      except={['object', 'length', 'width']}
    >
      <Choice
        name="object"
        id="to-scale-object"
        label={t('to-scale.object')}
        required
        value={shownQuestion.object}
        onChange={({ target }) => onAsk({ object: target.value, length: '', width: '' })}
      >
        <Objects />
      </Choice>
      <Field {...typed('length', t('to-scale.length'))} />
      <Field {...typed('width', t('to-scale.width'))} />
      <p className="hint">{t('to-scale.own-hint')}</p>
    </FigureForm>
  )
}

function Objects() {
  const t = useTranslate()
  const { locale } = useSite()
  const { objectOf } = useSizeWords()
  return Object.entries(knownObjects).map(([key, { lengthMm, widthMm }]) => (
    <option key={key} value={key}>
      {t('to-scale.named', {
        object: objectOf(key as KnownObject),
        size: formatLengths([lengthMm, widthMm], locale),
      })}
    </option>
  ))
}
