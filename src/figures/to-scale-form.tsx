import { type KnownObject, knownObjects, type ObjectField } from '#domain/fit/model-footprint.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { formatLengths } from '#domain/metrology/length.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Choice, Field } from '#src/ui/field.tsx'
import { FigureForm, useTypedField } from './figure-form.tsx'
import { useSizeWords } from './use-size-words.ts'

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
export function ToScaleForm({ path, shownQuestion, faults, onAsk }: Props) {
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
