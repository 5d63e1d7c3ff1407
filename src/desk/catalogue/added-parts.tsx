import { useState } from 'react'
import { each, locales } from '#config/locales.ts'
import { documentKinds, documentLanguages, languageName, type ProductFile } from '#domain/catalogue/media.ts'
import { formatFileSize } from '#domain/files/file-name.ts'
import { GhostButton, textsOf, useErrorAt, useFields } from '#src/desk/controls.tsx'
import { TextColumns } from '#src/desk/languages.tsx'
import { type SendOptions, sendMedia, useMediaUploads } from '#src/desk/media-uploads.ts'
import { Attachments } from '#src/files/attachments.tsx'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { text } from './catalogue-words.ts'
import { ModelChoice, PriceField } from './choices.tsx'
import { EditorSection } from './editor-fold.tsx'
import { UndoRemove, useUndoRemove } from './list-editor.tsx'
import { partWords } from './part-words.ts'
import type { Fields } from './product-parts.tsx'
import type { AccessoryValues } from './product-values.ts'

const emptyAccessory = (): AccessoryValues => ({
  ...{ key: crypto.randomUUID(), price: '', variantReferences: null },
  ...{ name: each(() => ''), compatibility: each(() => '') },
})

/** What is offered with the product. */
export function Accessories({ typed: { accessories, models }, change }: Fields) {
  const references = models.map(({ reference }) => reference).filter(Boolean)
  const put = (next: readonly AccessoryValues[]) => change({ accessories: [...next] })
  const removed = useUndoRemove(accessories, put)
  return (
    <EditorSection title={partWords.accessories} about={String(accessories.length)}>
      {accessories.map((accessory, place) => (
        <AccessoryFields
          key={accessory.key}
          {...{ accessory, references }}
          at={`accessories.${place}.`}
          onChange={(next) => put(accessories.with(place, next))}
          onRemove={() => removed.remove(place)}
        />
      ))}
      <UndoRemove {...removed} said={partWords.accessoryRemoved} />
      <p className="dash-actions">
        <GhostButton onClick={() => put([...accessories, emptyAccessory()])}>
          {partWords.accessoryAdd}
        </GhostButton>
      </p>
    </EditorSection>
  )
}

type Props = {
  accessory: AccessoryValues
  references: readonly string[]
  /** The place in the document, before the names of the fields. */
  at: string
  onChange: (accessory: AccessoryValues) => void
  onRemove: () => void
}

function AccessoryFields({ accessory, references, at, onChange, onRemove }: Props) {
  const { name, price, variantReferences } = accessory
  const errorAt = useErrorAt()
  const edited = { value: accessory, onChange, at }
  const field = useFields(edited)
  const texts = textsOf(edited)
  const fields = [...locales.map((locale) => `name.${locale}`), 'priceCents', 'variantReferences']
  const isWrong = fields.some((each) => errorAt(at + each))
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="catalogue-part"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {name.fr || partWords.accessoryNew} <small>{price === '' ? text.onRequest : `${price}\u00a0€`}</small>
      </summary>
      <TextColumns label={text.name} {...texts('name')} />
      <TextColumns label={partWords.accessoryCompatibility} {...texts('compatibility')} />
      <div>
        <PriceField {...field('price', 'priceCents')} />
        <ModelChoice
          references={references}
          chosen={variantReferences}
          at={at}
          onChange={(next) => onChange({ ...accessory, variantReferences: next })}
        />
        <IconButton icon="trash" name={partWords.accessoryRemove(name.fr)} onClick={onRemove} />
      </div>
    </details>
  )
}

/** As many as a document takes. */
const maxDocuments = 30

/** Manuals, declarations, certificates, CAD drawings and safety data of a product. */
export function Documents({ typed, change }: Fields) {
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
    <EditorSection title={text.documents} about={String(documents.length)}>
      <p className="hint">{text.documentsHint}</p>
      {documents.map((document, place) => (
        <DocumentFields
          key={document.key}
          {...{ document, place, references }}
          onChange={(next) => put(documents.with(place, next))}
          onRemove={() => removed.remove(place)}
        />
      ))}
      <UndoRemove {...removed} said={text.documentRemoved} />
      <Attachments uploads={uploads} id="product-documents" about="document" />
    </EditorSection>
  )
}

type DocumentFieldsProps = {
  document: ProductFile
  place: number
  references: readonly string[]
  onChange: (document: ProductFile) => void
  onRemove: () => void
}

function DocumentFields({ document, place, references, onChange, onRemove }: DocumentFieldsProps) {
  const { key, title, kind, language, type, bytes } = document
  const at = `documents.${place}.`
  const field = useFields({ value: document, onChange, at })
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
        at={at}
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
async function sendDocument(file: File, options: SendOptions) {
  const { key, type, bytes } = await sendMedia('document', file, options)
  return { key, type, bytes, title: file.name.replace(/\.\w+$/, '').replaceAll('_', ' ') }
}
