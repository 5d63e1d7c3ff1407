import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProductPhoto } from '#domain/catalogue/media.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { productDoubts } from '#domain/publishing/doubts.ts'
import type { EditedProduct } from '#domain/publishing/editing-schemas.ts'
import { DeskForm, ErrorContext } from '#src/desk/controls.tsx'
import { DeskLink, useDesk } from '#src/desk/desk-context.tsx'
import { DeskQuery, useRefreshed } from '#src/desk/desk-query.tsx'
import { moment } from '#src/desk/formats.ts'
import { LanguageTabs } from '#src/desk/languages.tsx'
import { compressPhoto, sendPhoto, useMediaUploads } from '#src/desk/media-uploads.ts'
import { submitOnCtrlEnter } from '#src/desk/use-shortcuts.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { Accessories, Documents } from './added-parts.tsx'
import { text } from './catalogue-words.ts'
import { DrawingFields } from './drawing-fields.tsx'
import { EditorSection } from './editor-fold.tsx'
import { UndoRemove, useUndoRemove } from './list-editor.tsx'
import { filterOf, listAddress } from './list-filters.tsx'
import { type Pattern, readEdited } from './new-product.tsx'
import { photoWords } from './part-words.ts'
import { PhotoFields } from './photo-fields.tsx'
import { Doubts, focusField, Problems } from './problem-list.tsx'
import { doubtText } from './problem-words.ts'
import { ProductFooter, ScheduledChange } from './product-footer.tsx'
import { Ending, type Fields, General, Models, Texts } from './product-parts.tsx'
import { useProblems, useProductDraft } from './use-product-draft.ts'

type Props = {
  id: string
  /** What a new product begins with; null: it is there already. */
  pattern: Pattern | null
}

/** The address of the editor without what a new product begins with. */
const here = (address: URLSearchParams) =>
  Object.fromEntries([...address].filter(([name]) => !['copy', 'like', 'name'].includes(name)))

/** One product with all its models, as a draft. */
export function ProductEditor({ id, pattern }: Props) {
  const [{ copyOf = null, isKind = false, name = '' }, setPattern] = useState<Partial<Pattern>>(pattern ?? {})
  const { call, go, address } = useDesk()
  const { filter, pages } = filterOf(address)
  const list = listAddress(filter, pages)
  const [reads, setReads] = useState(0)
  const query = useRefreshed(
    useCallback(
      () => readEdited(call, id, copyOf === null ? null : { copyOf, isKind, name }),
      [call, id, copyOf, isKind, name],
    ),
  )
  const back = () => go(list)
  const again = () => {
    setReads(reads + 1)
    // What is stored is read, also of a product that was new before it was saved.
    if (pattern === null && copyOf !== null) setPattern({})
    else query.load()
  }
  // Whoever reloads the address, or is sent it, opens the draft and not again what it began with.
  const onSaved = () => (pattern === null ? undefined : go(here(address), 'replace'))
  return (
    <>
      <p>
        <DeskLink className="desk-back" to={list}>
          ← {text.back}
        </DeskLink>
      </p>
      <DeskQuery query={query} lines={12} missing={<p role="alert">{text.unknown}</p>}>
        {({ edited, beginning }) =>
          beginning ? (
            <Editor key={reads} {...{ edited, beginning, onSaved }} reload={again} onDropped={back} />
          ) : (
            <Removed edited={edited} onDropped={again} />
          )
        }
      </DeskQuery>
    </>
  )
}

function Removed({ edited: { id, published }, onDropped }: { edited: EditedProduct; onDropped: () => void }) {
  const { call } = useDesk()
  const { run, busy } = useAction({
    send: () => call('DELETE /desk/catalogue/products/:id/draft', { params: { id } }),
    onAccepted: onDropped,
  })
  return (
    <>
      <h1>{published?.name.fr ?? id}</h1>
      <p>{text.removed}</p>
      <p>
        <button type="button" className="button" aria-disabled={busy} onClick={() => void run()}>
          {text.drop}
        </button>
      </p>
    </>
  )
}

type EditorProps = {
  edited: EditedProduct
  beginning: ProductDocument
  onSaved: () => void
  reload: () => void
  onDropped: () => void
}

function Editor({ edited, beginning, onSaved, reload, onDropped }: EditorProps) {
  const draft = useProductDraft(edited, beginning, onSaved)
  const form = useAskedField()
  const { typed, document, change, saving } = draft
  const { placed, errorAt, onBlur } = useProblems(edited, beginning, draft)
  const fields: Fields = { typed, change }
  return (
    <ErrorContext value={errorAt}>
      <DeskForm
        ref={form}
        className="catalogue-editor"
        onBlur={onBlur}
        onKeyDown={submitOnCtrlEnter}
        onSubmit={() => {
          if (document) void saving.run(document)
        }}
      >
        <h1>{typed.name.fr || edited.id}</h1>
        <Status edited={edited} draft={draft} reload={reload} />
        <Problems found={placed} onGo={(field) => form.current && focusField(form.current, field)} />
        <Doubts
          sentences={(document ? productDoubts(document, edited.medianCents) : []).map(({ code, about }) =>
            doubtText[code](about),
          )}
        />
        <LanguageTabs />
        <General {...fields} kinds={edited.subcategories} />
        <Models {...fields} copied={document?.variants.at(-1) ?? beginning.variants.at(-1)} />
        <Photos {...fields} />
        <Documents {...fields} />
        <DrawingFields {...fields} kinds={edited.drawings} document={document} />
        <Texts {...fields} />
        <Accessories {...fields} />
        <Ending {...fields} />
        <ProductFooter edited={edited} draft={draft} reload={reload} onDropped={onDropped} />
      </DeskForm>
    </ErrorContext>
  )
}

/** The form, which begins at the field that the address names. */
function useAskedField() {
  const form = useRef<HTMLFormElement>(null)
  const field = useDesk().address.get('field')
  useEffect(() => {
    if (field === null) return
    // Once the dialog that led here is closed: before, nothing outside of it can have the focus.
    const timer = setTimeout(() => form.current && focusField(form.current, field))
    return () => clearTimeout(timer)
  }, [field])
  return form
}

type StatusProps = {
  edited: EditedProduct
  draft: ReturnType<typeof useProductDraft>
  reload: () => void
}

function Status({ edited: { id, draft: saved, ordered, planned }, draft, reload }: StatusProps) {
  return (
    <>
      {saved ? <p className="hint">{text.draftBy(saved.by, moment(saved.at))}</p> : null}
      {ordered ? (
        <ScheduledChange
          id={id}
          ordered={ordered}
          planned={planned}
          isOff={draft.isChanged}
          onWithdrawn={reload}
        />
      ) : null}
      {draft.isRestored ? <p className="notice">{text.restored}</p> : null}
    </>
  )
}

/** As many as a document takes. */
const most = 30

const middle = { x: 50, y: 50 }

/** The photographs of a product: added, ordered, described, and taken out with a way back. */
function Photos({ typed, change }: Fields) {
  const { photos } = typed
  const uploads = useMediaUploads(most, {
    ...{ send: sendPhoto, reduce: compressPhoto },
    // The same file again is the same photograph; its text begins with the name of the product.
    onSent: (sent) =>
      change(({ photos, name }) => ({
        photos: photos.some(({ jpeg }) => jpeg === sent.jpeg)
          ? photos
          : [...photos, { ...sent, focus: middle, text: name }],
      })),
  })
  const put = (next: readonly ProductPhoto[]) => change({ photos: [...next] })
  const removed = useUndoRemove(photos, put)
  const move = (from: number, to: number) => {
    const photo = photos[from]
    if (photo && from !== to) put(photos.toSpliced(from, 1).toSpliced(to, 0, photo))
  }
  return (
    <EditorSection title={photoWords.title} about={String(photos.length)}>
      <p className="hint">{photoWords.hint}</p>
      {photos.length ? (
        <ol className="catalogue-photos">
          {photos.map((photo, place) => (
            <PhotoFields
              key={photo.jpeg}
              {...{ photo, place, move }}
              isLast={place === photos.length - 1}
              onChange={(next) => put(photos.with(place, next))}
              onRemove={() => removed.remove(place)}
            />
          ))}
        </ol>
      ) : null}
      <UndoRemove {...removed} said={photoWords.removed} />
      <Attachments uploads={uploads} id="product-photos" about="photo" />
    </EditorSection>
  )
}
