import { type ComponentProps, useRef, useState } from 'react'
import { company } from '#config/company.ts'
import { publishedFacts } from '#config/published-facts.ts'
import type { FollowedRequest } from '#domain/quote-requests/followed-request.ts'
import { isDecidable, type Offer, offerWith } from '#domain/quote-requests/offer.ts'
import type { Decision } from '#domain/quote-requests/request-forms.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { FileList } from '#src/files/file-list.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { SheetHead } from '#src/site/sheet.tsx'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'
import type { RequestAccess } from './access.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { OfferAnswer } from './offer-answer.tsx'
import type { Options } from './offer-options.tsx'
import { OfferPdf } from './offer-pdf.tsx'
import { OfferTable } from './offer-table.tsx'
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
      {/* The page is titled so where there is one. */}
      <h2 ref={heading} tabIndex={-1} className={offers.length ? 'visually-hidden' : undefined}>
        {t('request.offers')}
      </h2>
      <p role="status" className="request-decided">
        {decided ? t(done[decided]) : null}
      </p>
      {offers.length ? null : <p className="hint">{t(hasCome)}</p>}
      {offers.map((offer) => (
        <OfferCard
          key={offer.version}
          of={request}
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
  /** The request that it answers. */
  of: Pick<FollowedRequest, 'reference' | 'addressee' | 'items' | 'estimate' | 'locale'>
  offer: Offer
  /** Without it there are no buttons: the company reads it. */
  onDecide?: (decision: Decision, options: readonly number[]) => void
  /** Reads the request again, once the address of the document has ended. */
  read?: () => Promise<FollowedRequest>
  /** Of a link: it opens the files too. */
  token?: string | undefined
}

/** One version of the offer; one that was replaced or withdrawn is folded. */
export function OfferCard({ of, offer, onDecide, read, token }: CardProps) {
  const t = useTranslate()
  const { version, state } = offer
  const today = inParis(new Date()).day
  const canDecide = onDecide !== undefined && isDecidable(offer, today)
  const options = useOptions()
  const shown = canDecide ? offerWith(offer, options.chosen) : offer
  const pdf = <OfferPdf offer={offer} read={read} />
  const files = <FileList files={offer.attachments} token={token} />
  if (state === 'superseded' || state === 'withdrawn') {
    return (
      <details className="offer">
        <summary>
          {t('request.offer', { version })} <OfferState state={state} />
        </summary>
        <OfferTable of={of} offer={offer} />
        <OfferTerms of={of} offer={offer} rows={[[t('request.delivery'), offer.delivery]]} />
        {pdf}
        {files}
      </details>
    )
  }
  return (
    <article className="sheet offer">
      <OfferHead of={of} offer={offer} />
      <OfferAnswer
        of={of}
        offer={shown}
        state={state === 'sent' && offer.validUntil < today ? 'expired' : state}
        onDecide={canDecide ? (decision) => onDecide(decision, options.chosen) : undefined}
      >
        {pdf}
      </OfferAnswer>
      <OfferParties of={of} offer={offer} />
      <OfferTable of={of} offer={shown} options={canDecide ? options : undefined} />
      <OfferTerms of={of} offer={offer} />
      {files}
      <OfferFoot />
    </article>
  )
}

const OfferState = ({ state }: Pick<Offer, 'state'>) => (
  <span className={`offer-state ${state}`}>{useTranslate()(`request.offer-${state}`)}</span>
)

/** What the paper is: its number and day, and in which language it is written where that is not the reader's. */
function OfferHead({ of: { locale: written }, offer }: Pick<CardProps, 'of' | 'offer'>) {
  const t = useTranslate()
  const { locale } = useSite()
  const { version, sentAt } = offer
  const day = formatDay(inParis(new Date(sentAt)).day, locale)
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(written) ?? written
  return (
    <SheetHead
      title={
        <h3>
          {t('request.offer-title')} <span>{t('request.offer-dated', { day, version })}</span>
        </h3>
      }
      facts={written === locale ? null : <p className="hint">{t('request.written-in', { language })}</p>}
    />
  )
}

/** For whom it is, and by whom. */
function OfferParties({ of: { addressee }, offer: { by } }: Pick<CardProps, 'of' | 'offer'>) {
  const t = useTranslate()
  const phone = usePhone()
  return (
    <Facts
      className="offer-parties"
      rows={[
        [t('request.offer-to'), addressee.join('\n')],
        [t('request.offer-by'), `${by || company.name}\n${phone}`],
      ]}
    />
  )
}

type TermsProps = Pick<CardProps, 'of' | 'offer'> & { rows?: ComponentProps<typeof Facts>['rows'] }

/** Note and conditions of an offer; what it leaves open is said, as it would be accepted so. */
function OfferTerms({ of, offer: { note, conditions, termsVersion }, rows = [] }: TermsProps) {
  const t = useTranslate()
  const written = (text: string) => (text ? <span lang={of.locale}>{text}</span> : null)
  return (
    <Facts
      className="offer-terms"
      rows={[
        [t('request.note'), written(note)],
        ...rows,
        [t('request.conditions'), written(conditions) ?? t('request.conditions-none')],
        [t('request.terms'), termsVersion && <TermsLink version={termsVersion} />],
      ]}
    />
  )
}

/** Under which numbers the company is registered, as below a letter. */
function OfferFoot() {
  const t = useTranslate()
  const { form, register, siren, vat, areExamples } = publishedFacts
  return (
    <p className="hint">
      {t('request.registered', { form, register: `${register} ${siren}`, vat })}
      {areExamples ? ` · ${t('request.registered-example')}` : null}
    </p>
  )
}
