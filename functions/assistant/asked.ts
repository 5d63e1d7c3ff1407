import type { Draft } from '#domain/assistant/draft.ts'
import type { Question } from '#domain/assistant/question.ts'
import type { Calendar } from '#domain/time/work-calendar.ts'
import type { ModelEnv } from './text-model.ts'

/** What answers read from. */
export type AssistantEnv = { DB: D1Database } & ModelEnv

/** What one answer is asked for. */
export type Asked = {
  /** What the conversation says so far of what is asked. */
  question: Question
  /** What the clause itself says. */
  clause: Question
  /** References of the models that are spoken of: named, chosen among those listed, or of the page. */
  focus: readonly string[]
  /** References that the answer before showed. */
  listed: readonly string[]
  /** ISO day in Paris. */
  today: string
  /** When the company is there. */
  calendar: Calendar
}

/** An answer, or null where what it needs is missing. */
export type Answer = (env: AssistantEnv, asked: Asked) => Promise<Draft | null> | Draft | null
