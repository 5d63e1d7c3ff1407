import { type KnownObject, knownObjects, type ObjectField } from '#domain/fit/model-footprint.ts'
import type { ProductQuestion } from '#domain/fit/product-question.ts'
import { formatLengths } from '#domain/metrology/length.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { useHref, useSite } from '#src/site/site.ts'
import { Choice, Field } from '#src/ui/field.tsx'
import { FigureForm } from './figure-form.tsx'
import { useSizeWords } from './use-size-words.ts'

type Props = {
  path: string
  asked: ProductQuestion
  faults: Partial<Record<ObjectField, string>>
  onAsk: (change: ProductQuestion) => void
}

/**
 * A GET form; with JavaScript the figure follows it. What is typed comes before the chosen object, so a choice clears
 * it.
 */
export function ToScaleForm({ path, asked, faults, onAsk }: Props) {
  const t = useTranslate()
  const action = useHref()(`${path}#to-scale`)
  const field = (name: ObjectField) => {
    const fault = faults[name]
    return {
      name,
      id: `to-scale-${name}`,
      label: t(`to-scale.${name}`),
      value: asked[name] ?? '',
      maxLength: 40,
      autoComplete: 'off',
      error: fault && messageText(t, fault),
      onChange: ({ target }: { target: HTMLInputElement }) => onAsk({ [name]: target.value }),
    }
  }
  return (
    <FigureForm action={action} question={asked} except={['object', 'length', 'width']}>
      <Choice
        name="object"
        id="to-scale-object"
        label={t('to-scale.object')}
        required
        value={asked.object}
        onChange={({ target }) => onAsk({ object: target.value, length: '', width: '' })}
      >
        <Objects />
      </Choice>
      <Field {...field('length')} />
      <Field {...field('width')} />
      <p className="hint">{t('to-scale.own-hint')}</p>
      <noscript>
        <button type="submit" className="button">
          {t('to-scale.show')}
        </button>
      </noscript>
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
