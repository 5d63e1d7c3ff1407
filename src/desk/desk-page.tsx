import type { ReactNode } from 'react'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { words } from './words.ts'

type Props<Value> = {
  read: () => Promise<Value>
  children: (value: Value, refresh: () => Promise<void>) => ReactNode
}

/** What somebody is looking at, read again after each change. */
export function DeskPage<Value>({ read, children }: Props<Value>) {
  const { answer, load, set } = useQuery(read)
  // What was done is stored; when it cannot be read again the next visit shows it.
  const refresh = () =>
    read().then(set, (error) => {
      console.warn('desk', error)
    })
  return (
    <QueryBoundary answer={answer} retry={load} lines={10} missing={<DeskNotFound />}>
      {(value) => children(value, refresh)}
    </QueryBoundary>
  )
}

/** What strangers and ended links are shown. */
export const DeskNotFound = () => (
  <div role="alert" className="desk-unknown">
    <h1>{words.unknown}</h1>
    <p>{words.unknownText}</p>
  </div>
)
