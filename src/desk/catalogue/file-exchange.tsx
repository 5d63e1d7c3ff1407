import { useState } from 'react'
import { editingLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { parseProducts } from '#domain/publishing/document-schema.ts'
import type { DocumentChanges } from '#domain/publishing/editing-schemas.ts'
import { catalogueCsv, productsFromCsv } from '#domain/publishing/products-csv.ts'
import { decodeText } from '#domain/text/decode-text.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { GhostButton } from '#src/desk/controls.tsx'
import { useDesk } from '#src/desk/desk-context.tsx'
import { pagesOf } from '#src/desk/desk-query.tsx'
import { changeTexts } from '#src/desk/journal-lines.ts'
import { saveFile } from '#src/forms/download-link.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TableHead } from '#src/ui/table-head.tsx'
import { text } from './catalogue-words.ts'
import { DoubtLines } from './problem-list.tsx'
import { refusalText, sentenceOf } from './problem-words.ts'

/** The catalogue as a file for a spreadsheet, and back: with its differences before they count. */
export function FileExchange({ onClose }: { onClose: (isChanged: boolean) => void }) {
  const { status, compared, isSaved, download, upload, save } = useFileExchange()
  return (
    <Dialog title={text.file} onClose={() => onClose(isSaved)} kind="sheet">
      <p className="dash-actions">
        {(['csv', 'json'] as const).map((format) => (
          <GhostButton key={format} onClick={() => download(format)}>
            {fileWords.download(format.toUpperCase())}
          </GhostButton>
        ))}
      </p>
      <div className="field">
        <label htmlFor="catalogue-file">{fileWords.upload}</label>
        <input
          id="catalogue-file"
          type="file"
          accept=".csv,.json,text/csv,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) upload(file)
          }}
        />
      </div>
      <p role="status">{status}</p>
      {compared ? <Differences compared={compared} onSave={() => save(compared)} /> : null}
    </Dialog>
  )
}

const maxShown = 500

function Differences({
  compared: { changes, problems, doubts, notes },
  onSave,
}: {
  compared: Compared
  onSave: () => void
}) {
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="notice">
          {note}
        </p>
      ))}
      <p>
        <strong>{fileWords.changesInFile(changes.length)}</strong>
      </p>
      {problems.length ? (
        <div className="catalogue-problems">
          <p>{fileWords.problemsInFile(problems.length)}</p>
          <ul>
            {problems.slice(0, maxShown).map((problem) => (
              <li key={`${problem.product} ${problem.field} ${problem.about}`}>
                {[problem.product, problem.reference].filter(Boolean).join(' · ')}: {sentenceOf(problem)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <DoubtLines doubts={doubts.slice(0, maxShown)} />
      {changes.length ? <ChangeTable changes={changes} /> : null}
      {changes.length ? (
        <p>
          <button type="button" className="button" onClick={onSave}>
            {fileWords.keep}
          </button>
        </p>
      ) : null}
    </>
  )
}

const ChangeTable = ({ changes }: Pick<Compared, 'changes'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard
  <section className="catalogue-differences" aria-label={fileWords.what} tabIndex={0}>
    <table className="catalogue-table">
      <TableHead of={[text.product, fileWords.what, fileWords.before, fileWords.after]} />
      <tbody>
        {changes.slice(0, maxShown).map((difference) => {
          const { product, reference, change } = difference
          const { label, before, after } = changeTexts(difference)
          return (
            <tr key={`${product} ${reference} ${change}`}>
              <td>{[product, reference].filter(Boolean).join(' · ')}</td>
              <td>{label}</td>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </section>
)

/** What a file changes, its products, and what has to be known of it. */
type Compared = DocumentChanges & { documents: readonly ProductDocument[]; notes: readonly string[] }
type Tell = (status: string | null) => void

/** The catalogue to a file and back, portion by portion, and how far it has come. */
function useFileExchange() {
  const { call } = useDesk()
  const [status, setStatus] = useState<string | null>(null)
  const [compared, setCompared] = useState<Compared | null>(null)
  const [isSaved, setSaved] = useState(false)
  const attempt = (work: Promise<unknown>) =>
    void work.catch((error) => setStatus(error instanceof AppError ? refusalText(error) : text.lost))

  async function compare(file: File) {
    setCompared(null)
    const read = await readCatalogueFile(file, await allDocuments(call, setStatus))
    if ('problem' in read) return setStatus(`${fileWords.unreadable}\u00a0: ${read.problem}`)
    setCompared({ ...(await send(call, read.documents, false, setStatus)), notes: read.notes })
    setStatus(null)
  }

  async function store({ documents, changes }: Compared) {
    await send(call, documents, true, setStatus)
    setSaved(true)
    setCompared(null)
    setStatus(text.savedDrafts(new Set(changes.map(({ product }) => product)).size))
  }

  return {
    ...{ status, compared, isSaved },
    download: (format: 'csv' | 'json') =>
      attempt(
        allDocuments(call, setStatus).then((documents) => {
          saveFile(new File([writeCatalogueFile(documents, format)], `catalogue.${format}`))
          setStatus(null)
        }),
      ),
    upload: (file: File) => attempt(compare(file)),
    save: (changed: Compared) => attempt(store(changed)),
  }
}

async function allDocuments(call: CallApi, tell: Tell): Promise<ProductDocument[]> {
  const documents: ProductDocument[] = []
  const read = (cursor: string) => call('GET /desk/catalogue/documents', { query: { cursor } })
  for await (const page of pagesOf(read)) {
    documents.push(...page.documents)
    tell(fileWords.downloading(documents.length))
  }
  return documents
}

/** Sends the documents in portions; each says its differences, or stores its drafts. */
async function send(
  call: CallApi,
  documents: readonly ProductDocument[],
  save: boolean,
  tell: Tell,
): Promise<Omit<Compared, 'notes'>> {
  const sum: Omit<Compared, 'notes'> = { documents, changes: [], problems: [], doubts: [] }
  for (let from = 0; from < documents.length; from += editingLimits.documentsAtOnce) {
    const portion = documents.slice(from, from + editingLimits.documentsAtOnce)
    const answer = await call('POST /desk/catalogue/documents', { body: { documents: portion, save } })
    sum.changes.push(...answer.changes)
    sum.problems.push(...answer.problems)
    sum.doubts.push(...answer.doubts)
    tell(fileWords.comparing(from + portion.length, documents.length))
  }
  return sum
}

/** The products as a file: CSV for spreadsheets, JSON for programs. */
export const writeCatalogueFile = (documents: readonly ProductDocument[], format: 'csv' | 'json'): Blob =>
  format === 'csv'
    ? new Blob([[...catalogueCsv(documents)].join('\n'), '\n'], { type: 'text/csv' })
    : new Blob([JSON.stringify({ products: documents }, null, 2)], { type: 'application/json' })

/** What a file says, and what has to be known of it before it counts; or why it cannot be read. */
type ReadFile = { documents: ProductDocument[]; notes: string[] } | { problem: string }

/** The products of a file; no letter is lost. */
export async function readCatalogueFile(file: File, present: readonly ProductDocument[]): Promise<ReadFile> {
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (!decoded) return { problem: fileWords.unknownEncoding }
  try {
    const { products, ...others } = decoded.text.trimStart().startsWith('{')
      ? JSON.parse(decoded.text)
      : { products: productsFromCsv(decoded.text, present) }
    const read = parseProducts(products)
    if (!('products' in read)) return { problem: read.issues.join(' · ') }
    const notes = [decoded.isGuessed ? fileWords.guessed : '', fileWords.leftOut(Object.keys(others))]
    return { documents: read.products, notes: notes.filter(Boolean) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Parts of the whole catalogue, which the command line exports, by the names of their pages. */
const parts: Readonly<Record<string, string>> = { services: 'prestations', subcategories: 'types' }

/** French words of the dialog that takes the catalogue to a file and back. */
export const fileWords = {
  download: (format: string) => `Télécharger en ${format}`,
  downloading: (n: number) => `${n} produits…`,
  upload: 'Charger un fichier CSV ou JSON',
  comparing: (done: number, all: number) => `${done} produits sur ${all} comparés…`,
  changesInFile: (n: number) =>
    n === 0 ? 'Ce fichier ne change rien.' : n === 1 ? '1 différence' : `${n} différences`,
  problemsInFile: (n: number) =>
    `${n} points à corriger dans ce fichier\u202f; ils deviendront des brouillons à corriger.`,
  unreadable: 'Ce fichier ne se lit pas',
  unknownEncoding:
    'son encodage est inconnu. Dans Excel, enregistrez-le comme «\u00a0CSV UTF-8\u00a0», puis réessayez.',
  guessed:
    'Ce fichier n’est pas en UTF-8\u202f; il est lu comme «\u00a0CSV\u00a0» de Windows. Vérifiez les accents dans les différences\u00a0: les caractères que ce format n’a pas sont devenus «\u00a0?\u00a0».',
  leftOut: (names: readonly string[]) => {
    const said = names.filter((name) => name !== 'updatedOn').map((name) => parts[name] ?? name)
    return said.length
      ? `Ce fichier contient aussi\u00a0: ${said.join(', ')}. Rien n’en est repris ici\u202f; cela se modifie à sa propre page.`
      : ''
  },
  before: 'Avant',
  after: 'Après',
  what: 'Quoi',
  keep: 'Enregistrer en brouillon',
} as const
