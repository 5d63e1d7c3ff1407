import { useState } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { Service } from '#domain/quote-list/quote-service.ts'
import { servicePrices, sumForMaxes } from '#domain/quote-list/service-prices.ts'
import type { Scale } from '#domain/scales/scale.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { useTravelZone } from '#src/site/use-travel-zone.ts'

type Props = {
  services: readonly Service[]
  scales: readonly Pick<Scale, 'country' | 'maxUg' | 'kind'>[]
  person: { postalCode: string; country: string }
}

/**
 * What a visit for these instruments costs, with the journey once the postcode is known. Nothing where the price of
 * one is on request, and in Germany, where only the authority verifies.
 */
export function RegisterPrice({ services, scales, person: { postalCode, country } }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const [typed, setTyped] = useState('')
  const zone = useTravelZone(postalCode || typed, country || 'FR')
  if (scales.some((scale) => scale.country !== 'FR' || scale.kind !== 'non-automatic')) return null
  const maxesG = scales.map(({ maxUg }) => (maxUg === null ? null : maxUg / 1e6))
  const verification = sumForMaxes(servicePrices(services).verification, maxesG)
  if (!verification) return null
  const total = formatEuros((verification + (zone?.priceCents ?? 0)) / 100, locale)
  return (
    <div className="register-price">
      <p aria-live="polite">{t(zone ? 'scales.visit-price' : 'scales.visit-price-travel', { total })}</p>
      {postalCode === '' ? <PostcodeField value={typed} onChange={setTyped} /> : null}
    </div>
  )
}

type PostcodeProps = { value: string; onChange: (postcode: string) => void }

/** Where the visit goes to, for who has no address in the account. */
function PostcodeField({ value, onChange }: PostcodeProps) {
  const t = useTranslate()
  return (
    <label>
      {t('form.zipCode')}{' '}
      <input
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        size={6}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
