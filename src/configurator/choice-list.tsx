import { accessoryText } from '#domain/configurator/configurator-address.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Price } from '#src/site/price.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ModelQuantity } from './choose-model.tsx'
import { ChosenVerdict } from './chosen-verdict.tsx'
import type { ChosenModel, ConfiguratorData } from './data.ts'
import { ServiceChoice } from './service-choice.tsx'
import type { Configurator } from './use-configurator.ts'

type Props = {
  configurator: Configurator
  data: ConfiguratorData
}

/** The chosen models with their quantities, accessories and services. */
export function ChoiceList({ configurator, data }: Props) {
  const t = useTranslate()
  const { chosen } = data
  if (chosen.length === 0) return null
  return (
    <section className="config-chosen" aria-labelledby="config-chosen">
      <h3 id="config-chosen">{t('configurator.chosen')}</h3>
      <AnswerForm
        configurator={configurator}
        data={data}
        step="options"
        to="options"
        fieldNames={['accessory', 'service']}
      >
        <ul>
          {chosen.map((model) => (
            <li key={model.choice.reference}>
              <ChosenLine configurator={configurator} data={data} model={model} />
            </li>
          ))}
        </ul>
        <ServiceChoice configurator={configurator} data={data} />
        <noscript>
          <button type="submit" className="button small ghost">
            {t('configurator.apply')}
          </button>
        </noscript>
      </AnswerForm>
    </section>
  )
}

function ChosenLine({ configurator, data, model }: Props & { model: ChosenModel }) {
  const { choice, product, variant, verdict } = model
  const isShownAbove = data.fit?.fits.some(({ reference }) => reference === choice.reference)
  return (
    <>
      <div className="config-chosen-line">
        <strong>
          {product.name} <span className="no-break">{variant.reference}</span>
        </strong>
        <Price euros={variant.price} />
        <ModelQuantity configurator={configurator} choice={choice} name={product.name} />
      </div>
      {data.fit && !isShownAbove ? <ChosenVerdict verdict={verdict} /> : null}
      <Accessories configurator={configurator} model={model} />
    </>
  )
}

function Accessories({ configurator, model }: { configurator: Configurator; model: ChosenModel }) {
  const t = useTranslate()
  const { accessories: ticked } = configurator.state
  const { reference } = model.choice
  if (model.accessories.length === 0) return null
  const isTicked = (key: string) => ticked.some((one) => one.reference === reference && one.key === key)
  const toggle = (key: string, on: boolean) =>
    configurator.change({
      accessories: on
        ? [...ticked, { reference, key }]
        : ticked.filter((one) => one.reference !== reference || one.key !== key),
    })
  return (
    <details className="config-more" open={model.accessories.some(({ key }) => isTicked(key))}>
      <summary>{t('configurator.accessories', { count: model.accessories.length })}</summary>
      {model.accessories.map(({ key, name, compatibility, price }) => (
        <label key={key} className="config-check">
          <input
            type="checkbox"
            name="accessory"
            value={accessoryText({ reference, key })}
            checked={isTicked(key)}
            onChange={(event) => toggle(key, event.target.checked)}
          />
          <span>
            {name} <small>{compatibility}</small>
          </span>
          <Price euros={price} />
        </label>
      ))}
    </details>
  )
}
