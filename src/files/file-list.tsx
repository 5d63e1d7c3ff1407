import type { ListedFile } from '#domain/files/file.ts'
import { formatFileSize } from '#domain/files/file-name.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

type Props = {
  files: readonly ListedFile[]
  /** Of a request's link; without it the session opens the files. */
  token?: string | undefined
  /** Offers to delete each; called when one was deleted. Its own files only. */
  onRemoved?: (file: ListedFile) => void
}

/**
 * Stored files to download. The address is asked for at the press, because it works for ten minutes. Needs the area
 * `forms`.
 */
export function FileList({ files, token, onRemoved }: Props) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const opened = token === undefined ? {} : { token }
  const open = useAction({
    send: ({ id }: ListedFile) => callApi('GET /files/:id', { params: { id }, ...opened }),
    onAccepted: ({ address }) => location.assign(address),
  })
  const remove = useAction({
    send: ({ id }: ListedFile) => callApi('DELETE /files/:id', { params: { id } }),
    onAccepted: (_, file) => onRemoved?.(file),
  })
  if (files.length === 0) return null
  return (
    <>
      <ul className="plain-list" aria-label={t('attached.title')}>
        {files.map((file) => (
          <li key={file.id}>
            <ActionButton
              action={open}
              className="link-button"
              aria-label={t('attached.open', { name: file.name })}
              onPress={() => open.run(file)}
            >
              {file.name}
            </ActionButton>{' '}
            <small>{formatFileSize(file.size, locale)}</small>
            {onRemoved ? (
              <>
                {' '}
                <ActionButton
                  action={remove}
                  className="link-button"
                  aria-label={t('attached.remove-named', { name: file.name })}
                  onPress={() => remove.run(file)}
                >
                  {t('attached.remove')}
                </ActionButton>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      <p role="status">{open.failed || remove.failed ? t('attached.failed') : null}</p>
    </>
  )
}
