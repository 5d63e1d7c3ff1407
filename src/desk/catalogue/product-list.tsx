import { useCallback, useRef, useState } from 'react'
import type { EditedRows } from '#domain/publishing/editing-schemas.ts'
import { SmallButton } from '#src/desk/controls.tsx'
import { type Desk, useDesk } from '#src/desk/desk-context.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { Confirm } from '#src/ui/dialog.tsx'
import href from './catalogue.css?url'
import { text } from './catalogue-words.ts'
import { FileExchange } from './file-exchange.tsx'
import type { Kinds } from './kind-options.tsx'
import { Filters, filterOf, type ListFilter, listAddress, useKindName } from './list-filters.tsx'
import { NewProduct } from './new-product.tsx'
import photosHref from './photos.css?url'
import { PreviewPage } from './preview.tsx'
import { PriceChangeDialog } from './price-change-dialog.tsx'
import { ProductRows, usePrices } from './price-rows.tsx'
import { ProductEditor } from './product-editor.tsx'
import partsHref from './product-parts.css?url'
import { patternOf } from './product-pattern.ts'
import { PublishDialog } from './publish-dialog.tsx'
import publishingHref from './publishing.css?url'

/** The catalogue at the desk: the list, or the product that the address names. */
export function Catalogue() {
  const { address } = useDesk()
  const product = address.get('product')
  return (
    <>
      <Stylesheet href={href} />
      <Stylesheet href={photosHref} />
      <Stylesheet href={publishingHref} />
      <Stylesheet href={partsHref} />
      {product === null ? (
        <ProductList />
      ) : address.has('alone') ? (
        <PreviewPage id={product} />
      ) : (
        <ProductEditor key={product} id={product} pattern={patternOf(address)} />
      )}
    </>
  )
}

type Dialog = 'new' | 'prices' | 'file' | 'publish' | 'unsaved'

/** Products with their models, whose prices and stock are changed in place. */
function ProductList() {
  const desk = useDesk()
  const { address, go } = desk
  const query = listAddress(filterOf(address).filter)
  const asked = JSON.stringify(query)
  const { filter } = filterOf(new URLSearchParams(query))
  const { pages } = filterOf(address)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  // Another page of the same list is added to what is there: the number of pages reads nothing anew.
  const latest = useRef(desk)
  latest.current = desk
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another question
  const { answer, load, set } = useQuery(useCallback(() => readPages(latest.current), [asked]))
  const drafts = answer.value?.drafts ?? 0
  const kinds = answer.value?.subcategories ?? []
  const prices = usePrices(asked, answer.value, (then) => {
    if (then === 'publish') setDialog(then)
    load()
  })
  const close = (isChanged: boolean) => {
    setDialog(null)
    if (isChanged) load()
  }
  return (
    <>
      <div className="desk-title-row">
        <h1>{text.title}</h1>
        <Tools
          drafts={drafts}
          isOfDrafts={filter.filter === 'drafts'}
          onOpen={(next) => setDialog(next === 'publish' && prices.count ? 'unsaved' : next)}
        />
      </div>
      <Filters filter={filter} rows={answer.value} onChange={(next) => go(listAddress(next))} />
      <QueryBoundary answer={answer} retry={load} lines={10}>
        {(page) => <ProductRows {...{ page, filter, prices }} onPage={set} />}
      </QueryBoundary>
      <Dialogs {...{ dialog, filter, pages, kinds, prices }} onClose={close} />
    </>
  )
}

type DialogsProps = {
  dialog: Dialog | null
  filter: ListFilter
  pages: number
  kinds: Kinds
  prices: ReturnType<typeof usePrices>
  onClose: (isChanged: boolean) => void
}

/** The dialog that a tool or the address has opened. */
function Dialogs({ dialog, filter, pages, kinds, prices, onClose }: DialogsProps) {
  const { address, go } = useDesk()
  const duplicate = address.get('duplicate')
  const kind = useKindName(filter, kinds)
  return (
    <>
      {dialog === 'new' ? <NewProduct kinds={kinds} onClose={() => onClose(false)} /> : null}
      {duplicate ? (
        <NewProduct
          key={duplicate}
          from={duplicate}
          onClose={() => go(listAddress(filter, pages), 'replace')}
        />
      ) : null}
      {dialog === 'prices' ? <PriceChangeDialog filter={filter} kind={kind} onClose={onClose} /> : null}
      {dialog === 'unsaved' ? (
        <Confirm
          question={text.unsavedPrices(prices.count)}
          action={text.saveFirst}
          isDanger={false}
          onCancel={() => onClose(false)}
          onConfirm={() => onClose(prices.save('publish'))}
        />
      ) : null}
      {dialog === 'publish' ? <PublishDialog only={null} onClose={onClose} /> : null}
      {dialog === 'file' ? <FileExchange onClose={onClose} /> : null}
    </>
  )
}

type ToolsProps = { drafts: number; isOfDrafts: boolean; onOpen: (dialog: Dialog) => void }

/** What is done with the list as a whole. */
function Tools({ drafts, isOfDrafts, onOpen }: ToolsProps) {
  const tools: [Dialog, string][] = [
    ['file', text.file],
    ['prices', text.change],
    ['new', text.fresh],
    ...(drafts && isOfDrafts ? [['publish', text.dropMany] as [Dialog, string]] : []),
  ]
  return (
    <p className="desk-actions">
      {tools.map(([dialog, name]) => (
        <SmallButton key={name} onClick={() => onOpen(dialog)}>
          {name}
        </SmallButton>
      ))}
      {drafts ? (
        <button type="button" className="button small" onClick={() => onOpen('publish')}>
          {text.publishAll(drafts)}
        </button>
      ) : null}
    </p>
  )
}

/** The pages of the list that the address asks for, as one. */
async function readPages({ calls, address }: Desk): Promise<EditedRows> {
  const { filter, pages } = filterOf(address)
  let rows = await calls.products({ ...filter, cursor: '' })
  for (let page = 1; page < pages && rows.nextCursor !== null; page += 1) {
    const next = await calls.products({ ...filter, cursor: rows.nextCursor })
    rows = { ...next, items: [...rows.items, ...next.items] }
  }
  return rows
}
