import { useCallback, useEffect, useRef, useState } from 'react'
import { AppError, type Changed } from '#domain/errors/error.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { type Draft, draftStore } from '#src/forms/form-draft.ts'
import { useDesk } from './desk-context.ts'

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

type Options = { found: DeskRequest; after: number; values: Draft; initial: Draft }

/**
 * Keeps what is typed on the server, once typing has paused, so that a colleague or another machine goes on from it.
 * What cannot be kept there stays in the tab. `adopt` continues the revision of somebody else.
 */
export function useSharedDraft({ found, after, values, initial }: Options) {
  const { calls } = useDesk()
  const { reference } = found.request
  const [state, setState] = useState<DraftState>({ name: 'untouched' })
  const revision = useRef(found.offerDraft?.revision ?? 0)
  const isSending = useRef(false)
  const kept = useRef(JSON.stringify(initial))
  const latest = useRef(values)
  const keep = useCallback(async () => {
    const content = latest.current
    if (isSending.current || JSON.stringify(content) === kept.current) return
    isSending.current = true
    setState({ name: 'keeping' })
    try {
      const answer = await calls.keepDraft(reference, { revision: revision.current, after, content })
      revision.current = answer.revision
      kept.current = JSON.stringify(content)
      tab.drop(nameOf(reference))
      setState({ name: 'kept', at: answer.at })
    } catch (error) {
      tab.write(nameOf(reference), { ...content, revision: String(revision.current) })
      setState(stateAfter(error))
    } finally {
      isSending.current = false
    }
  }, [calls, reference, after])
  useEffect(() => {
    latest.current = values
    if (state.name === 'changed') return
    const timer = setTimeout(() => void keep(), pauseMs)
    return () => clearTimeout(timer)
  }, [values, keep, state.name])
  useEffect(() => () => void keep(), [keep])
  return {
    state,
    /** Goes on from the revision of somebody else, with these values or with the own ones. */
    adopt: (next: { revision: number; content: Draft }, isTheirs: boolean) => {
      revision.current = next.revision
      kept.current = JSON.stringify(isTheirs ? next.content : null)
      tab.drop(nameOf(reference))
      setState({ name: 'untouched' })
    },
    /** The offer is sent: there is no draft any more. */
    end: () => {
      kept.current = JSON.stringify(latest.current)
      tab.drop(nameOf(reference))
    },
  }
}

function stateAfter(error: unknown): DraftState {
  if (!(error instanceof AppError)) throw error
  if (error.changed) return { name: 'changed', by: error.changed }
  return error.code === 'state-changed' ? { name: 'moved' } : { name: 'failed', error }
}
