import * as v from 'valibot'
import type { Locale } from '#config/locales.ts'
import { Message } from '#domain/assistant/conversation-schema.ts'
import { conversationInput, isFull, readTurns, writeTurns } from '#domain/assistant/turns.ts'
import { AppError } from '#domain/errors/error.ts'
import type { FormValues } from '#domain/forms/posted.ts'
import type { CallApi } from '#src/api/call-api.ts'

/** The name of the form that asks the next question. */
export const conversationForm = 'assistant'
/**
 * Its fields: the conversation so far (`writeTurns`), the typed message, and the question of a button that was pressed
 * instead.
 */
export const conversationFields = ['conversation', 'message', 'question'] as const

/** The question that was typed or pressed. Throws `invalid-fields`. */
function questionIn({ message = '', question = '' }: FormValues): string {
  const read = v.safeParse(Message, { from: 'visitor', text: question || message })
  if (read.success) return read.output.text
  throw new AppError('invalid-fields', { fields: { message: read.issues[0].message } })
}

/** Asks a question that came as a native POST: the conversation with its answer. */
export async function answerPosted(values: FormValues, callApi: CallApi, lang: Locale): Promise<FormValues> {
  const turns = readTurns(values.conversation)
  const question = questionIn(values)
  if (isFull(turns)) return { conversation: writeTurns(turns), message: '' }
  const { reply } = await callApi('POST /assistant', { body: conversationInput(turns, question, { lang }) })
  return { conversation: writeTurns([...turns, { question, reply }]), message: '' }
}
