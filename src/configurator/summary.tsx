import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Price } from '#src/site/price.tsx'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { ModelQuantity } from './choose-model.tsx'
import { ChosenVerdict } from './chosen-verdict.tsx'
import type { ChosenModel, ConfiguratorData } from './data.ts'
import { chosenAccessories, chosenServices } from './request-content.ts'
import { ServiceQuantity } from './service-choice.tsx'
import { requirementOf } from './summary-data.ts'
import type { Configurator } from './use-configurator.ts'

type Props = { configurator: Configurator; data: ConfiguratorData }

/** What will be sent: the requirement, the models with their reasons, accessories and services. */
export function Summary({ configurator, data }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { fit, state, chosen } = data
  return (
    <div className="config-summary">
      {fit ? (
        <p className="config-line">
          <span className="hint">{t(`use.${fit.regime.use}`)}</span>
          <strong>{requirementOf(fit, state, { locale, t })}</strong>
          <Link className="lone" to={configurator.hrefWith({ step: 'requirements' })} keepScroll>
            {t('configurator.edit')}
          </Link>
        </p>
      ) : null}
      {chosen.length ? (
        <ul className="config-items">
          {chosen.map((model) => (
            <li key={model.choice.reference}>
              <SummaryLine configurator={configurator} data={data} model={model} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {t('configurator.none-chosen')}{' '}
          <Link to={configurator.hrefWith({ step: 'options' })} keepScroll>
            {t('configurator.to-choice')}
          </Link>
        </p>
      )}
      <ChosenServices configurator={configurator} data={data} />
      {fit ? <p className="config-aid">{fit.aid}</p> : null}
    </div>
  )
}

/** One model: how many, why it fits or what speaks against it, its next verification, its accessories. */
function SummaryLine({ configurator, data, model }: Props & { model: ChosenModel }) {
  const { choice, product, variant, verdict } = model
  return (
    <>
      <div className="config-chosen-line">
        <strong>
          <Link to={paths.product(product.id, variant.reference)}>
            {product.name} <span className="no-break">{variant.reference}</span>
          </Link>
        </strong>
        <Price euros={variant.price} />
        <ModelQuantity configurator={configurator} choice={choice} name={product.name} />
      </div>
      <DataPlate plate={variant.plate} />
      {data.fit ? <ChosenVerdict verdict={verdict} /> : null}
      {chosenAccessories(data, model).map(({ key, name, price }) => (
        <p key={key} className="config-extra">
          <span>+ {name}</span>
          <Price euros={price} />
        </p>
      ))}
    </>
  )
}

function ChosenServices({ configurator, data }: Props) {
  const t = useTranslate()
  const services = chosenServices(data)
  if (services.length === 0) return null
  return (
    <section>
      <h3>{t('configurator.services')}</h3>
      {services.map((service) => (
        <div key={service.code} className="config-chosen-line">
          <strong>{service.name}</strong>
          <Price euros={service.priceCents === null ? null : service.priceCents / 100} />
          <ServiceQuantity configurator={configurator} service={service} />
        </div>
      ))}
    </section>
  )
}
