import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useId, useState } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import { servicesOfList } from '#domain/quote-list/listed-services.ts'
import type { OfferedService } from '#domain/quote-list/quote-service.ts'
import type { RequestedService } from '#domain/quote-list/requested-content.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { LineSum } from '#src/site/item-price.tsx'
import { useSite } from '#src/site/site.ts'
import { withStyles } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LineStyles } from './list-styles.tsx'
import { useListTravel } from './list-travel.ts'
import { quoteItemsAtom } from './quote-list.ts'
import { addServicesAtom, changeServiceAtom, quoteServicesAtom } from './service-list.ts'
import { Stepper } from './stepper.tsx'
import { useListedServices } from './use-listed-services.ts'

/**
 * Below the instruments: commissioning as a tick, then what else is on the list. `errors` are those of
 * a refused request (`services.0.code`).
 */
export const ServiceLines = withStyles(Services, LineStyles)

function Services({ errors = {} }: { errors?: FieldErrors }) {
  const t = useTranslate()
  const listed = useListedServices()
  const { offered, isKnown } = useOffered()
  const others = listed.filter(({ code }) => offered.every((service) => service.code !== code))
  const errorOf = (code: string) => errors[`services.${listed.findIndex((one) => one.code === code)}.code`]
  if (!isKnown) return <div className="service-slot" />
  if (offered.length + others.length === 0) return null
  return (
    <div className="quote-services">
      <LineStyles />
      <h3>{t('quote.services')}</h3>
      <ul>
        {offered.map((service) => (
          <Tick key={service.code} service={service} error={errorOf(service.code)} />
        ))}
        {others.map((service) => (
          <Line key={service.code} service={service} error={errorOf(service.code)} />
        ))}
      </ul>
    </div>
  )
}

const nothingOffered: OfferedService[] = []

/** What is offered for the instruments on the list; nothing while it is not known, or cannot be. */
function useOffered(): { offered: OfferedService[]; isKnown: boolean } {
  const { callApi, locale } = useSite()
  const items = useAtomValue(quoteItemsAtom)
  const load = useCallback(() => callApi('GET /services', { query: { lang: locale } }), [callApi, locale])
  const { answer } = useQuery(load)
  const offered = answer.value ? servicesOfList(answer.value.items, items) : nothingOffered
  return { offered, isKnown: answer.status !== 'loading' }
}

type TickProps = { service: OfferedService; error: string | undefined }

/** A service that is offered: ticked it is on the list, for as many instruments as there are or as one says. */
function Tick({ service, error }: TickProps) {
  const add = useSetAtom(addServicesAtom)
  const change = useSetAtom(changeServiceAtom)
  const { code, name, quantity } = service
  const line = useAtomValue(quoteServicesAtom).find((one) => one.code === code)
  // The list follows once its rules are loaded; the tick is there at once.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const amount = useId()
  const tick = async (isOn: boolean) => {
    setWanted(isOn)
    await (isOn ? add([{ code, quantity }]) : change(code, null))
    setWanted(null)
  }
  return (
    <li className="service-tick">
      <label>
        <input
          type="checkbox"
          checked={wanted ?? line !== undefined}
          aria-describedby={amount}
          onChange={({ target }) => void tick(target.checked)}
        />
        <Name service={service} error={error} />
      </label>
      {line ? <Stepper name={name} quantity={line.quantity} onChange={(next) => change(code, next)} /> : null}
      <Amount id={amount} service={service} quantity={line?.quantity ?? 1} />
    </li>
  )
}

type LineProps = { service: RequestedService; error: string | undefined }

/** A service that came with a configuration or a shared list. */
function Line({ service, error }: LineProps) {
  const t = useTranslate()
  const change = useSetAtom(changeServiceAtom)
  const { code, name, quantity } = service
  return (
    <li className={error ? 'sheet-line service wrong' : 'sheet-line service'}>
      <div className="sheet-line-text">
        <Name service={service} error={error} />
      </div>
      <div className="quote-line-tools">
        <Stepper name={name} quantity={quantity} onChange={(next) => change(code, next)} />
        <IconButton
          icon="trash"
          onClick={() => change(code, null)}
          name={t('quote.remove-item', { product: name })}
        />
      </div>
      <Amount service={service} quantity={quantity} />
    </li>
  )
}

/** What it is, and that the journey is added. */
function Name({ service: { name, onSite }, error }: LineProps) {
  const t = useTranslate()
  return (
    <span>
      <strong>{name}</strong> {onSite ? <Journey /> : null}
      {error ? <span className="error">{messageText(t, error)}</span> : null}
    </span>
  )
}

/** What the journey to the visitor's place costs, once for all services. */
function Journey() {
  const t = useTranslate()
  const { locale } = useSite()
  const travel = useListTravel()
  const { priceCents = 0, upToKm = 0 } = travel?.zone ?? {}
  return (
    <small className="journey hint">
      {travel?.zone
        ? t('quote.travel', { price: formatEuros(priceCents / 100, locale), km: upToKm })
        : t(travel ? 'quote.travel-on-request' : 'quote.travel-by-postcode')}
    </small>
  )
}

type AmountProps = { id?: string; service: Pick<RequestedService, 'priceCents'>; quantity: number }

/** What it comes to, below the prices of the instruments. */
function Amount({ id, service: { priceCents }, quantity }: AmountProps) {
  return (
    <span className="service-amount" id={id}>
      <LineSum each={priceCents === null ? null : priceCents / 100} quantity={quantity} />
    </span>
  )
}
