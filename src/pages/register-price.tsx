import { useEffect, useState } from 'react'
import type { Profile } from '#domain/accounts/account.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { Service } from '#domain/quote-list/quote-service.ts'
import { servicePrices, sumForMaxes } from '#domain/quote-list/service-prices.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { useTravelZone } from '#src/site/use-travel-zone.ts'
import { Field } from '#src/ui/field.tsx'

type Priced = Pick<Scale, 'country' | 'maxUg' | 'kind' | 'place'>

type Props = {
  services: readonly Service[]
  scales: readonly Priced[]
  person: Pick<Profile, 'postalCode' | 'country'>
  /** Called with the account once it keeps the postcode that was typed. */
  onPerson: (person: Profile) => void
}

/**
 * What a visit for these instruments costs, with the journey where the postcode is known: that of their place, of the
 * account, or one that is typed here and kept for the account. Nothing where the price of one is on request, and in
 * Germany, where only the authority verifies.
 */
export function RegisterPrice({ services, scales, person, onPerson }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { typed, setTyped, isAsked, ...postcode } = usePostcode(scales, person)
  const zone = useTravelZone(postcode.value, postcode.country)
  const isKept = useKept(zone === null ? '' : typed, onPerson)
  if (scales.some((scale) => scale.country !== 'FR' || scale.kind !== 'non-automatic')) return null
  const maxesG = scales.map(({ maxUg }) => (maxUg === null ? null : maxUg / 1e6))
  const verification = sumForMaxes(servicePrices(services).verification, maxesG)
  if (!verification) return null
  const total = formatEuros((verification + (zone?.priceCents ?? 0)) / 100, locale)
  return (
    <div className="visit-cost">
      <p className="visit-price" role={isAsked ? 'status' : undefined}>
        {t(zone ? 'scales.visit-price' : 'scales.visit-price-travel', { total })}
      </p>
      {isAsked ? (
        <Field
          name="postcode"
          id="visit-postcode"
          label={t('scales.postcode')}
          hint={isKept ? t('scales.postcode-kept') : undefined}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
    </div>
  )
}

/** A French postcode in the words that say where an instrument stands. */
const inPlace = /\b\d{5}\b/

/** Where the visit goes to; it is asked for where neither a place nor the account says it. */
function usePostcode(scales: Props['scales'], { postalCode, country }: Props['person']) {
  // Null until something is typed: from then on the field stays, whatever the account keeps of it.
  const [typed, setTyped] = useState<string | null>(null)
  const place = scales.flatMap((scale) => inPlace.exec(scale.place)?.[0] ?? [])[0]
  const known = place ?? (typed === null ? postalCode : '')
  const isAsked = known === ''
  const shown = typed ?? ''
  return {
    typed: shown,
    setTyped,
    isAsked,
    value: known || shown,
    country: known === postalCode ? country : 'FR',
  }
}

/** Keeps a postcode for the account once it is one; true as soon as that is done. */
function useKept(postalCode: string, onPerson: Props['onPerson']): boolean {
  const { callApi } = useSite()
  const { done, run } = useAction({
    send: (body: Pick<Profile, 'postalCode'>) => callApi('PATCH /profile', { body }),
    onAccepted: onPerson,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each postcode is kept once
  useEffect(() => {
    if (postalCode) void run({ postalCode })
  }, [postalCode])
  return done
}
