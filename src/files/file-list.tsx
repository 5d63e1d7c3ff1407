import { useState } from 'react'
import type { ListedFile } from '#domain/files/file.ts'
import { formatFileSize } from '#domain/files/file-size.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'

type Props = {
  files: readonly ListedFile[]
  /** Of a request's link; without it the session opens the files. */
  token?: string | undefined
  /** Offers to delete each; called when one was deleted. Its own files only. */
  onRemoved?: (file: ListedFile) => void
}

/** Stored files to download. The address is asked for at the press, because it works for ten minutes. Needs the area `forms`. */
export function FileList({ files, token, onRemoved }: Props) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const [failed, setFailed] = useState(false)
  const opened = token === undefined ? {} : { token }
  if (files.length === 0) return null
  const run = (work: Promise<unknown>) => {
    setFailed(false)
    work.catch(() => setFailed(true))
  }
  const open = async ({ id }: ListedFile) => {
    const { address } = await callApi('GET /files/:id', { params: { id }, ...opened })
    location.assign(address)
  }
  const remove = async (file: ListedFile) => {
    await callApi('DELETE /files/:id', { params: { id: file.id } })
    onRemoved?.(file)
  }
  return (
    <>
      <ul className="plain-list" aria-label={t('attached.title')}>
        {files.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              className="link-button"
              aria-label={t('attached.open', { name: file.name })}
              onClick={() => run(open(file))}
            >
              {file.name}
            </button>{' '}
            <small>{formatFileSize(file.size, locale)}</small>
            {onRemoved ? (
              <>
                {' '}
                <button
                  type="button"
                  className="link-button"
                  aria-label={t('attached.remove-named', { name: file.name })}
                  onClick={() => run(remove(file))}
                >
                  {t('attached.remove')}
                </button>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      <p role="status">{failed ? t('attached.failed') : null}</p>
    </>
  )
}
