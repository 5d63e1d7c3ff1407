import { useCallback } from 'react'
import { limits } from '#config/limits.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { Service } from '#domain/quote-list/quote-service.ts'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'
import { Options } from '#src/ui/field.tsx'
import { AskedRow } from './start-items.tsx'
import { words } from './words.ts'

type Props = {
  /** How many of each, by code. */
  chosen: Record<string, number>
  onChange: (chosen: Record<string, number>) => void
}

const labelOf = ({ name, priceCents }: Service) =>
  `${name} · ${priceCents === null ? words.onRequest : formatEuros(priceCents / 100, 'fr')}`

/** The services that are asked for, and the list that adds one. */
export function StartServices({ chosen, onChange }: Props) {
  const { callApi } = useSite()
  const read = useCallback(() => callApi('GET /services', { query: { lang: 'fr' } }), [callApi])
  const services = useQuery(read).answer.value?.items ?? []
  const others = services.filter(({ code }) => !(code in chosen))
  const without = (code: string) =>
    Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== code))
  return (
    <fieldset className="desk-items">
      <legend>{words.services}</legend>
      {services
        .filter(({ code }) => code in chosen)
        .map((service) => (
          <AskedRow
            key={service.code}
            name={service.name}
            quantity={chosen[service.code]}
            onChange={(quantity) => onChange({ ...chosen, [service.code]: quantity })}
            onRemove={() => onChange(without(service.code))}
          >
            {labelOf(service)}
          </AskedRow>
        ))}
      <select
        className="desk-blocks"
        aria-label={words.addService}
        value=""
        disabled={Object.keys(chosen).length >= limits.quoteServices}
        onChange={(event) => onChange({ ...chosen, [event.target.value]: 1 })}
      >
        <option value="">{words.addService}</option>
        <Options of={others.map((service) => [service.code, labelOf(service)])} />
      </select>
    </fieldset>
  )
}
