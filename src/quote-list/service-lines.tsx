import { useSetAtom } from 'jotai'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { RequestedService } from '#domain/quote-list/requested-content.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { changeServiceAtom } from './service-list.ts'
import { Stepper } from './stepper.tsx'
import { useListedServices } from './use-listed-services.ts'

/** The services on the list: quantities and removal. `errors` are those of a refused request (`services.0.code`). */
export function ServiceLines({ errors = {} }: { errors?: FieldErrors }) {
  const t = useTranslate()
  const services = useListedServices()
  if (services.length === 0) return null
  return (
    <>
      <h3>{t('quote.services')}</h3>
      <ul>
        {services.map((service, i) => (
          <Line key={service.code} service={service} error={errors[`services.${i}.code`]} />
        ))}
      </ul>
    </>
  )
}

function Line({ service, error }: { service: RequestedService; error: string | undefined }) {
  const t = useTranslate()
  const { locale } = useSite()
  const change = useSetAtom(changeServiceAtom)
  const { code, name, priceCents, quantity } = service
  return (
    <li className={error ? 'sheet-line service wrong' : 'sheet-line service'}>
      <div className="sheet-line-text">
        <strong>{name}</strong>
        <p className="hint">
          {priceCents === null
            ? t('price.on-request')
            : `${formatEuros(priceCents / 100, locale)} ${t('price.excl-vat')}`}
        </p>
        {error ? <p className="error">{messageText(t, error)}</p> : null}
      </div>
      <div className="quote-line-tools">
        <Stepper name={name} quantity={quantity} onChange={(next) => change(code, next)} />
        <IconButton
          icon="trash"
          onClick={() => change(code, null)}
          name={t('quote.remove-item', { product: name })}
        />
      </div>
    </li>
  )
}
