import { useEffect, useRef, useState } from 'react'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { stateAfter } from '#domain/quote-requests/request-state.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { OfferCard } from '#src/quote-requests/offers.tsx'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { useDesk } from './desk-context.tsx'
import { draftText } from './draft-changed.tsx'
import { Folded } from './folded.tsx'
import { OfferEditor } from './offer-editor.tsx'
import { phoneWords } from './staff-words.ts'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

const canOffer = ({ state }: DeskRequest['request']) => stateAfter(state, 'offer-sent', 'company') !== null

/** The button that opens the editor of the next version, with whose draft it goes on. */
export function PrepareOffer({ page, onOpen }: { page: DeskRequest; onOpen: () => void }) {
  const { request, offerDraft } = page
  const { offers } = request
  if (!canOffer(request)) return null
  const draft = offerDraft?.after === (offers[0]?.version ?? 0) ? offerDraft : null
  return (
    <p className="desk-prepare">
      <span className="hint">{draftText({ name: 'untouched' }, draft)}</span>
      <button type="button" className="button" onClick={onOpen}>
        {draft ? words.resume : offers.length ? words.newVersion : words.newOffer} <kbd>o</kbd>
      </button>
    </p>
  )
}

type Props = {
  page: DeskRequest
  editing: boolean
  setEditing: (editing: boolean) => void
  refresh: () => void
}

/** The versions of the offer, newest first, and the editor of the next one. */
export function DeskOffers({ page, editing, setEditing, refresh }: Props) {
  const { request } = page
  const { offers } = request
  const [sent, setSent] = useState<string | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  // What was sent is said above the editor, which may be far above the button.
  useEffect(() => {
    if (sent) said.current?.focus()
  }, [sent])
  const { change, status } = useChange(request.reference, refresh)
  const isEditing = editing && canOffer(request)
  return (
    <section className="dash-block">
      {isEditing || offers.length ? <h2>{words.offers}</h2> : null}
      <p role="status" ref={said} tabIndex={-1} className={sent ? 'desk-said' : undefined}>
        {sent ?? status}
      </p>
      {isEditing ? (
        <OfferEditor
          key={offers[0]?.version ?? 0}
          page={page}
          refresh={refresh}
          onClose={() => setEditing(false)}
          onSent={(missing) => {
            setSent(
              (request.isMailed ? words.offerSent : phoneWords.offerMade) +
                (missing ? ` ${words.filesMissing(missing)}` : ''),
            )
            setEditing(false)
            refresh()
          }}
        />
      ) : null}
      <Versions
        request={request}
        isEditing={isEditing}
        onWithdraw={(version) => {
          setSent(null)
          void change({ action: 'withdraw', version }, words.withdrawn)
        }}
      />
    </section>
  )
}

type VersionsProps = {
  request: DeskRequest['request']
  isEditing: boolean
  onWithdraw: (version: number) => void
}

/** Each version as its customer reads it; while the next one is written the last is a line. */
function Versions({ request, isEditing, onWithdraw }: VersionsProps) {
  const t = useTranslate()
  const { call, token } = useDesk()
  const { offers, state, reference } = request
  const read = () => call('GET /desk/requests/:reference', { params: { reference } })
  return offers.map((offer) => (
    <Folded
      key={offer.version}
      isFolded={isEditing && offer.state !== 'superseded' && offer.state !== 'withdrawn'}
      title={t('request.offer', { version: offer.version })}
    >
      <div className="desk-offer">
        <OfferCard of={request} offer={offer} read={async () => (await read()).request} token={token} />
        {offer.state === 'sent' && state === 'offered' ? (
          <p>
            <ConfirmButton
              question={words.withdrawAsk(offer.version)}
              action={words.withdraw}
              onConfirm={() => onWithdraw(offer.version)}
            />
          </p>
        ) : null}
      </div>
    </Folded>
  ))
}
