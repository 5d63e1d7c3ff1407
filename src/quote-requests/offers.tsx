import { type MouseEvent, useRef, useState } from 'react'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import { isDecidable, type Offer, offerWith } from '#domain/quote-requests/offer.ts'
import type { Decision } from '#domain/quote-requests/request-forms.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDateTime, formatDay } from '#domain/time/dates.ts'
import { FileList } from '#src/files/file-list.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { SheetHead } from '#src/site/sheet.tsx'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'
import type { RequestAccess } from './access.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { OfferTable, type Options } from './offer-table.tsx'
import { TermsLink } from './terms-link.tsx'

const done = { accept: 'request.accepted', decline: 'request.declined' } as const

type Props = { request: FollowedRequest; access: RequestAccess; onDecided: () => void }

/** The offers, newest version first; the one that can be decided about has its buttons. */
export function Offers({ request, access, onDecided }: Props) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<{ offer: Offer; decision: Decision; options: readonly number[] } | null>(
    null,
  )
  const [decided, setDecided] = useState<Decision | null>(null)
  const { offers, state, name, isMailed } = request
  const isOpen = state === 'received' || state === 'in-progress'
  const hasCome = isOpen ? (isMailed ? 'request.no-offers' : 'request.no-offers-yet') : 'request.by-mail'
  return (
    <section className="dash-block">
      <h2 ref={heading} tabIndex={-1}>
        {t('request.offers')}
      </h2>
      <p role="status" className="request-decided">
        {decided ? t(done[decided]) : null}
      </p>
      {offers.length ? null : <p className="hint">{t(hasCome)}</p>}
      {offers.map((offer) => (
        <OfferCard
          key={offer.version}
          offer={offer}
          read={access.read}
          token={access.token}
          onDecide={(decision, options) => setOpen({ offer, decision, options })}
        />
      ))}
      {open ? (
        <DecisionDialog
          {...open}
          name={name}
          access={access}
          onMoved={onDecided}
          onClose={() => setOpen(null)}
          onDone={() => {
            setDecided(open.decision)
            setOpen(null)
            heading.current?.focus()
            onDecided()
          }}
        />
      ) : null}
    </section>
  )
}

function useOptions(): Options {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const toggle = (position: number) =>
    setChosen(chosen.includes(position) ? chosen.filter((one) => one !== position) : [...chosen, position])
  return { chosen, toggle }
}

type CardProps = {
  offer: Offer
  /** Without it there are no buttons: the company reads it. */
  onDecide?: (decision: Decision, options: readonly number[]) => void
  /** Reads the request again, once the address of the document has ended. */
  read?: () => Promise<FollowedRequest>
  /** Of a link: it opens the files too. */
  token?: string | undefined
}

/** One version of the offer; one that was replaced or withdrawn is folded. */
export function OfferCard({ offer, onDecide, read, token }: CardProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const { version, validUntil, state, lines } = offer
  const canDecide = onDecide !== undefined && isDecidable(offer, inParis(new Date()).day)
  const options = useOptions()
  const shown = canDecide ? offerWith(offer, options.chosen) : offer
  const title = (
    <>
      {t('request.offer', { version })}{' '}
      <span className={`offer-state ${state}`}>{t(`request.offer-${state}`)}</span>
    </>
  )
  if (state === 'superseded' || state === 'withdrawn') {
    return (
      <details className="offer">
        <summary>{title}</summary>
        <OfferTable offer={offer} />
        <OfferTerms offer={offer} />
        <OfferPdf offer={offer} read={read} />
        <FileList files={offer.attachments} token={token} />
      </details>
    )
  }
  return (
    <article className="sheet offer">
      <SheetHead
        title={<h3>{title}</h3>}
        facts={
          <>
            <p>{t('request.valid-until', { day: formatDay(validUntil, locale) })}</p>
            {offer.by ? <p>{t('request.offer-by', { name: offer.by })}</p> : null}
          </>
        }
      />
      {canDecide && lines.some(({ optional }) => optional) ? (
        <p className="hint">{t('request.options-hint')}</p>
      ) : null}
      <OfferTable offer={shown} options={canDecide ? options : undefined} />
      <OfferTerms offer={offer} />
      <OfferPdf offer={offer} read={read} />
      <FileList files={offer.attachments} token={token} />
      <OfferDecision offer={offer} />
      {canDecide ? (
        <p className="dash-actions">
          <button type="button" className="button" onClick={() => onDecide('accept', options.chosen)}>
            {t('request.accept')}
          </button>
          <button type="button" className="button ghost" onClick={() => onDecide('decline', [])}>
            {t('request.decline')}
          </button>
        </p>
      ) : null}
    </article>
  )
}

/** Who accepted or declined a version. */
function OfferDecision({ offer: { state, decision } }: { offer: Offer }) {
  const t = useTranslate()
  const { locale } = useSite()
  if (!decision || (state !== 'accepted' && state !== 'declined')) return null
  const { at, by, orderNumber } = decision
  return (
    <div className="offer-decision">
      <p>{t(`request.${state}-by`, { name: by, when: formatDateTime(new Date(at), locale) })}</p>
      {orderNumber ? <p>{t('request.ordered-under', { number: orderNumber })}</p> : null}
    </div>
  )
}

const terms = ['note', 'delivery', 'conditions'] as const

/** Note, delivery time and conditions of an offer, as far as there are any. */
function OfferTerms({ offer }: { offer: Offer }) {
  const t = useTranslate()
  const { termsVersion } = offer
  return (
    <Facts
      className="offer-terms"
      rows={[
        ...terms.map((term) => [t(`request.${term}`), offer[term]] as const),
        [t('terms.title'), termsVersion && <TermsLink version={termsVersion} />],
      ]}
    />
  )
}

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
