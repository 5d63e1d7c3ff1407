import { useEffect, useState } from 'react'
import { localeInfo, locales } from '#config/locales.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { EditedProduct, Ordered } from '#domain/publishing/editing-schemas.ts'
import { GhostButton, SmallButton } from '#src/desk/controls.tsx'
import { DeskLink, useDesk } from '#src/desk/desk-context.tsx'
import { moment } from '#src/desk/formats.ts'
import { changeTexts } from '#src/desk/journal-lines.ts'
import { useAction } from '#src/forms/use-action.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { NarrowFold } from '#src/ui/narrow-fold.tsx'
import { text } from './catalogue-words.ts'
import { Preview } from './preview.tsx'
import { Refused } from './problem-list.tsx'
import { refusalText } from './problem-words.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { useProductDraft } from './use-product-draft.ts'

type Props = {
  edited: EditedProduct
  draft: ReturnType<typeof useProductDraft>
  reload: () => void
  onDropped: () => void
}

/** The foot of the editor: saves, shows and ends the draft. */
export function ProductFooter({
  edited: { id, published, revision, draft: saved },
  draft,
  reload,
  onDropped,
}: Props) {
  const { saving, isChanged, document, version, forget } = draft
  const ending = useEnding({ id, version, revision }, (what) => {
    forget()
    if (what === 'drop' && !published) onDropped()
    else reload()
  })
  const problem = saving.problem ?? ending.problem
  const again = () => {
    forget()
    reload()
  }
  return (
    <div className="catalogue-foot">
      {problem ? (
        <Refused
          said={refusalText(problem)}
          onReload={problem.code === 'precondition-failed' ? again : undefined}
        />
      ) : null}
      <p role="status">{isChanged ? text.unsaved : saving.done ? text.saved : null}</p>
      <button type="submit" className="button" aria-disabled={!document || !isChanged || saving.busy}>
        {saving.busy ? text.saving : text.saveDraft}
      </button>
      <Publishing id={id} draft={draft} reload={reload} />
      <NarrowFold {...text.actions} className="catalogue-foot-more">
        {isChanged ? <SmallButton onClick={again}>{text.discardTyped}</SmallButton> : null}
        <Previews isOff={isChanged} />
        {published ? (
          <DeskLink className="button small ghost" to={{ view: 'catalogue', duplicate: id }}>
            {text.duplicate}
          </DeskLink>
        ) : null}
        {saved !== null || version !== null ? (
          <ConfirmButton question={text.dropAsk} action={text.drop} onConfirm={() => ending.run('drop')} />
        ) : null}
        {published ? (
          <ConfirmButton
            question={text.removeAsk}
            action={text.remove}
            onConfirm={() => ending.run('remove')}
          />
        ) : null}
      </NarrowFold>
      {isChanged ? null : <ShownPreview id={id} document={document} />}
    </div>
  )
}

type PublishingProps = Pick<Props, 'draft' | 'reload'> & { id: string }

/** Saves what is typed, then asks when this one product is published. */
function Publishing({ id, draft: { document, isChanged, version, saving }, reload }: PublishingProps) {
  const [isAsked, setAsked] = useState(false)
  const isSaved = !isChanged && version !== null
  // What equals the published product, or could not be saved, has nothing to publish.
  const isOver = !saving.busy && (saving.problem !== null || (!isChanged && version === null))
  // A problem that is named in the dialog leads to its field.
  const isElsewhere = useDesk().address.has('field')
  useEffect(() => {
    if (isOver || isElsewhere) setAsked(false)
  }, [isOver, isElsewhere])
  const isReady = document !== null && (isChanged || isSaved) && !saving.busy
  return (
    <>
      <GhostButton
        aria-disabled={!isReady}
        onClick={() => {
          if (!isReady) return
          setAsked(true)
          if (isChanged) void saving.run(document)
        }}
      >
        {text.publish}
      </GhostButton>
      {isAsked && isSaved ? (
        <PublishDialog
          only={id}
          onClose={(isDropped) => {
            setAsked(false)
            if (isDropped) reload()
          }}
        />
      ) : null}
    </>
  )
}

/** How a draft ends: it is dropped, or the product with it. */
type Ending = 'drop' | 'remove'

function useEnding(
  { id, ...seen }: { id: string; version: number | null; revision: number | null },
  onAccepted: (what: Ending) => void,
) {
  const { call } = useDesk()
  return useAction<Ending>({
    send: (what): Promise<unknown> =>
      what === 'drop'
        ? call('DELETE /desk/catalogue/products/:id/draft', { params: { id } })
        : call('PUT /desk/catalogue/products/:id', { params: { id }, body: { ...seen, document: null } }),
    onAccepted: (_, what) => onAccepted(what),
  })
}

/** Shows the draft as it is stored, so it is off while there are changes. */
function Previews({ isOff }: { isOff: boolean }) {
  const { address, go } = useDesk()
  return (
    <span className="catalogue-previews">
      {text.preview}
      {locales.map((locale) => (
        <SmallButton
          key={locale}
          name={text.previewIn(localeInfo[locale].name)}
          aria-disabled={isOff}
          onClick={() => isOff || go({ ...Object.fromEntries(address), preview: locale }, 'replace')}
        >
          {localeInfo[locale].name}
        </SmallButton>
      ))}
    </span>
  )
}

/** The preview that the address opens, for colleagues too. */
function ShownPreview({ id, document }: { id: string; document: ProductDocument | null }) {
  const { address, go } = useDesk()
  const { preview: asked, ...place } = Object.fromEntries(address)
  const shown = locales.find((locale) => locale === asked)
  return shown ? (
    <Preview id={id} locale={shown} document={document} onClose={() => go(place, 'replace')} />
  ) : null
}

type ScheduledChangeProps = {
  id: string
  ordered: Ordered
  planned: EditedProduct['planned']
  isOff: boolean
  onWithdrawn: () => void
}

/** The change of the product that is planned, and the way out of it while nothing is typed. */
export function ScheduledChange({ id, ordered, planned, isOff, onWithdrawn }: ScheduledChangeProps) {
  const { call } = useDesk()
  const { run, busy, problem } = useAction({
    send: () =>
      call('DELETE /desk/publications/:id/products/:product', { params: { id: ordered.id, product: id } }),
    onAccepted: onWithdrawn,
  })
  return (
    <>
      <p className="notice">
        {ordered.isLocking ? text.orderedWhole : text.orderedPart}{' '}
        <DeskLink to={{ view: 'publications' }}>{text.orderedOn(moment(ordered.dueAt))}</DeskLink>
      </p>
      {planned.length ? (
        <ul className="hint">
          {planned.map((change) => (
            <li key={change.change + change.reference}>{plannedText(change)}</li>
          ))}
        </ul>
      ) : null}
      {planned.some(({ change }) => change === 'price') ? <p className="hint">{text.orderedPrices}</p> : null}
      <p>
        <ConfirmButton
          question={text.withdrawAsk}
          action={text.withdraw}
          cancel={text.wayOut}
          isOff={busy || isOff}
          onConfirm={() => void run()}
        />
      </p>
      {isOff ? <p className="hint">{text.withdrawLater}</p> : null}
      {problem ? (
        <p role="alert">{problem.code === 'state-changed' ? text.publicationMoved : refusalText(problem)}</p>
      ) : null}
    </>
  )
}

/** What is planned, with what it is now; of texts and lists only what changes. */
function plannedText(change: EditedProduct['planned'][number]): string {
  const { label, before, after } = changeTexts(change)
  const place = [change.reference, label].filter(Boolean).join(', ')
  return before !== null && after !== null ? `${place}\u00a0: ${before} → ${after}` : place
}
