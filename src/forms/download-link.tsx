import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { fetchFile } from '#src/api/browser-client.ts'
import type { FileName } from '#src/api/fetch-file.ts'
import { type CallOf, requestOf } from '#src/api/request.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useAction } from './use-action.ts'

type Props<Name extends FileName> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'download'> & {
  file: readonly [name: Name, ...call: CallOf<Name>]
}

/**
 * A link to a file behind the session. It is fetched, because a plain download would save the refusal of an ended
 * session as the file. Needs the area `forms`.
 */
export function DownloadLink<Name extends FileName>({ file: [name, ...call], ...link }: Props<Name>) {
  const t = useTranslate()
  const { run, busy, failed } = useAction({ send: () => fetchFile(name, ...call), onAccepted: saveFile })
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void run()
  }
  return (
    <>
      <a {...link} href={requestOf(name, ...call).url} download aria-busy={busy} onClick={follow} />
      <span role="status" className={failed ? 'error' : 'visually-hidden'}>
        {failed ? t('form.failed') : null}
      </span>
    </>
  )
}

/** Saves a file as a download of the browser. */
export function saveFile(file: File): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: file.name }).click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
