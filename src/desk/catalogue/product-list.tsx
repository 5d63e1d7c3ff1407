import { useCallback, useRef, useState } from 'react'
import type { EditedRows } from '#domain/publishing/editing-schemas.ts'
import { SmallButton } from '#src/desk/controls.tsx'
import { type Desk, useDesk } from '#src/desk/desk-context.tsx'
import { DeskQuery, useRefreshed } from '#src/desk/desk-query.tsx'
import { Confirm } from '#src/ui/dialog.tsx'
import { text } from './catalogue-words.ts'
import type { Kinds } from './choices.tsx'
import { FileExchange } from './file-exchange.tsx'
import { Filters, filterOf, type ListFilter, listAddress, useKindName } from './list-filters.tsx'
import { NewProduct, patternOf } from './new-product.tsx'
import { PreviewPage } from './preview.tsx'
import { PriceChangeDialog } from './price-change-dialog.tsx'
import { ProductRows, usePrices } from './price-rows.tsx'
import { ProductEditor } from './product-editor.tsx'
import { PublishDialog } from './publish-dialog.tsx'

/** The catalogue at the desk: the list, or the product that the address names. */
export function Catalogue() {
  const { address } = useDesk()
  const product = address.get('product')
  if (product === null) return <ProductList />
  if (address.has('alone')) return <PreviewPage id={product} />
  return <ProductEditor key={product} id={product} pattern={patternOf(address)} />
}

type Dialog = 'new' | 'prices' | 'file' | 'publish' | 'unsaved'

/** Products with their models, whose prices and stock are changed in place. */
function ProductList() {
  const desk = useDesk()
  const { address, go } = desk
  const { filter, pages } = filterOf(address)
  const asked = JSON.stringify(listAddress(filter))
  const [dialog, setDialog] = useState<Dialog | null>(null)
  // Another page of the same list is added to what is there: the number of pages reads nothing anew.
  const latest = useRef(desk)
  latest.current = desk
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another question
  const query = useRefreshed(useCallback(() => readPages(latest.current), [asked]))
  const rows = query.answer.value
  const { drafts, subcategories: kinds } = rows ?? { drafts: 0, subcategories: [] }
  const prices = usePrices(asked, rows, (then) => {
    if (then === 'publish') setDialog(then)
    query.load()
  })
  const close = (isChanged: boolean) => {
    setDialog(null)
    if (isChanged) query.load()
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
      <Filters filter={filter} rows={rows} onChange={(next) => go(listAddress(next))} />
      <DeskQuery query={query} lines={10}>
        {(page, { set }) => <ProductRows {...{ page, filter, prices }} onPage={set} />}
      </DeskQuery>
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
    <p className="dash-actions">
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
async function readPages({ call, address }: Desk): Promise<EditedRows> {
  const { filter, pages } = filterOf(address)
  const read = (cursor: string) => call('GET /desk/catalogue/products', { query: { ...filter, cursor } })
  let rows = await read('')
  for (let page = 1; page < pages && rows.nextCursor !== null; page += 1) {
    const next = await read(rows.nextCursor)
    rows = { ...next, items: [...rows.items, ...next.items] }
  }
  return rows
}
