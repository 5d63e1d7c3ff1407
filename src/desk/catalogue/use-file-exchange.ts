import { useState } from 'react'
import { editingLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { DocumentChanges } from '#domain/publishing/editing-schemas.ts'
import { useDesk } from '#src/desk/desk-context.ts'
import { readCatalogueFile, writeCatalogueFile } from './catalogue-file.ts'
import { text } from './catalogue-words.ts'
import { fileWords } from './file-words.ts'
import { refusalText } from './refusal-text.ts'

/** What a file changes, its products, and what has to be known of it. */
export type Compared = DocumentChanges & { documents: readonly ProductDocument[]; notes: readonly string[] }
type Calls = ReturnType<typeof useDesk>['calls']
type Tell = (status: string | null) => void

/** The catalogue to a file and back, portion by portion, and how far it has come. */
export function useFileExchange() {
  const { calls } = useDesk()
  const [status, setStatus] = useState<string | null>(null)
  const [compared, setCompared] = useState<Compared | null>(null)
  const [isSaved, setSaved] = useState(false)
  const attempt = (work: Promise<unknown>) =>
    void work.catch((error) => setStatus(error instanceof AppError ? refusalText(error) : text.lost))

  async function compare(file: File) {
    setCompared(null)
    const read = await readCatalogueFile(file, await allDocuments(calls, setStatus))
    if ('problem' in read) return setStatus(`${fileWords.unreadable}\u00a0: ${read.problem}`)
    setCompared({ ...(await send(calls, read.documents, false, setStatus)), notes: read.notes })
    setStatus(null)
  }

  async function store({ documents, changes }: Compared) {
    await send(calls, documents, true, setStatus)
    setSaved(true)
    setCompared(null)
    setStatus(text.savedDrafts(new Set(changes.map(({ product }) => product)).size))
  }

  return {
    ...{ status, compared, isSaved },
    download: (format: 'csv' | 'json') =>
      attempt(
        allDocuments(calls, setStatus).then((documents) => {
          offer(writeCatalogueFile(documents, format), `catalogue.${format}`)
          setStatus(null)
        }),
      ),
    upload: (file: File) => attempt(compare(file)),
    save: (changed: Compared) => attempt(store(changed)),
  }
}

async function allDocuments(calls: Calls, tell: Tell): Promise<ProductDocument[]> {
  const documents: ProductDocument[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<Calls['documents']>> = await calls.documents(cursor)
    documents.push(...page.documents)
    cursor = page.nextCursor
    tell(fileWords.downloading(documents.length))
  }
  return documents
}

/** Sends the documents in portions; each says its differences, or stores its drafts. */
async function send(
  calls: Calls,
  documents: readonly ProductDocument[],
  save: boolean,
  tell: Tell,
): Promise<Omit<Compared, 'notes'>> {
  const sum: Omit<Compared, 'notes'> = { documents, changes: [], problems: [], doubts: [] }
  for (let from = 0; from < documents.length; from += editingLimits.documentsAtOnce) {
    const portion = documents.slice(from, from + editingLimits.documentsAtOnce)
    const answer = await calls.compareDocuments({ documents: portion, save })
    sum.changes.push(...answer.changes)
    sum.problems.push(...answer.problems)
    sum.doubts.push(...answer.doubts)
    tell(fileWords.comparing(from + portion.length, documents.length))
  }
  return sum
}

function offer(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
