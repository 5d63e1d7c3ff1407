import { useCallback, useEffect, useRef, useState } from 'react'
import { AppError, type Changed } from '#domain/errors/error.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { type Draft, draftStore } from '#src/forms/form-draft.ts'
import { useDesk } from './desk-context.tsx'

/** What became of the last writing of the draft. */
export type DraftState =
  | { name: 'untouched' | 'keeping' | 'moved' }
  | { name: 'kept'; at: string }
  | { name: 'failed'; error: AppError }
  /** Somebody else has written since; nothing of it is replaced. */
  | { name: 'changed'; by: Changed }

const pauseMs = 1000
const tab = draftStore('tab')
const nameOf = (reference: string) => `desk-offer.${reference}`

type Unkept = { values: Draft; revision: number }

/** What this tab could not hand over, with the revision that it continues; null: nothing. */
function readUnkept(reference: string): Unkept | null {
  const { revision, ...values } = tab.read(nameOf(reference))
  return revision === undefined ? null : { values, revision: Number(revision) }
}

/** The values that the editor of the version begins with: what somebody has typed already, else the given ones. */
export function beginningOf(
  { request: { reference }, offerDraft }: DeskRequest,
  after: number,
  given: Draft,
): Draft {
  const shared = offerDraft?.after === after ? offerDraft : null
  const unkept = readUnkept(reference)
  if (unkept && unkept.revision === (shared?.revision ?? 0)) return { ...given, ...unkept.values }
  return { ...given, ...shared?.content }
}

type Options = { page: DeskRequest; after: number; values: Draft; initial: Draft }

/** What the writer of a draft remembers between two writings. */
type Memory = {
  revision: number
  /** What the server has, as JSON. */
  kept: string
  latest: Draft
  /** Somebody else was first: nothing is written until a version is chosen. */
  isRefused: boolean
  sending: Promise<void> | null
}

/** Stores in the tab what the server does not have yet: the page may be left before it is written. */
function storeUnkept(reference: string, { latest, kept, revision }: Memory): void {
  if (JSON.stringify(latest) === kept) tab.drop(nameOf(reference))
  else tab.write(nameOf(reference), { ...latest, revision: String(revision) })
}

/** Writes the draft, one writing at a time: a second one waits for the first, and writes what was typed since. */
function useDraftWriter({ page, after, values, initial }: Options) {
  const { call } = useDesk()
  const { reference } = page.request
  const [state, setState] = useState<DraftState>({ name: 'untouched' })
  const memory = useRef<Memory>({
    ...{ revision: page.offerDraft?.revision ?? 0, kept: JSON.stringify(initial) },
    ...{ latest: values, isRefused: false, sending: null },
  })
  const write = useCallback(async () => {
    const { current } = memory
    const { latest: content, revision } = current
    setState({ name: 'keeping' })
    try {
      const answer = await call('PUT /desk/requests/:reference/draft', {
        params: { reference },
        body: { revision, after, content },
      })
      Object.assign(current, { revision: answer.revision, kept: JSON.stringify(content) })
      storeUnkept(reference, current)
      setState({ name: 'kept', at: answer.at })
    } catch (error) {
      storeUnkept(reference, current)
      const next = stateAfter(error)
      current.isRefused = next.name !== 'failed'
      setState(next)
    }
  }, [call, reference, after])
  const keep = useCallback(
    async ({ always = false } = {}) => {
      const { current } = memory
      await current.sending
      if (current.isRefused || (!always && JSON.stringify(current.latest) === current.kept)) return
      current.sending = write().finally(() => Object.assign(current, { sending: null }))
      await current.sending
    },
    [write],
  )
  return { state, setState, memory, keep }
}

/**
 * Keeps what is typed on the server, once typing has paused, so that a colleague or another machine goes on from it.
 * What cannot be kept there stays in the tab. `adopt` continues the revision of somebody else.
 */
export function useSharedDraft(options: Options) {
  const { state, setState, memory, keep } = useDraftWriter(options)
  const { values } = options
  const { reference } = options.page.request
  useEffect(() => {
    memory.current.latest = values
    storeUnkept(reference, memory.current)
    if (state.name === 'changed' || state.name === 'moved') return
    const timer = setTimeout(() => void keep(), pauseMs)
    return () => clearTimeout(timer)
  }, [values, keep, state.name, memory, reference])
  useEffect(() => () => void keep(), [keep])
  return {
    state,
    keep,
    /** Goes on from the revision of somebody else, with these values or with the own ones. */
    adopt: (next: { revision: number; content: Draft }, isTheirs: boolean) => {
      const kept = JSON.stringify(isTheirs ? next.content : null)
      Object.assign(memory.current, { revision: next.revision, kept, isRefused: false })
      tab.drop(nameOf(reference))
      setState({ name: 'untouched' })
    },
    /** Writes what was typed last; false where somebody else was first, so that a version must be chosen. */
    settle: async () => {
      await keep({ always: true })
      return !memory.current.isRefused
    },
    /** The offer is sent: there is no draft any more. */
    end: () => {
      memory.current.kept = JSON.stringify(memory.current.latest)
      tab.drop(nameOf(reference))
    },
  }
}

function stateAfter(error: unknown): DraftState {
  if (!(error instanceof AppError)) throw error
  if (error.changed) return { name: 'changed', by: error.changed }
  return error.code === 'state-changed' ? { name: 'moved' } : { name: 'failed', error }
}
