import { serviceText } from '#domain/configurator/configurator-address.ts'
import type { OfferedService } from '#domain/quote-list/quote-service.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Price } from '#src/site/price.tsx'
import type { ConfiguratorData } from './data.ts'
import { QuantityLinks } from './quantity-links.tsx'
import { chosenServices } from './request-content.ts'
import type { Configurator } from './use-configurator.ts'

type Props = { configurator: Configurator; data: ConfiguratorData }

/** The services offered for the chosen models, and how many of the chosen ones. */
export function ServiceChoice({ configurator, data }: Props) {
  const t = useTranslate()
  const chosen = chosenServices({ ...data, state: configurator.state })
  if (data.services.length === 0) return null
  return (
    <fieldset className="config-services">
      <legend>{t('configurator.services')}</legend>
      {data.services.map((service) => (
        <div key={service.code} className="config-service">
          <ServiceTick configurator={configurator} service={service} />
          <ServiceQuantity
            configurator={configurator}
            service={chosen.find(({ code }) => code === service.code)}
          />
        </div>
      ))}
    </fieldset>
  )
}

type TickProps = { configurator: Configurator; service: OfferedService }

function ServiceTick({ configurator, service }: TickProps) {
  const t = useTranslate()
  const { code, name, description, priceCents, unit } = service
  const { services } = configurator.state
  const chosen = services.find((one) => one.code === code)
  const others = services.filter((one) => one.code !== code)
  return (
    <label className="config-check">
      <input
        type="checkbox"
        name="service"
        value={serviceText(chosen ?? { code, quantity: null })}
        checked={chosen !== undefined}
        onChange={({ target }) =>
          configurator.change({ services: target.checked ? [...others, { code, quantity: null }] : others })
        }
      />
      <span>
        {name} <small>{description}</small>
      </span>
      <span className="config-price">
        <Price euros={priceCents === null ? null : priceCents / 100} />
        <small>{t(`configurator.${unit}`)}</small>
      </span>
    </label>
  )
}

type QuantityProps = { configurator: Configurator; service: OfferedService | undefined }

/** How many of a chosen service; one less than one takes it off the choice. */
export function ServiceQuantity({ configurator: { state, hrefWith }, service }: QuantityProps) {
  if (!service) return null
  const { code, name, quantity } = service
  const withQuantity = (next: number) =>
    hrefWith({
      services: state.services.flatMap((one) => {
        if (one.code !== code) return [one]
        return next === 0 ? [] : [{ code, quantity: next }]
      }),
    })
  return <QuantityLinks product={name} quantity={quantity} hrefOf={withQuantity} />
}
