import { useCallback } from 'react'
import type { ListedDocument } from '#domain/catalogue/listed-document.ts'
import type { FileType } from '#domain/files/file.ts'
import { cleanFileName } from '#domain/files/file-name.ts'
import { formatFileSize } from '#domain/files/file-size.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import type { Uploads } from '#src/files/use-uploads.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'
import { SmallButton } from './controls.tsx'
import { words } from './words.ts'

type Props = { found: DeskRequest; uploads: Uploads }

/** What customers can open; CAD drawings stand on the product's page. */
const isAttachable = ({ type }: ListedDocument) =>
  type === 'application/pdf' || /^image\/(?:jpeg|png|webp)$/.test(type)

/** Documents of the requested products, each to be sent with the offer. */
export function OfferDocuments({ found: { request, locale }, uploads }: Props) {
  const { callApi } = useSite()
  const ids = [...new Set(request.items.map(({ productId }) => productId))].join(' ')
  const { answer } = useQuery(
    useCallback(
      async () =>
        (
          await Promise.all(
            ids
              .split(' ')
              .filter(Boolean)
              .map((id) =>
                callApi('GET /products/:id', { params: { id }, query: { lang: locale } }).then(
                  ({ documents, brand, name }) =>
                    documents.filter(isAttachable).map((each) => ({ ...each, product: `${brand} ${name}` })),
                  // A product that has left the catalogue has no documents.
                  () => [],
                ),
              ),
          )
        ).flat(),
      [callApi, ids, locale],
    ),
  )
  if (answer.status !== 'ready' || answer.value.length === 0) return null
  return (
    <details>
      <summary>{words.attachDocuments(answer.value.length)}</summary>
      <ul className="plain-list desk-attachable">
        {answer.value.map((document) => (
          <li key={document.address}>
            {`${document.product}\u00a0: ${document.title}, ${formatFileSize(document.bytes, 'fr')} `}
            <Attach {...{ document, uploads }} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type Found = ListedDocument & { product: string }

/** The name of the file that is sent, which tells it from the other documents; a large picture is sent as a JPEG. */
const nameOf = ({ title, product, language, type, address }: Found) =>
  cleanFileName(
    `${[title, product, language].filter(Boolean).join(', ')}.${address.split('.').at(-1)}`,
    type as FileType,
  )
const stemOf = (name: string) => name.replace(/\.\w+$/, '')

/** The button that attaches a document, or says that it is attached and takes it out again. */
function Attach({ document, uploads }: { document: Found; uploads: Uploads }) {
  const name = nameOf(document)
  const attached = uploads.uploads.find(
    (upload) => upload.state !== 'failed' && stemOf(upload.name) === stemOf(name),
  )
  const { run, busy } = useAction({
    send: async () => {
      const blob = await (await fetch(document.address)).blob()
      uploads.add([new File([blob], name, { type: document.type })])
    },
  })
  return (
    <span>
      {attached ? <span role="status">{words.attachedDocument} </span> : null}
      <SmallButton
        name={`${attached ? words.detachDocument : words.attachDocument}\u00a0: ${stemOf(name)}`}
        aria-disabled={busy}
        onClick={() => (attached ? uploads.remove(attached.key) : void run())}
      >
        {attached ? words.detachDocument : words.attachDocument}
      </SmallButton>
    </span>
  )
}
