import { useState } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import { useTravelZone } from '#src/area/use-travel-zone.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'
import { Field } from '#src/ui/field.tsx'

/** What a verification in France costs, with the journey once the postcode is typed. Null: on request. */
export function VisitPrice({ verificationCents }: { verificationCents: number | null }) {
  const t = useTranslate()
  const { locale } = useSite()
  const [postcode, setPostcode] = useState('')
  const zone = useTravelZone(postcode, 'FR')
  const inWords = (cents: number | null) =>
    cents === null ? t('price.on-request') : `${formatEuros(cents / 100, locale)}\u00a0${t('price.excl-vat')}`
  return (
    <div className="visit-price">
      <Field
        name="postcode"
        id="visit-postcode"
        label={t('plaque.postcode')}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        value={postcode}
        onChange={(event) => setPostcode(event.target.value)}
      />
      <Facts
        className="plate-entries"
        aria-live="polite"
        rows={[
          [t('plaque.verification'), inWords(verificationCents)],
          [
            t('plaque.travel'),
            postcode.trim().length < 5 ? t('plaque.by-postcode') : inWords(zone?.priceCents ?? null),
          ],
          [
            t('plaque.visit'),
            zone && verificationCents !== null ? inWords(verificationCents + zone.priceCents) : null,
          ],
        ]}
      />
    </div>
  )
}
