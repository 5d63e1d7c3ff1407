import { type MouseEvent, useState } from 'react'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import type { Offer } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'

/** True once a signed address has ended, or is about to. */
const hasEnded = (address: string) =>
  Number(new URL(address, location.href).searchParams.get('until')) * 1000 < Date.now() + 5000

/** The link to the document of an offer; its address works for ten minutes, and is asked for again after that. */
export function OfferPdf({
  offer: { version, pdf },
  read,
}: {
  offer: Offer
  read: (() => Promise<FollowedRequest>) | undefined
}) {
  const t = useTranslate()
  const [failed, setFailed] = useState(false)
  if (!pdf) return null
  const renew = async (again: () => Promise<FollowedRequest>) => {
    const { offers } = await again()
    location.assign(offers.find((offer) => offer.version === version)?.pdf ?? pdf)
  }
  const onClick = (event: MouseEvent) => {
    setFailed(false)
    if (!read || !hasEnded(pdf)) return
    event.preventDefault()
    renew(read).catch(() => setFailed(true))
  }
  return (
    <p>
      <a className="lone" href={pdf} onClick={onClick}>
        {t('request.pdf', { version })}
      </a>
      <span role="status">{failed ? ` ${t('request.pdf-failed')}` : null}</span>
    </p>
  )
}
