import type { Conversation, Reply } from '#domain/assistant/conversation.ts'
import { conversationInput, isFull, readTurns, type Turn, writeTurns } from '#domain/assistant/turns.ts'
import type { Posted } from '#domain/forms/posted.ts'
import { AppError, type ErrorCode } from '#domain/site/error.ts'
import { conversationForm } from './posted-conversation.ts'

/** Why a question has no answer. */
export type Failure = {
  question: string
  reason: ErrorCode | 'offline' | 'stopped'
  /** Message key of what is wrong with the question itself. */
  error?: string | undefined
  /** Seconds after which it may be sent again. */
  retryAfterSeconds?: number | undefined
}

/** A conversation as it is shown. */
export type ConversationState = {
  turns: readonly Turn[]
  /** The question that waits for its answer. */
  pending: string | null
  failure: Failure | null
}

const empty: ConversationState = { turns: [], pending: null, failure: null }

/** The conversation that a page answers, posted without JavaScript. */
export function stateOfPosted(posted: Posted | undefined): ConversationState {
  if (posted?.form !== conversationForm) return empty
  const { values, errors, problem, retryAfterSeconds } = posted
  const turns = readTurns(values.conversation)
  const question = values.question || values.message || ''
  if (!problem && !errors.message) return { ...empty, turns }
  // An empty question is nothing to send again.
  const failure = question
    ? { question, reason: problem ?? 'invalid-fields', error: errors.message, retryAfterSeconds }
    : null
  return { turns, pending: null, failure }
}

type Asking = (body: Conversation, signal: AbortSignal) => Promise<{ reply: Reply }>

/** Where a conversation is kept; both may fail silently. */
export type TurnStore = { read: () => string | null; write: (text: string | null) => void }

/**
 * The conversation of this tab, independent of the DOM. One question is asked at a time; one that fails or is stopped
 * stays, and can be sent again.
 */
export function createConversation(store: TurnStore, isOnline: () => boolean) {
  const listeners = new Set<() => void>()
  let state: ConversationState = { ...empty, turns: readTurns(store.read()) }
  let controller: AbortController | null = null

  function setState(next: ConversationState): void {
    if (next.turns !== state.turns) store.write(next.turns.length ? writeTurns(next.turns) : null)
    state = next
    for (const listener of listeners) listener()
  }

  /** `call` sends the question; `place` is the language and the page that one is on. */
  async function ask(
    question: string,
    call: Asking,
    place: Pick<Conversation, 'lang' | 'page'>,
  ): Promise<void> {
    if (state.pending !== null || isFull(state.turns) || !question) return
    const own = new AbortController()
    controller = own
    setState({ ...state, pending: question, failure: null })
    try {
      const { reply } = await call(conversationInput(state.turns, question, place), own.signal)
      if (controller === own)
        setState({ turns: [...state.turns, { question, reply }], pending: null, failure: null })
    } catch (cause) {
      if (controller !== own) return
      setState({ ...state, pending: null, failure: failureOf(question, cause, isOnline()) })
      if (!(cause instanceof AppError)) throw cause
    }
  }

  /** Ends the pending question; it stays as one that can be sent again. */
  function stop(): void {
    if (state.pending === null) return
    end()
    setState({ ...state, pending: null, failure: { question: state.pending, reason: 'stopped' } })
  }

  function end(): void {
    controller?.abort()
    controller = null
  }

  /** Deletes everything, here and in the tab. */
  function clear(): void {
    end()
    setState(empty)
    store.write(null)
  }

  /** Goes on from a page that answered a native POST, unless this tab has gone on since. */
  function adopt(posted: ConversationState): void {
    const isKnown = posted.turns.every((turn, i) => state.turns[i]?.question === turn.question)
    if (!isKnown || posted.failure) setState(posted)
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask,
    stop,
    clear,
    adopt,
    drop: () => setState({ ...state, failure: null }),
  }
}

function failureOf(question: string, cause: unknown, isOnline: boolean): Failure {
  if (!(cause instanceof AppError)) return { question, reason: 'unavailable' }
  const { code, fields, retryAfterSeconds } = cause
  return {
    question,
    reason: isOnline ? code : 'offline',
    error: Object.values(fields)[0],
    retryAfterSeconds,
  }
}
