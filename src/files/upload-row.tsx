import { useEffect, useRef, useState } from 'react'
import { fileMegabytes, photoBudget } from '#config/file-limits.ts'
import { extensionsOf } from '#domain/files/file.ts'
import { formatFileSize } from '#domain/files/file-name.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { Upload } from './upload-list.ts'

type Props = { upload: Upload; about: string; onRemove: () => void; onRetry: () => void }

/** What to do about a file that was not taken. */
const problems: Partial<Record<NonNullable<Upload['code']>, TextKey>> = {
  'too-large': 'files.too-large',
  'unsupported-type': 'files.unsupported',
  'too-many-files': 'files.too-many',
  'too-many-requests': 'files.limited',
}

/** What is taken for pages, where it is not what forms take. */
const ofPages: Readonly<Record<string, TextKey>> = {
  'photo unsupported-type': 'files.unsupported-photo',
  'photo too-large': 'files.too-large-photo',
  'document unsupported-type': 'files.unsupported-document',
}

/** Few programs write HEIC, and some in another order than telephones; JPEG is what each of them can save. */
const isHeic = (name: string) =>
  extensionsOf['image/heic'].some((ending) => name.toLowerCase().endsWith(`.${ending}`))

/** One file: preview, name and size, how far it is, and what can be done. */
export function UploadRow({ upload, about, onRemove, onRetry }: Props) {
  const t = useTranslate()
  const facts = useCompany()
  const { locale } = useSite()
  const { name, size, state, progress, code } = upload
  const problem =
    code === 'unsupported-type' && isHeic(name)
      ? 'files.unsupported-heic'
      : code && (ofPages[`${about} ${code}`] ?? problems[code])
  const isFinal = code !== null && code in problems && code !== 'too-many-requests'
  return (
    <li className={`upload ${state}`}>
      <Preview upload={upload} />
      <div>
        <p className="upload-name">
          <strong>{name}</strong> <small>{formatFileSize(size, locale)}</small>
        </p>
        {state === 'sending' ? (
          <progress value={progress} max={1} aria-label={t('files.progress', { name })} />
        ) : null}
        {state === 'stored' ? <p className="upload-state">{t('files.stored')}</p> : null}
        {state === 'waiting' ? <p className="upload-state">{t('files.waiting')}</p> : null}
        {state === 'failed' ? (
          <p className="error">
            {t(problem ?? 'files.failed', { email: facts.email, fileMegabytes, ...photoBudget })}
          </p>
        ) : null}
      </div>
      <span className="upload-actions">
        {(state === 'failed' && !isFinal) || state === 'waiting' ? (
          <button type="button" className="button ghost small" onClick={onRetry}>
            {t('files.retry')}
          </button>
        ) : null}
        <IconButton
          icon="close"
          onClick={onRemove}
          name={t(state === 'sending' ? 'files.cancel' : 'files.remove', { name })}
          title={t(state === 'sending' ? 'files.cancel' : 'files.remove', { name })}
        />
      </span>
    </li>
  )
}

const side = 96

/** The picture in small: drawn from the file, or after a reload loaded from the server; else its kind in letters. */
function Preview({ upload: { file, stored, type } }: { upload: Upload }) {
  const { callApi } = useSite()
  const ref = useRef<HTMLCanvasElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    let isCancelled = false
    if (file) {
      drawInto(ref.current, file).then(
        () => isCancelled || setIsDrawn(true),
        () => {},
      )
    } else if (stored && /^image\/(jpeg|png|webp)$/.test(type)) {
      callApi('GET /files/:id', { params: { id: stored.id }, token: stored.key }).then(
        (told) => isCancelled || setAddress(told.address),
        () => {},
      )
    }
    return () => {
      isCancelled = true
    }
  }, [callApi, file, stored, type])
  if (address) return <img className="upload-preview" src={address} alt="" width={48} height={48} />
  return (
    <span className="upload-preview" aria-hidden="true">
      <canvas ref={ref} width={side} height={side} hidden={!isDrawn} />
      {isDrawn ? null : (type.split('/')[1] ?? '').slice(0, 4).toUpperCase()}
    </span>
  )
}

async function drawInto(canvas: HTMLCanvasElement | null, file: File): Promise<void> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.max(side / picture.width, side / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas?.getContext('2d')?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height)
  picture.close()
}
