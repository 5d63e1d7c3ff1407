import type { ListedDocument } from '#domain/catalogue/listed-document.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { FileType } from '#domain/files/file.ts'
import { cleanFileName, formatFileSize } from '#domain/files/file-name.ts'
import type { Uploads } from '#src/files/use-uploads.ts'
import { useAction } from '#src/forms/use-action.ts'
import { SmallButton } from './controls.tsx'
import type { Offered, OfferedModel } from './offer-line-values.ts'
import { words } from './words.ts'

type Props = Offered & { uploads: Uploads }

/** What customers can open; CAD drawings stand on the product's page. */
const isAttachable = ({ type }: ListedDocument) =>
  type === 'application/pdf' || /^image\/(?:jpeg|png|webp)$/.test(type)

/** The documents about one of the models. */
function documentsOf(
  models: readonly OfferedModel[],
  { id, brand, name, documents }: ProductDetail,
): Found[] {
  const references = models.filter(({ productId }) => productId === id).map(({ reference }) => reference)
  const isAbout = ({ variantReferences: about }: ListedDocument) =>
    about === null || references.some((reference) => reference === null || about.includes(reference))
  return documents
    .filter((each) => references.length > 0 && isAttachable(each) && isAbout(each))
    .map((each) => ({ ...each, product: `${brand} ${name}` }))
}

/** Documents of the offered models, each to be sent with the offer. */
export function OfferDocuments({ models, products, uploads }: Props) {
  const documents = [...products.values()].flatMap((product) => documentsOf(models, product))
  if (documents.length === 0) return null
  return (
    <details>
      <summary>{words.attachDocuments(documents.length)}</summary>
      <ul className="plain-list">
        {documents.map((document) => (
          <li key={document.address} className="dash-actions">
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
