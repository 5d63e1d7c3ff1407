import { type MouseEvent, useState } from 'react'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import type { Offer } from '#domain/quote-requests/offer.ts'
import { useTranslate } from '#src/i18n/translation.ts'

/** True once a signed address has ended, or is about to. */
const hasEnded = (address: string) =>
  Number(new URL(address, location.href).searchParams.get('until')) * 1000 < Date.now() + 5000

type OfferPdfProps = { offer: Offer; read: (() => Promise<FollowedRequest>) | undefined }

/** The links to the documents of an offer: what was accepted of it, and the offer as it was sent. */
export const OfferPdf = (props: OfferPdfProps) => (
  <>
    <DocumentLink kind="acceptedPdf" {...props} />
    <DocumentLink kind="pdf" {...props} />
  </>
)

const labels = { pdf: 'request.pdf', acceptedPdf: 'request.accepted-pdf' } as const

/** The link to a document; its address works for ten minutes, and is asked for again after that. */
function DocumentLink({ kind, offer, read }: OfferPdfProps & { kind: 'pdf' | 'acceptedPdf' }) {
  const { version, [kind]: address } = offer
  const t = useTranslate()
  const [failed, setFailed] = useState(false)
  if (!address) return null
  const renew = async (again: () => Promise<FollowedRequest>) => {
    const { offers } = await again()
    location.assign(offers.find((offer) => offer.version === version)?.[kind] ?? address)
  }
  const onClick = (event: MouseEvent) => {
    setFailed(false)
    if (!read || !hasEnded(address)) return
    event.preventDefault()
    renew(read).catch(() => setFailed(true))
  }
  return (
    <p>
      <a className="button small ghost" href={address} onClick={onClick}>
        {t(labels[kind], { version })}
      </a>
      <span role="status">{failed ? ` ${t('request.pdf-failed')}` : null}</span>
    </p>
  )
}
