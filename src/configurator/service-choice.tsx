import { useTranslate } from '#src/i18n/index.ts'
import type { OfferedService } from './data.ts'
import { usePieces } from './pieces.ts'
import type { Configurator } from './use-configurator.ts'

type Props = { configurator: Configurator; services: readonly OfferedService[] }

/** The services offered for the chosen models. */
export function ServiceChoice({ configurator, services }: Props) {
  const t = useTranslate()
  const { Price } = usePieces()
  const { services: chosen } = configurator.state
  if (services.length === 0) return null
  const tick = (code: string, on: boolean) =>
    configurator.change({ services: on ? [...chosen, code] : chosen.filter((one) => one !== code) })
  return (
    <fieldset className="config-services">
      <legend>{t('configurator.services')}</legend>
      {services.map(({ code, name, description, priceCents, unit }) => (
        <label key={code} className="config-check">
          <input
            type="checkbox"
            name="service"
            value={code}
            checked={chosen.includes(code)}
            onChange={(event) => tick(code, event.target.checked)}
          />
          <span>
            {name} <small>{description}</small>
          </span>
          <span className="config-price">
            <Price euros={priceCents === null ? null : priceCents / 100} />
            <small>{t(`configurator.${unit}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
