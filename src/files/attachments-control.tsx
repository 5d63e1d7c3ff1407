import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { fileMegabytes } from '#config/file-limits.ts'
import { fileTypes } from '#domain/files/file.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { Icon } from '#src/ui/icon.tsx'
import href from './attachments.css?url'
import type { Upload } from './upload-list.ts'
import { UploadRow } from './upload-row.tsx'
import type { Uploads } from './use-uploads.ts'

/** What is uploaded for pages; else files go with a form. */
export type MediaUse = 'photo' | 'document'

type Props = { uploads: Uploads; id: string; about?: 'request' | 'message' | 'scale' | 'offer' | MediaUse }

/** Extensions too: some systems know no media type for HEIC. */
const accepted = [...fileTypes, '.heic', '.heif']
function acceptedFor(about: string): string {
  if (about === 'photo') return accepted.filter((type) => type !== 'application/pdf').join(',')
  return (about === 'document' ? [...accepted, '.step', '.stp', '.dxf', '.dwg'] : accepted).join(',')
}

/** The control: buttons, the place to drop files, and each file with its progress. */
export const AttachmentsControl = withStyles(AttachmentsFieldset, href)

function AttachmentsFieldset({ uploads, id, about = 'request' }: Props) {
  const t = useTranslate()
  const { isOver, ...dropping } = useDropping(uploads.add)
  const announcement = useAnnouncement(uploads.uploads)
  const isMedia = about === 'photo' || about === 'document'
  // What is stored stands with the others of its page.
  const rows = uploads.uploads.filter(({ state }) => !isMedia || state !== 'stored')
  const titleId = `${id}-title`
  const hintId = `${id}-hint`
  usePaste(about === 'document' ? null : uploads.add)
  return (
    <fieldset className={isOver ? 'attachments over' : 'attachments'} aria-describedby={hintId} {...dropping}>
      <Stylesheet href={href} />
      <legend id={titleId}>
        {isMedia ? (
          t(`files.title-${about}`)
        ) : (
          <>
            {t('files.title')} <small>{t('form.optional')}</small>
          </>
        )}
      </legend>
      <p className="hint" id={hintId}>
        {t(`files.about-${about}`)}
        {isMedia ? null : ` ${t('files.limits', { count: uploads.maxFiles, fileMegabytes })}`}
      </p>
      {rows.length ? (
        <ul className="uploads" aria-labelledby={titleId}>
          {rows.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              about={about}
              onRemove={() => uploads.remove(upload.key)}
              onRetry={() => uploads.retry(upload.key)}
            />
          ))}
        </ul>
      ) : null}
      <div className="attachments-actions">
        <Picker label={t('files.choose')} onFiles={uploads.add} accept={acceptedFor(about)} multiple />
        {about === 'document' ? null : (
          <Picker label={t('files.camera')} onFiles={uploads.add} capture className="camera" />
        )}
        <span className="hint">{t('files.drop')}</span>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  )
}

/** Whether files are above the control, and what takes them there. */
function useDropping(add: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      add([...event.dataTransfer.files])
    },
  }
}

type PickerProps = {
  label: string
  onFiles: (files: File[]) => void
  accept?: string
  multiple?: boolean
  capture?: boolean
  className?: string
}

/** A button that opens the browser's own choice of files. */
function Picker({ label, onFiles, accept, multiple = false, capture = false, className = '' }: PickerProps) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={`button ghost small ${className}`}
        onClick={() => ref.current?.click()}
      >
        <Icon name="plus" />
        {label}
      </button>
      <input
        ref={ref}
        id={id}
        type="file"
        hidden
        aria-label={label}
        multiple={multiple}
        accept={capture ? 'image/*' : accept}
        {...(capture ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Files pasted anywhere on the page, for the one control that takes them; a pasted text stays a text. */
function usePaste(add: ((files: File[]) => void) | null): void {
  useEffect(() => {
    if (!add) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      add(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [add])
}

/** What a screen reader is told of the files: each change of state, not of progress. */
function useAnnouncement(uploads: readonly Upload[]): string {
  const t = useTranslate()
  const [announcement, setAnnouncement] = useState('')
  const previousUploads = useRef(new Map<number, Upload>())
  useEffect(() => {
    const before = previousUploads.current
    previousUploads.current = new Map(uploads.map((upload) => [upload.key, upload]))
    const changed = uploads.filter(({ key, state }) => before.get(key)?.state !== state)
    const removed = [...before.values()].filter(({ key }) => !previousUploads.current.has(key))
    const sentences = [
      ...changed.map(({ state, name }) => t(`files.announced-${state}`, { name })),
      ...removed.map(({ name }) => t('files.announced-removed', { name })),
    ]
    if (sentences.length) setAnnouncement(sentences.join(' '))
  }, [uploads, t])
  return announcement
}
