import { classReply, periodAndMore } from '#domain/assistant/class-reply.ts'
import { companyAnswer } from '#domain/assistant/company-answer.ts'
import { applicationReply, lateReply } from '#domain/assistant/deadline-reply.ts'
import { classSizeReply, definitionReply } from '#domain/assistant/definition-reply.ts'
import type { Draft } from '#domain/assistant/draft.ts'
import { dueReply } from '#domain/assistant/due-reply.ts'
import { figuresReply } from '#domain/assistant/figures-reply.ts'
import { howToReply } from '#domain/assistant/how-to-reply.ts'
import type { Intent } from '#domain/assistant/intents.ts'
import { plateReply } from '#domain/assistant/plate-reply.ts'
import { classIn, type Question } from '#domain/assistant/question.ts'
import { greeting, handover, refusal, siteTrouble, welcome } from '#domain/assistant/refusals.ts'
import { dutyReply, periodReply, whoReply } from '#domain/assistant/rule-reply.ts'
import {
  borderReply,
  durationReply,
  expiredReply,
  logbookReply,
  repairedReply,
  unapprovedReply,
} from '#domain/assistant/verified-state-reply.ts'
import { packageReply } from './package-interval.ts'

type Answer = (question: Question, today: string) => Draft | null

/** The answers that need no catalogue; what none of them knows is looked up in the passages. */
export const answers: Partial<Record<Intent, Answer>> = {
  injection: ({ locale }) => refusal(locale, 'instructions'),
  'legal-advice': ({ locale }) => refusal(locale, 'legal'),
  'off-topic': ({ locale }) => refusal(locale, 'topic'),
  person: ({ locale }) => handover(locale, 'asked'),
  broken: ({ locale }) => handover(locale, 'broken'),
  package: packageReply,
  site: ({ locale }) => siteTrouble(locale),
  greeting: ({ locale }) => greeting(locale, 'clarify'),
  thanks: ({ locale }) => welcome(locale),
  capabilities: ({ locale }) => greeting(locale, 'how-to'),
  company: companyAnswer,
  plate: plateReply,
  'how-to': howToReply,
  due: (question, today) => dueReply(question, today) ?? periodReply(question),
  error: (question) => figuresReply(question, 'error'),
  min: (question) => figuresReply(question, 'min'),
  intervals: (question) => figuresReply(question, 'intervals'),
  class: classReply,
  'class-size': classSizeReply,
  period: periodAndMore,
  expired: expiredReply,
  repaired: repairedReply,
  border: borderReply,
  logbook: logbookReply,
  late: lateReply,
  apply: applicationReply,
  unapproved: unapprovedReply,
  duration: durationReply,
  who: whoReply,
  duty: (question) => (classIn(question) === null ? dutyReply(question) : classReply(question)),
  definition: (question) => definitionReply(question),
}
