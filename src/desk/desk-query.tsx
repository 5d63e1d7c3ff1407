import { type ReactNode, useCallback, useState } from 'react'
import type { AnswerTo } from '#src/api/call-api.ts'
import type { CallOf, Names } from '#src/api/request.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { GhostButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { words } from './words.ts'

/** Something that is read, and `refresh`, which reads it again while what is shown stays. */
export function useRefreshed<Value>(read: () => Promise<Value>) {
  const { set, ...query } = useQuery(read)
  // What was done is stored; when it cannot be read again the next visit shows it.
  const refresh = useCallback(() => read().then(set, (error) => console.warn('desk', error)), [read, set])
  return { ...query, set, refresh }
}

/** The answer of an endpoint; it is read anew where something else is asked. */
export function useDeskQuery<Name extends Names>(name: Name, ...[options]: CallOf<Name>) {
  const { call } = useDesk()
  const asked = JSON.stringify(options ?? {})
  return useRefreshed<AnswerTo<Name>>(
    useCallback(() => call(name, ...([JSON.parse(asked)] as unknown as CallOf<Name>)), [call, name, asked]),
  )
}

type Query<Value> = ReturnType<typeof useRefreshed<Value>>
type Props<Value> = {
  query: Query<Value>
  lines?: number
  missing?: ReactNode
  children: (value: Value, query: Query<Value>) => ReactNode
}

/** Shows what is read, or that it is on its way, failed, or does not exist. */
export const DeskQuery = <Value,>({ query, lines = 8, missing, children }: Props<Value>) => (
  <QueryBoundary answer={query.answer} retry={query.load} {...{ lines, missing }}>
    {(value) => children(value, query)}
  </QueryBoundary>
)

/** What strangers and ended links are shown. */
export const DeskNotFound = () => (
  <div role="alert" className="desk-unknown">
    <h1>{words.unknown}</h1>
    <p>{words.unknownText}</p>
  </div>
)

type Page = { items: readonly unknown[]; nextCursor: string | null }
type LoadMoreProps<Some extends Page> = {
  page: Some
  text: string
  read: (cursor: string) => Promise<Some>
  onPage: (page: Some) => void
}

/** The pages of a list, one after the other. */
export async function* pagesOf<Some extends { nextCursor: string | null }>(
  read: (cursor: string) => Promise<Some>,
): AsyncGenerator<Some> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Some = await read(cursor)
    yield page
    cursor = page.nextCursor
  }
}

/** The button for the next page of a list, which is added to what is there. */
export function LoadMore<Some extends Page>({ page, text, read, onPage }: LoadMoreProps<Some>) {
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
      {nextCursor ? <GhostButton onClick={() => more(nextCursor)}>{text}</GhostButton> : null}
    </>
  )
}
