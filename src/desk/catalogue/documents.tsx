import { fileLimits } from '#config/file-limits.ts'
import { documentKinds, documentLanguages, languageName, type ProductFile } from '#domain/catalogue/media.ts'
import { formatFileSize } from '#domain/files/file-name.ts'
import { callWithProgress } from '#src/api/browser-client.ts'
import { fieldsOf } from '#src/desk/controls.tsx'
import { type SendOptions, useMediaUploads } from '#src/desk/use-media-uploads.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { text } from './catalogue-words.ts'
import { ModelChoice } from './model-choice.tsx'
import type { Fields } from './product-parts.tsx'
import { UndoRemove, useUndoRemove } from './undo-remove.tsx'

/** As many as a document takes. */
const maxDocuments = 30

/** Manuals, declarations, certificates, CAD drawings and safety data of a product. */
export function Documents({ typed, change, errorAt }: Fields) {
  const { documents, models } = typed
  const references = models.map(({ reference }) => reference).filter(Boolean)
  const put = (next: readonly ProductFile[]) => change({ documents: [...next] })
  const removed = useUndoRemove(documents, put)
  const uploads = useMediaUploads(maxDocuments, {
    send: sendDocument,
    // The same file again is the same document.
    onSent: (sent) =>
      change(({ documents }) => ({
        documents: documents.some(({ key }) => key === sent.key)
          ? documents
          : [...documents, { ...sent, kind: 'manual', language: 'fr', variantReferences: null }],
      })),
  })
  return (
    <section>
      <h2>{text.documents}</h2>
      <p className="hint">{text.documentsHint}</p>
      {documents.map((document, place) => (
        <DocumentFields
          key={document.key}
          {...{ document, place, references, errorAt }}
          onChange={(next) => put(documents.with(place, next))}
          onRemove={() => removed.remove(place)}
        />
      ))}
      <UndoRemove {...removed} said={text.documentRemoved} />
      <Attachments uploads={uploads} id="product-documents" about="document" />
    </section>
  )
}

type Props = {
  document: ProductFile
  place: number
  references: readonly string[]
  errorAt: (field: string) => string | undefined
  onChange: (document: ProductFile) => void
  onRemove: () => void
}

function DocumentFields({ document, place, references, errorAt, onChange, onRemove }: Props) {
  const { key, title, kind, language, type, bytes } = document
  const at = `documents.${place}.`
  const field = fieldsOf({ value: document, onChange, at, errorAt })
  return (
    <fieldset className="catalogue-model">
      <legend>
        <a href={`/media/${key}`} target="_blank" rel="noreferrer">
          {title || text.documentKinds[kind]}
        </a>{' '}
        <small>{`${type.split(/[/.]/).at(-1)?.toUpperCase()}, ${formatFileSize(bytes, 'fr')}`}</small>
      </legend>
      <Choice label={text.documentKind} {...field('kind')}>
        <Options of={documentKinds.map((each) => [each, text.documentKinds[each]])} />
      </Choice>
      <Field label={text.documentTitle} maxLength={200} {...field('title')} />
      <Choice
        label={text.documentLanguage}
        {...field('language')}
        value={language ?? ''}
        onChange={({ target }) =>
          onChange({ ...document, language: (target.value || null) as ProductFile['language'] })
        }
      >
        <option value="">{text.documentNoLanguage}</option>
        <Options of={documentLanguages.map((each) => [each, languageName(each, 'fr')])} />
      </Choice>
      <ModelChoice
        references={references}
        chosen={document.variantReferences}
        error={errorAt(`${at}variantReferences`)}
        onChange={(variantReferences) => onChange({ ...document, variantReferences })}
      />
      <IconButton
        icon="trash"
        name={text.documentRemove(title || text.documentKinds[kind])}
        onClick={onRemove}
      />
    </fieldset>
  )
}

/** Sends a document, and takes its title from the name of its file; rejects like `CallApi`. */
async function sendDocument(file: File, { token, onProgress, signal }: SendOptions) {
  const { key, type, bytes } = await callWithProgress({
    onProgress,
    timeoutSeconds: fileLimits.uploadTrySeconds,
  })('POST /desk/media', {
    ...(token === undefined ? {} : { token }),
    upload: { metadata: { purpose: 'document' }, file },
    signal,
  })
  return { key, type, bytes, title: file.name.replace(/\.\w+$/, '').replaceAll('_', ' ') }
}
