import { useCallback } from 'react'
import type { ListedDocument } from '#domain/catalogue/listed-document.ts'
import { formatFileSize } from '#domain/files/file-size.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import type { Uploads } from '#src/files/use-uploads.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'
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
  const attach = useAction({
    send: async ({ address, title, type }: ListedDocument) => {
      const blob = await (await fetch(address)).blob()
      uploads.add([new File([blob], `${title}.${address.split('.').at(-1)}`, { type })])
    },
  })
  if (answer.status !== 'ready' || answer.value.length === 0) return null
  return (
    <details>
      <summary>{words.attachDocuments(answer.value.length)}</summary>
      <ul className="plain-list desk-attachable">
        {answer.value.map((document) => (
          <li key={document.address}>
            {`${document.product}\u00a0: ${document.title}, ${formatFileSize(document.bytes, 'fr')} `}
            <button
              type="button"
              className="button small ghost"
              aria-disabled={attach.busy}
              onClick={() => void attach.run(document)}
            >
              {words.attachDocument}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
