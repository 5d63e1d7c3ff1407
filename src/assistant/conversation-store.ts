import type { Conversation, Reply } from '#domain/assistant/conversation-schema.ts'
import { conversationInput, isFull, readTurns, type Turn, writeTurns } from '#domain/assistant/turns.ts'
import { AppError, type ErrorCode } from '#domain/errors/error.ts'
import type { Posted } from '#domain/forms/posted.ts'
import { observable } from '#src/site/observable.ts'
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
type ConversationState = {
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

type Place = Pick<Conversation, 'lang' | 'page'>

/** Where a conversation is kept; both may fail silently. */
export type TurnStore = { read: () => string | null; write: (text: string | null) => void }

/**
 * The conversation of this tab, independent of the DOM. One question is asked at a time; one that fails or is stopped
 * stays, and can be sent again.
 */
export function createConversation(store: TurnStore, isOnline: () => boolean) {
  const { getState, setState, subscribe } = keptConversation(store)
  let controller: AbortController | null = null

  /** `call` sends the question; `place` is the language and the page that one is on. */
  async function ask(question: string, call: Asking, place: Place): Promise<void> {
    if (getState().pending !== null || isFull(getState().turns) || !question) return
    const request = new AbortController()
    controller = request
    setState({ ...getState(), pending: question, failure: null })
    try {
      const { reply } = await call(conversationInput(getState().turns, question, place), request.signal)
      if (controller === request)
        setState({ turns: [...getState().turns, { question, reply }], pending: null, failure: null })
    } catch (cause) {
      if (controller !== request) return
      setState({ ...getState(), pending: null, failure: failureOf(question, cause, isOnline()) })
      if (!(cause instanceof AppError)) throw cause
    }
  }

  /** Ends the pending question; it stays as one that can be sent again. */
  function stop(): void {
    const { pending: question } = getState()
    if (question === null) return
    end()
    setState({ ...getState(), pending: null, failure: { question, reason: 'stopped' } })
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
    const isKnown = posted.turns.every((turn, i) => getState().turns[i]?.question === turn.question)
    if (!isKnown || posted.failure) setState(posted)
  }

  return {
    getState,
    subscribe,
    ask,
    stop,
    clear,
    adopt,
    drop: () => setState({ ...getState(), failure: null }),
  }
}

/** The state of the conversation, kept whenever a turn is added. */
const keptConversation = (store: TurnStore) =>
  observable<ConversationState>({ ...empty, turns: readTurns(store.read()) }, ({ turns }, before) => {
    if (turns !== before.turns) store.write(turns.length ? writeTurns(turns) : null)
  })

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
