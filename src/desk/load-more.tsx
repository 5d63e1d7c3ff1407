import { useState } from 'react'
import { words } from './words.ts'

type Page = { items: readonly unknown[]; nextCursor: string | null }
type Props<Some extends Page> = {
  page: Some
  text: string
  read: (cursor: string) => Promise<Some>
  onPage: (page: Some) => void
}

/** The button for the next page of a list, which is added to what is there. */
export function LoadMore<Some extends Page>({ page, text, read, onPage }: Props<Some>) {
  const [failed, setFailed] = useState(false)
  const { nextCursor } = page
  const more = (cursor: string) =>
    read(cursor).then(
      (next) => {
        setFailed(false)
        onPage({ ...next, items: [...page.items, ...next.items] })
      },
      () => setFailed(true),
    )
  return (
    <>
      {failed ? <p role="alert">{words.moreFailed}</p> : null}
      {nextCursor ? (
        <button type="button" className="button ghost" onClick={() => more(nextCursor)}>
          {text}
        </button>
      ) : null}
    </>
  )
}
