import { useEffect, useRef } from 'react'
import { draftStore, putBackDraft } from '#src/forms/form-draft.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { KeptRequest } from './kept-request.ts'
import { keptStore } from './kept-store.ts'
import { useKept } from './use-kept.ts'

type Props = {
  /** Counts the requests that were kept in this tab: the notice is focused after each. */
  justKept: number
  /** Opens the confirmation of a sent quote request. */
  onConfirmation: (sent: KeptRequest) => void
  /** Puts back what belongs to a request beside its form. */
  onPutBack: (kept: KeptRequest) => void
  /** Nothing is kept any more. */
  onEmpty: () => void
}

/** What this device keeps, its state, and what can be done with it. */
export function KeptNotice({ justKept, onConfirmation, onPutBack, onEmpty }: Props) {
  const t = useTranslate()
  const { requests, sending, send, take } = useKept()
  const region = useRef<HTMLElement>(null)
  const count = requests?.length ?? 0
  useEffect(() => {
    if (requests?.length === 0) onEmpty()
  }, [requests, onEmpty])
  useEffect(() => {
    if (justKept && count) region.current?.focus()
  }, [justKept, count])
  return (
    <section
      ref={region}
      className="notices kept"
      tabIndex={-1}
      aria-label={t('kept.title')}
      aria-live="polite"
    >
      {requests?.map((kept) =>
        kept.state === 'sent' ? (
          <Sent key={kept.key} kept={kept} onConfirmation={onConfirmation} />
        ) : (
          <Unsent
            key={kept.key}
            kept={kept}
            sending={sending}
            onSend={() => void send({ wantedKey: kept.key })}
            onTake={() => take(kept.key)}
            onPutBack={onPutBack}
          />
        ),
      )}
    </section>
  )
}

const kindOf = ({ endpoint }: KeptRequest) => (endpoint === 'POST /quotes' ? 'quote' : 'message')

function Sent({ kept, onConfirmation }: { kept: KeptRequest } & Pick<Props, 'onConfirmation'>) {
  const t = useTranslate()
  const forget = () => void keptStore.remove(kept.key)
  const kind = kindOf(kept)
  return (
    <div className="notice">
      <div>
        <p>{t(`kept.sent-${kind}`, { reference: kept.reference ?? '' })}</p>
        {kind === 'quote' ? (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              onConfirmation(kept)
              forget()
            }}
          >
            {t('kept.confirmation')}
          </button>
        ) : null}
      </div>
      <IconButton icon="close" onClick={forget} name={t('close')} />
    </div>
  )
}

type UnsentProps = {
  kept: KeptRequest
  sending: boolean
  onSend: () => void
  /** Null where it was sent meanwhile. */
  onTake: () => Promise<KeptRequest | null>
  onPutBack: (kept: KeptRequest) => void
}

function Unsent({ kept, sending, onSend, onTake, onPutBack }: UnsentProps) {
  const t = useTranslate()
  const { navigate } = useSite()
  const state = kept.state as 'waiting' | 'unsure' | 'refused'
  const edit = async () => {
    const taken = await onTake()
    if (!taken) return
    onPutBack(taken)
    putBack(taken)
    navigate(taken.form.href)
  }
  return (
    <div className="notice">
      <p>{sending ? t('kept.sending') : t(`kept.${state}-${kindOf(kept)}`)}</p>
      <div className="kept-actions" hidden={sending}>
        {state === 'refused' ? null : (
          <button type="button" className="link-button" onClick={onSend}>
            {t('kept.send-now')}
          </button>
        )}
        <button type="button" className="link-button" onClick={() => void edit()}>
          {t('kept.edit')}
        </button>
        <ConfirmButton
          className="link-button"
          question={t('kept.confirm-cancel')}
          action={t('kept.delete')}
          onConfirm={onTake}
        >
          {t('kept.cancel')}
        </ConfirmButton>
      </div>
    </div>
  )
}

/**
 * Fills the form in again. Unchanged content keeps its key, so that it is stored once even if it has arrived already.
 */
function putBack({ form: { name }, body, key, files }: KeptRequest): void {
  const drafts = draftStore('tab')
  const typed = Object.entries(body ?? {}).filter(
    ([field, value]) => typeof value === 'string' && field !== 'lang',
  )
  drafts.write(`${name}.key`, { body: JSON.stringify(body), key })
  if (files) drafts.write(`${name}.files`, { files })
  putBackDraft(name, Object.fromEntries(typed) as Record<string, string>)
}
