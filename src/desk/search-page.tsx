import { useCallback } from 'react'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { useDesk } from './desk-context.ts'
import { PersonList } from './person-list.tsx'
import { RowTable } from './row-table.tsx'
import { useRowSteps } from './use-row-steps.ts'
import { words } from './words.ts'

/** Persons, requests and contact messages in which every word is found. */
export function SearchPage({ q }: { q: string }) {
  const { calls } = useDesk()
  const { answer, load } = useQuery(useCallback(() => calls.search(q), [calls, q]))
  useRowSteps()
  return (
    <>
      <h1>{words.found(q)}</h1>
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {({ persons, items }) => (
          <>
            {persons.length + items.length === 0 ? <p className="empty">{words.nothingFound}</p> : null}
            <PersonList persons={persons} />
            {items.length ? <RowTable rows={items} /> : null}
          </>
        )}
      </QueryBoundary>
    </>
  )
}
