import { useState } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { useTravelZone } from '#src/site/use-travel-zone.ts'
import { Facts } from '#src/ui/facts.tsx'
import { Field } from '#src/ui/field.tsx'

/** What a verification in France costs; one sum with the journey once the postcode is typed. Null: on request. */
export function VisitPrice({ verificationCents }: { verificationCents: number | null }) {
  const t = useTranslate()
  const { locale } = useSite()
  const [postcode, setPostcode] = useState('')
  const zone = useTravelZone(postcode, 'FR')
  const euros = (cents: number) => formatEuros(cents / 100, locale)
  const inWords = (cents: number | null) =>
    cents === null ? t('price.on-request') : `${euros(cents)}\u00a0${t('price.excl-vat')}`
  const travelCents = zone?.priceCents ?? null
  // Without a postcode, from the nearest zone on.
  const leastCents = Math.min(...useCompany().travelCents)
  const isTyped = postcode.trim().length >= 5
  const isFrom = !isTyped && Number.isFinite(leastCents)
  const travel = isFrom ? t('plaque.by-postcode', { price: inWords(leastCents) }) : inWords(travelCents)
  const isWhole = verificationCents !== null && travelCents !== null
  const sum = isWhole
    ? `${euros(verificationCents)} + ${euros(travelCents)} = ${inWords(verificationCents + travelCents)}`
    : null
  return (
    <div className="visit-price">
      <h3>
        {isFrom && verificationCents !== null
          ? t('plaque.visit-from', { price: inWords(verificationCents + leastCents) })
          : t('plaque.visit')}
      </h3>
      <Facts
        className="plate-entries"
        aria-live="polite"
        rows={
          sum === null
            ? [
                [t('plaque.verification'), inWords(verificationCents)],
                [t('plaque.travel'), travel],
              ]
            : [[t('plaque.verification-travel'), sum]]
        }
      />
      <PostcodeField postcode={postcode} onChange={setPostcode} />
    </div>
  )
}

type PostcodeProps = { postcode: string; onChange: (postcode: string) => void }

/** Where the visit goes to. */
function PostcodeField({ postcode, onChange }: PostcodeProps) {
  const t = useTranslate()
  return (
    <Field
      name="postcode"
      id="visit-postcode"
      label={t('plaque.postcode')}
      required
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={12}
      value={postcode}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
